extension SkillLexicon {
  /// Nursing, medicine and care.
  static let health = """
    medication administration|administering medication|administering medications|giving medication|giving medications|administer medication|medication rounds|medikamentengabe
    wound care|wundversorgung
    patient assessment|patient assessments|assessing patients
    phlebotomy|drawing blood|blood draws
    IV therapy|intravenous therapy
    triage
    telemetry
    radio telemetry
    ventilator management
    Epic EHR|epic charting
    electronic health records|?ehr|?emr|electronic medical records
    infection control
    dementia care
    palliative care
    charge nurse
    basic care|grundpflege
    discharge planning
    care planning|care plans
    dialysis
    midwifery
    dental hygiene
    radiography
    """

  /// Construction, manufacturing, transport and warehouses.
  static let trades = """
    welding
    AWS D1.1
    AWS D1.5
    AWS D1.2
    AWS CWI|aws certified welding inspector
    MIG welding|mag welding|gmaw|?mig|?mag>welding
    TIG welding|gtaw|?tig>welding
    soldering
    CNC machining|cnc programming|cnc milling|cnc turning|?cnc
    conduit bending|bending conduit|bent conduit
    blueprint reading|reading blueprints|read blueprints|plan reading
    fire alarm systems|fire alarms|fire alarm
    HVAC|heating ventilation and air conditioning
    refrigeration
    pipefitting
    masonry
    drywall
    carpentry|joinery
    forklift operation|forklift driving|driving forklifts|operating forklifts|operating a forklift
    order picking|picking orders|picked orders|picked and packed|kommissionierung
    stock counts|stock counting|stocktaking|stock takes|counted stock|inventory counts
    packing
    load securing|securing loads|secured loads|ladungssicherung
    route planning|planning routes|plan routes|planned routes|tourenplanung
    pre-trip inspection|pre-trip inspections
    bridge design|bridge engineering|designing bridges
    site inspection|site inspections|inspecting sites
    cost estimating|cost estimation
    structural analysis
    troubleshooting|trouble shooting|fehlersuche
    preventive maintenance|preventative maintenance
    quality control|?qc
    quality assurance|?qa
    lean manufacturing
    Six Sigma
    5S
    kaizen
    """

  /// Kitchens, hotels and shops.
  static let service = """
    menu planning|planning menus|menu development|menu design|menu writing|wrote menus|write menus|writing menus|~menus
    pastry|patisserie|pastries
    sauces
    HACCP>food safety
    food safety|food hygiene|lebensmittelhygiene
    kitchen management|kuchenleitung
    Italian cuisine|italian cooking|italian kitchen
    French cuisine|french cooking
    barista skills|espresso making
    cash handling|handling cash|till operation
    point of sale|?pos|pos systems
    visual merchandising
    merchandising
    housekeeping
    table service|waiting tables
    wine service
    Opera PMS
    """

  /// Names that are used in German, French and Spanish texts only.
  static let european = """
    Maschinenbau
    Dokumentation
    Qualitätsmanagement
    Reinigung
    relation client|service client
    relances
    atencion al cliente
    facturacion
    """
}
