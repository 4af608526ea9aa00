extension SkillTable {
  /// Building, installing, repairing, making.
  static let trades = """
    Electrical installation|electrical wiring|wiring|conduit bending|cable installation|conduit
    Electrical troubleshooting|electrical fault finding|fault finding|electrical testing|electrical maintenance
    National Electrical Code|nec|18th edition|bs 7671|wiring regulations
    Journeyman electrician|electrician license|journeyman license|master electrician|electrical licence|ecs gold card
    Blueprint reading|reading blueprints|technical drawings|schematics|engineering drawings|blueprints
    PLC|programmable logic controller|plc programming|siemens s7|allen bradley|tia portal
    Motor controls|variable frequency drives|vfd|motor control
    Solar installation|photovoltaic|pv installation|solar panels
    Fire alarm systems|fire alarms
    Low voltage|structured cabling|data cabling|fibre optic|fiber optic
    Plumbing|pipe fitting|pipefitting|soldering copper pipe|drainage
    Plumbing licence|plumbing license|journeyman plumber|master plumber
    Gas fitting|gas safe|gas lines
    Boiler installation|boilers|boiler maintenance|heating systems
    HVAC|hvac maintenance|hvac systems|air conditioning|heating ventilation
    Refrigeration|epa 608|f gas|refrigerant handling|chillers
    Sheet metal|ductwork
    Carpentry|joinery|framing|finish carpentry
    Cabinet making|cabinetry
    Concrete|concrete pouring|formwork|concrete finishing
    Masonry|bricklaying|brickwork
    Roofing|shingles
    Drywall|plastering|plasterboard
    Painting and decorating|painting|interior painting|spray painting
    Tiling|flooring
    Scaffolding|working at height|work at heights
    Demolition|excavation
    Heavy equipment operation|excavator|bulldozer|backhoe|loader operation|skid steer
    Crane operation|rigging|crane operator|slinger
    Construction management|site management|site supervision|construction supervision
    Quantity surveying|cost estimating|estimating|construction estimating|take offs
    OSHA 10|osha 30|osha|osha certification
    CSCS|cscs card|smsts|white card
    Health and safety|workplace safety|site safety|safety procedures|ehs|hse|nebosh|iosh
    PPE|personal protective equipment
    Lockout/tagout|loto|lockout tagout
    Welding|welder
    MIG welding|gmaw|mig>Welding
    TIG welding|gtaw|tig>Welding
    Stick welding|smaw|arc welding|mma welding>Welding
    Flux-cored welding|fcaw>Welding
    AWS D1.1|welding certification|asme ix|coded welder
    Metal fabrication|fabrication|plasma cutting|oxy fuel|grinding
    CNC machining|cnc|cnc programming|g code|cnc milling|cnc turning|fanuc
    Manual machining|lathe|milling|milling machine|lathes|surface grinding
    Precision measurement|micrometers|calipers|cmm|gauges|vernier
    GD&T|geometric dimensioning
    Tool making|jigs and fixtures|die making
    Machine setup|machine operation|machine operator|press operation|machine set up
    Injection moulding|injection molding
    Assembly|mechanical assembly|electronic assembly|assembly line|product assembly
    Soldering|ipc 610|ipc a 610|circuit board assembly
    Quality control|quality inspection|inspection|qc|visual inspection
    Quality assurance|qa|quality management
    ISO 9001|iso9001|quality management system|qms|iatf 16949|as9100
    Preventive maintenance|planned maintenance|preventative maintenance|ppm
    Equipment repair|machine repair|mechanical repair|industrial maintenance|equipment maintenance
    Hydraulics|hydraulic systems
    Pneumatics|pneumatic systems
    CMMS|maintenance management system|maximo
    Automotive repair|vehicle repair|car repair|engine repair|vehicle servicing
    Vehicle diagnostics|diagnostic tools|obd|engine diagnostics|diagnostic scanner
    ASE certification|ase certified|ase
    Brake repair|brakes|brake systems|suspension
    Diesel engines|diesel repair|diesel mechanics
    Aircraft maintenance|airframe and powerplant|a&p license|avionics|easa part 66
    Hand tools|power tools|hand and power tools
    Elevator maintenance|lift maintenance
    Appliance repair
    Locksmithing
    Groundskeeping|landscaping|grounds maintenance|mowing|lawn care
    Tree work|arboriculture|pruning|chainsaw
    Irrigation|sprinkler systems
    Crop production|harvesting|planting|crop management|crop scouting
    Livestock|animal husbandry|milking|dairy farming
    Tractor operation|tractors|farm machinery
    Pesticide application|pesticide applicator|spraying
    Greenhouse work|horticulture|plant propagation
    Mining operations|blasting|underground mining|drilling
    """
}
