extension OccupationTable {
  /// Computing, engineering and science (15, 17, 19).
  static let science = """
    15-1211 251 Computer Systems Analysts
      systems analyst; business systems analyst; business analyst; it business analyst; it
      analyst; erp consultant; salesforce administrator; sap consultant
      > 15-1252 15-1242 15-1253 15-1244 11-3021 15-1212
    15-1212 252 Information Security Analysts
      information security analyst; cybersecurity analyst; security analyst; security
      engineer; soc analyst; application security engineer; cyber security engineer; it
      security specialist
      > 15-1299.04 15-1211 15-1244 15-1231 15-1252 15-1242 15-1241
    15-1231 351 Computer Network Support Specialists
      network technician; network support specialist; network administrator support; noc
      technician
      > 15-1244 15-1241 15-1232 15-1252 15-1212 15-1211 15-1242
    15-1232 351 Computer User Support Specialists
      it support specialist; help desk technician; helpdesk analyst; desktop support
      technician; service desk analyst; it support technician; technical support specialist;
      it technician; technical support engineer
      > 15-1252 15-1231 15-1244 15-1211 15-1242 15-1212 15-1253
    15-1241 252 Computer Network Architects
      network engineer; network architect; solutions architect; cloud architect;
      infrastructure architect
      > 15-1252 15-1231 15-1244 15-1211 15-1212 17-2061
    15-1242 252 Database Administrators
      database administrator; dba; database engineer; sql dba; database architect
      > 15-1252 15-1244 15-1211 15-1212 15-1231
    15-1243.01 252 Data Warehousing Specialists
      data engineer; data warehouse engineer; etl developer; big data engineer; analytics
      engineer; data platform engineer; data architect
      > 15-1252 15-1211 15-1242 15-1253 15-2051 15-1251
    15-1244 252 Network and Computer Systems Administrators
      systems administrator; system administrator; sysadmin; linux administrator; network
      administrator; windows administrator; devops engineer; site reliability engineer; sre;
      platform engineer; cloud engineer; infrastructure engineer; it administrator
      > 15-1231 15-1252 15-1242 15-1241 15-1211 15-1232 15-1212
    15-1251 251 Computer Programmers
      programmer; computer programmer; cobol programmer; analyst programmer
      > 15-1252 15-1255 15-1211 15-1253 15-1242 17-2061 15-1241
    15-1252 251 Software Developers
      software engineer; software developer; backend engineer; back end developer; backend
      developer; full stack developer; full stack engineer; fullstack developer; fullstack
      engineer; java developer; python developer; swift developer; ios developer; ios
      engineer; android developer; android engineer; mobile developer; mobile engineer;
      application developer; .net developer; c++ developer; go developer; rust developer; ruby
      developer; node developer; embedded software engineer; game developer; founding
      engineer; product engineer; swe; sde; software development engineer; staff engineer;
      principal engineer; ai engineer; software architect; web application developer; api
      developer; firmware engineer; tech lead
      > 15-1211 15-1253 17-2061 15-1251 15-1242 15-1241 15-1254
    15-1253 251 Software Quality Assurance Analysts and Testers
      qa engineer; software tester; test engineer; quality assurance analyst; test automation
      engineer; qa analyst; sdet; qa tester; software test engineer; automation tester
      > 15-1252 15-1211 15-1299.04 15-1251
    15-1254 251 Web Developers
      web developer; front end developer; frontend developer; frontend engineer; front end
      engineer; php developer; wordpress developer; javascript developer; react developer; ui
      developer; ui engineer; angular developer; webmaster
      > 15-1255 15-1252 15-1251 15-1242 15-1211
    15-1255 216 Web and Digital Interface Designers
      ux designer; ui designer; product designer; ui/ux designer; interaction designer; web
      designer; user experience designer; ux researcher; digital designer
      > 15-1254 15-1252 15-1251 27-1024 15-1242 15-1211
    15-1299.04 252 Penetration Testers
      penetration tester; security architect; ethical hacker; red team operator
      > 15-1212 15-1253 15-1252 15-1211 15-1231 15-1242
    15-1299.09 133 Information Technology Project Managers
      it project manager; scrum master; technical project manager; agile coach; agile delivery
      manager; it delivery manager
      > 13-1082 15-1252 13-1111 11-3021 15-1211 11-1021 15-1242 15-1244
    15-2011 212 Actuaries
      actuary; actuarial analyst; pricing actuary
      > 13-2052 13-2051 13-2011 41-3021 11-3031 13-2053
    15-2031 212 Operations Research Analysts
      operations research analyst; quantitative analyst; optimization analyst
      > 15-2051 15-1211 15-1252 13-1111 15-2041
    15-2041 212 Statisticians
      statistician; biostatistician
      > 15-2051 15-2031
    15-2051 212 Data Scientists
      data scientist; machine learning engineer; ml engineer; data analyst; applied scientist;
      machine learning scientist; nlp engineer; computer vision engineer; bi analyst; business
      intelligence analyst; research scientist machine learning; business intelligence
      developer
      > 15-2041 15-2031
    17-1011 216 Architects, Except Landscape and Naval
      architect; project architect; building architect; architectural designer; architectural
      assistant
      > 27-1025 11-9021 17-2051 47-4011 17-2112 13-1082
    17-2041 214 Chemical Engineers
      chemical engineer; process safety engineer; chemical process engineer
      > 17-2112.03 19-2031 17-2141 17-2112
    17-2051 214 Civil Engineers
      civil engineer; structural engineer; transportation engineer; geotechnical engineer;
      highway engineer; site engineer; bridge engineer
      > 11-9021 47-4011 17-2081 17-3011 17-1011
    17-2061 215 Computer Hardware Engineers
      computer hardware engineer; fpga engineer; asic engineer; chip design engineer
      > 15-1252 17-2072 17-3023
    17-2071 215 Electrical Engineers
      electrical engineer; power systems engineer; electrical design engineer; power engineer
      > 17-2072 17-2141 17-3023 17-2112
    17-2072 215 Electronics Engineers, Except Computer
      electronics engineer; electronic design engineer; hardware engineer; rf engineer
      > 17-3023 17-2071 17-2061 17-2141 17-2112
    17-2081 214 Environmental Engineers
      environmental engineer; water engineer; wastewater engineer
      > 19-2041 17-2051
    17-2112 214 Industrial Engineers
      industrial engineer; process engineer; production engineer; quality engineer; continuous
      improvement engineer; lean engineer
      > 17-2112.03 11-3051 17-2141 17-2071 17-2072
    17-2112.03 214 Manufacturing Engineers
      manufacturing engineer; manufacturing process engineer
      > 17-2112 17-2041 11-3051 17-2141 17-2072 17-2071
    17-2141 214 Mechanical Engineers
      mechanical engineer; mechanical design engineer; hvac engineer; design engineer;
      mechanical project engineer
      > 17-2071 17-2072 17-3023 17-2112
    17-3011 311 Architectural and Civil Drafters
      cad technician; drafter; draughtsman; cad designer; bim technician; architectural
      technician
      > 17-2051 17-1011 17-3023
    17-3023 311 Electrical and Electronic Engineering Technologists and Technicians
      electronics technician; electrical technician; electrical engineering technician;
      instrumentation technician; automation technician
      > 17-2072 17-3026
    17-3026 311 Industrial Engineering Technologists and Technicians
      quality technician; process technician; manufacturing technician
      > 17-2112 17-2112.03 17-3023
    19-1042 213 Medical Scientists, Except Epidemiologists
      medical scientist; clinical research scientist; clinical research associate; research
      scientist; biomedical scientist
      > 29-2011
    19-2031 211 Chemists
      chemist; analytical chemist; research chemist; quality control chemist
      > 17-2041 29-2011 17-2112
    19-2041 213 Environmental Scientists and Specialists, Including Health
      environmental scientist; environmental consultant; environmental specialist; ecologist;
      sustainability consultant
      > 17-2081
    19-3011 263 Economists
      economist; research economist; policy economist
      > 13-2051 15-2051 15-2041
    19-3033 263 Clinical and Counseling Psychologists
      psychologist; clinical psychologist; counselling psychologist
      > 21-1014 21-1022 21-1011
    19-4021 314 Biological Technicians
      laboratory technician; biological technician; research technician; laboratory assistant;
      research assistant laboratory; lab technician
      > 29-2011 29-2012
    19-5011 226 Occupational Health and Safety Specialists
      health and safety officer; safety manager; ehs specialist; health and safety advisor;
      hse officer; safety officer
      > 19-2041 17-2081 47-4011
    """
}
