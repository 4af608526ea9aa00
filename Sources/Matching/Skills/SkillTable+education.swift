extension SkillTable {
  /// Teaching and child care.
  static let education = """
    Teaching|classroom teaching|classroom instruction|classroom teacher
    Lesson planning|lesson plans|planning lessons
    Classroom management|behaviour management|behavior management
    Curriculum development|curriculum planning
    Differentiated instruction|differentiation
    Assessment of learning|formative assessment|student assessment|marking|grading
    Special education|sen|send provision|iep|individualized education programs|ehcp|special needs
    Phonics|literacy|reading intervention|early literacy
    Mathematics|maths|math|algebra|calculus
    Science teaching|stem education|physics|chemistry|biology
    ESL|efl|tefl|esol|english as a second language|celta
    Early childhood education|early years|eyfs|child development|nursery
    Montessori
    Teaching certificate|teaching licence|teaching license|qualified teacher status|qts|pgce|state teaching credential
    Parent communication|parent conferences|parents evenings|parent teacher
    Google Classroom|canvas lms|moodle|learning management system|lms
    Tutoring|one to one tuition|private tuition
    Lecturing|higher education teaching|university teaching
    Academic research|peer reviewed publications|academic writing
    Student counselling|academic advising|career guidance|pastoral care
    Childcare|child care|babysitting|nappy changing
    School administration|school leadership|ofsted
    Library services|cataloguing|cataloging|reference services|collection development
    """
}
