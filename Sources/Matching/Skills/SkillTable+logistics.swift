extension SkillTable {
  /// Warehouses, transport, supply chains.
  static let logistics = """
    Warehouse operations|warehousing|warehouse|warehouse work
    Forklift|forklift operation|forklift licence|forklift license|counterbalance|reach truck|forklift certified|forklift certification|fork lift
    Pallet jack|pallet truck|pallet handling
    Order picking|picking and packing|pick and pack|order fulfilment|order fulfillment|picking
    Shipping and receiving|goods in|goods out|receiving goods|dispatch
    Loading and unloading|loading trucks|unloading
    Packing|packaging
    RF scanners|rf scanner|barcode scanning|handheld scanner|scanners
    Inventory management|inventory control|cycle counts|cycle counting|stock management|inventory
    WMS|warehouse management system|manhattan wms|sap ewm
    Supply chain management|supply chain|supply chain planning|scm
    Demand planning|s&op
    Logistics|logistics coordination|logistics planning|logistics management
    Freight forwarding|freight|air freight|ocean freight
    Customs clearance|customs|customs documentation|incoterms|import export
    Route planning|route optimisation|route optimization|delivery routes|dispatching
    Transport management|tms|fleet management|fleet
    CDL|cdl class a|class a cdl|commercial driver's license|commercial driving licence
    =HGV licence|hgv class 1|hgv|lgv|c+e licence|hgv licence|category c
    Driver CPC|cpc card|driver qualification card
    Tachograph|hours of service|electronic logging device|eld
    Pre-trip inspections|vehicle inspection|vehicle checks|pre trip inspection
    Hazmat|adr|dangerous goods|hazardous materials
    Delivery driving|van driving|last mile|parcel delivery|multi drop
    Driving licence|driver's license|valid driver's license|clean driving record|driving license|category b
    Defensive driving|safe driving
    Bus driving|passenger transport|pcv licence|passenger endorsement
    Manual handling|heavy lifting|lifting up to
    Airport operations|ground handling|ramp operations
    Flight operations|commercial pilot license|atpl|instrument rating|pilot licence
    Cabin service|cabin crew|flight attendant
    Railway operations|rail safety|train driving
    Mail sorting|mail processing|sorting
    """
}
