extension SkillTable {
  /// Personal care, cleaning, safety and security.
  static let care = """
    Personal care|activities of daily living|adls|personal hygiene|bathing and dressing|washing and dressing
    Home care|domiciliary care|homecare
    Moving and handling|hoists|patient transfers|patient lifting|hoist
    Companionship|companion care
    Learning disabilities|autism support|developmental disabilities|autism
    Support work|supported living|support planning
    Care certificate|nvq health and social care|health and social care
    Background check|dbs check|enhanced dbs
    Cleaning|commercial cleaning|deep cleaning|office cleaning|janitorial
    Floor care|floor polishing|carpet cleaning|floor buffing
    Chemical handling|coshh|cleaning chemicals
    Waste disposal|waste management|recycling
    Laundry
    Pest control
    Window cleaning
    Building maintenance|facility maintenance|facilities maintenance|facilities management|general maintenance
    Hairdressing|hair cutting|haircuts|hair styling|cutting and styling
    Hair colouring|hair coloring|balayage|colour correction
    Cosmetology licence|cosmetology license|barber license
    Beauty treatments|facials|waxing|manicure|pedicure|nail care
    Massage therapy|massage|deep tissue
    Personal training|fitness instruction|fitness training|group fitness|group exercise
    Yoga|pilates
    Lifeguarding|pool safety
    Security patrol|patrols|patrolling|site patrol
    CCTV|video surveillance|surveillance
    Access control
    SIA licence|guard card|security licence|security guard license
    Firefighting|fire suppression|fire fighting
    Fire safety|fire prevention
    Law enforcement|policing|criminal investigation
    Firearms|weapons training
    Emergency response|emergency management|emergency procedures
    Corrections|inmate supervision|custody
    """
}
