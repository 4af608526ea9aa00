extension OccupationTable {
  /// Community, law, education, arts and media (21, 23, 25, 27).
  static let society = """
    21-1011 263 Substance Abuse and Behavioral Disorder Counselors
      substance abuse counselor; addiction counselor; drug and alcohol worker
      > 21-1014 21-1022 21-1021 19-3033
    21-1012 242 Educational, Guidance, and Career Counselors and Advisors
      school counselor; career advisor; guidance counselor; academic advisor; careers adviser
      > 21-1021 21-1093 21-1014
    21-1014 263 Mental Health Counselors
      mental health counselor; therapist; counsellor; psychotherapist; counselor; mental
      health therapist
      > 21-1022 19-3033 21-1021 21-1011 21-1093
    21-1021 263 Child, Family, and School Social Workers
      social worker; child welfare social worker; family social worker; school social worker;
      children's social worker
      > 21-1022 21-1093 11-9151 21-1012
    21-1022 263 Healthcare Social Workers
      medical social worker; hospital social worker; clinical social worker
      > 21-1014 21-1021 21-1093 19-3033 21-1011
    21-1093 341 Social and Human Service Assistants
      case worker; support worker; social work assistant; youth worker; case manager; family
      support worker; outreach worker
      > 21-1021 21-1014 21-1022 21-1012 19-3033
    23-1011 261 Lawyers
      lawyer; attorney; solicitor; corporate counsel; legal counsel; associate attorney;
      general counsel; barrister
      > 13-1031 11-1011
    23-2011 341 Paralegals and Legal Assistants
      paralegal; legal assistant; litigation paralegal; legal executive; corporate paralegal
      > 43-6012 43-6011 43-6014 43-9061 29-2072
    25-1199 231 Postsecondary Teachers, All Other
      lecturer; university lecturer; professor; assistant professor; college instructor;
      adjunct professor
    25-2011 234 Preschool Teachers, Except Special Education
      preschool teacher; early years teacher; nursery teacher; early childhood educator; early
      years practitioner; erzieher
      > 25-2021 25-2058 25-2022 39-9011 25-9042
    25-2021 234 Elementary School Teachers, Except Special Education
      elementary school teacher; primary school teacher; primary teacher; elementary teacher;
      grade school teacher; class teacher
      > 25-2022 25-2031 25-3041 25-3011 25-2058 25-9042
    25-2022 233 Middle School Teachers, Except Special and Career/Technical Education
      middle school teacher
      > 25-2031 25-2021 25-3041 25-3011 25-2058
    25-2031 233 Secondary School Teachers, Except Special and Career/Technical Education
      secondary school teacher; high school teacher; math teacher; maths teacher; science
      teacher; english teacher; teacher; history teacher; physics teacher; teacher of
      mathematics
      > 25-2022 25-2021 25-3041 25-3011 25-2058 25-9042
    25-2058 235 Special Education Teachers, Secondary School
      special education teacher; sen teacher; special needs teacher; sen coordinator; senco
      > 25-2021 25-2022 25-2031 25-3011
    25-3011 235 Adult Basic Education, Adult Secondary Education, and English as a Second Language Instructors
      esl teacher; esl instructor; english language teacher; tefl teacher; adult education
      teacher
      > 25-3041 25-2022 25-2021 25-2031 25-2058
    25-3041 235 Tutors
      tutor; private tutor; online tutor; math tutor
      > 25-2031 25-3011 25-9042 25-2022 25-2021 25-2058
    25-4022 262 Librarians and Media Collections Specialists
      librarian; school librarian; library manager
      > 25-9031 15-1242 15-1232
    25-9031 235 Instructional Coordinators
      curriculum developer; instructional coordinator; curriculum specialist; curriculum
      coordinator
      > 13-1151 25-2058 25-3041 21-1012
    25-9042 531 Teaching Assistants, Preschool, Elementary, Middle, and Secondary School, Except Special Education
      teaching assistant; teacher's aide; teacher aide; classroom assistant; learning support
      assistant; paraprofessional; special education assistant
      > 25-3041 25-2021 25-2058 25-3011 25-2022
    27-1011 216 Art Directors
      art director; creative director
      > 27-1024 27-1014 13-1082 27-3031 27-3043 15-1299.09
    27-1014 216 Special Effects Artists and Animators
      animator; motion designer; 3d artist; motion graphics designer; vfx artist
      > 27-1024 27-4032 27-1011 15-1255
    27-1024 216 Graphic Designers
      graphic designer; visual designer; brand designer; communication designer; junior
      designer graphic
      > 27-1014 15-1255 27-1011 15-1254 15-1252 27-1025
    27-1025 343 Interior Designers
      interior designer; interior architect
      > 17-3011 27-1024 27-1011
    27-2022 342 Coaches and Scouts
      sports coach; football coach; athletics coach; swim coach
      > 39-9031 13-1151
    27-3023 264 News Analysts, Reporters, and Journalists
      journalist; reporter; news editor; correspondent
      > 27-3041 27-3043 27-3031 27-4032
    27-3031 243 Public Relations Specialists
      public relations specialist; public relations officer; pr manager; communications specialist; communications
      officer; press officer; communications manager; pr officer
      > 13-1161 27-3043 11-2021
    27-3041 264 Editors
      editor; copy editor; managing editor; content editor
      > 27-4032 27-3023 27-3043 27-3042 27-3031
    27-3042 264 Technical Writers
      technical writer; documentation specialist; technical author; documentation engineer
      > 27-3041 27-3043 15-1252 13-1082 15-1211
    27-3043 264 Writers and Authors
      copywriter; content writer; writer; author
      > 27-3041 27-3031 27-3023 27-3042 27-1011
    27-3091 264 Interpreters and Translators
      translator; interpreter; localisation specialist; court interpreter
      > 29-1127 25-3011 25-2031 25-9031 25-3041 27-3042
    27-4021 343 Photographers
      photographer; photo editor; studio photographer
      > 27-1024 27-1014 27-1011 27-4032 27-3043
    27-4032 265 Film and Video Editors
      video editor; film editor; videographer; video producer
      > 27-3041 27-1014 27-1024
    """
}
