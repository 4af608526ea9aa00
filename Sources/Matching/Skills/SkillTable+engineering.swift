extension SkillTable {
  /// Engineering outside software.
  static let engineering = """
    AutoCAD|auto cad|autocad civil 3d
    Civil 3D|civil3d
    Revit|bim|building information modelling|building information modeling
    SolidWorks|solid works
    CATIA|~creo|siemens nx|inventor
    CAD|computer aided design|3d modelling|3d modeling|cad drawings
    Finite element analysis|fea|ansys|abaqus
    CFD|computational fluid dynamics
    Mechanical design|machine design|mechanical engineering
    Thermodynamics|heat transfer
    Structural analysis|structural design|etabs|staad|structural engineering
    Reinforced concrete design|concrete design|steel design|eurocodes
    Geotechnical engineering|soil mechanics|soil testing
    Hydrology|stormwater|drainage design
    Road design|highway design|traffic engineering
    Surveying|land surveying|total station|land survey
    Electrical engineering|power systems|electrical design
    Circuit design|analog design|pcb design|altium|pcb layout|schematic capture
    FPGA|vhdl|verilog|systemverilog
    Signal processing|dsp
    Control systems|scada|dcs|process control|instrumentation
    Test equipment|oscilloscope|multimeter|bench testing
    Process engineering|chemical engineering|chemical processes|aspen
    Process safety|hazop
    Manufacturing engineering|production engineering|industrialisation
    Root cause analysis|fmea|8d|rca|five whys
    Statistical process control|spc|minitab
    Production planning|production scheduling|mrp|capacity planning
    Industrial engineering|time studies|line balancing
    Product development|new product introduction|npi
    Materials science|metallurgy
    Robotics|ros|robot programming|industrial robots
    3D printing|additive manufacturing
    Environmental impact assessment|environmental compliance|environmental monitoring|environmental permits
    Water treatment|wastewater treatment|wastewater
    Renewable energy|wind power|wind turbines
    Energy efficiency|energy audits|energy management
    Professional engineer licence|pe license|professional engineer|chartered engineer|fe exam
    Urban planning|zoning|land use planning
    Architecture design|architectural design|architectural drawings|construction documents
    Building codes|building regulations|building code
    Rhino|sketchup|3ds max
    """
}
