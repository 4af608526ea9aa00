extension SkillTable {
  /// Recruiting, personnel and training.
  static let people = """
    Recruitment|recruiting|talent acquisition|full cycle recruiting|candidate sourcing
    Applicant tracking systems|ats|greenhouse software|workday recruiting
    Interviewing|structured interviews|conducting interviews
    Onboarding|employee onboarding|new hire orientation
    Employee relations|industrial relations|grievance|labor relations
    Performance management|performance reviews|appraisals
    Compensation and benefits|benefits administration|compensation analysis|job evaluation
    HRIS|hr information system
    Workday>HRIS
    BambooHR>HRIS
    SuccessFactors>HRIS
    HR policies|human resources|hr administration|hr generalist
    SHRM|cipd|phr certification
    Training delivery|staff training|training and development|learning and development|facilitation|workshops
    Instructional design|e learning|elearning|articulate storyline|curriculum design
    Coaching|mentoring
    Workforce planning|rota planning|rostering|staff scheduling|shift scheduling
    Diversity and inclusion|dei
    """
}
