extension SkillLexicon {
  /// Offices, projects, marketing and sales.
  static let office = """
    !Excel|microsoft excel|ms excel>spreadsheets
    Google Sheets>spreadsheets
    spreadsheets|spreadsheet|tabellenkalkulation|tableur
    pivot tables|pivot table
    Microsoft Word|ms word>microsoft office
    PowerPoint|microsoft powerpoint>microsoft office
    Microsoft Office|ms office|office suite
    Microsoft 365|office 365
    Microsoft Access|ms access|!access
    !Outlook|microsoft outlook
    SharePoint
    Google Workspace|g suite
    ?CRM|crm system|crm software|customer relationship management
    Salesforce|salesforce.com>CRM
    HubSpot|hubspot crm
    HubSpot CRM>CRM
    Microsoft Dynamics|dynamics 365
    Zendesk
    Freshdesk
    ServiceNow
    ERP system|erp systems|erp software
    SAP|sap erp>ERP system
    SAP HANA>SAP
    SAP FICO|sap fi|sap co>SAP
    NetSuite>ERP system
    ?PR|public relations
    press relations|media relations
    SEO|search engine optimization|search engine optimisation|suchmaschinenoptimierung
    ?SEA|search engine advertising
    Google Ads|google adwords
    Google Analytics|ga4
    email marketing|e-mail marketing|newsletter marketing
    content marketing
    social media marketing
    social media|social media management
    copywriting|copy writing
    Photoshop|adobe photoshop
    Illustrator|adobe illustrator
    InDesign|adobe indesign
    After Effects
    Premiere Pro|adobe premiere
    Canva
    ~campaigns|campaign planning|campaign management|planning campaigns|marketing campaigns
    ~budgets|~budget|~budgeted|budgeting|budget planning|budget management|budget responsibility|managing budgets|budget control|budget ownership|budgetverantwortung|presupuestos
    project management|projektmanagement|gestion de projet|gestion de proyectos
    stakeholder management
    change management
    risk management
    MS Project|microsoft project
    event planning|event management
    complaint handling|complaints handling|handling complaints|handle complaints|complaint management|complaint resolution|resolving complaints|beschwerdemanagement|~complaints
    live chat
    telesales
    cold calling
    upselling
    lead generation
    account management|key account management
    data entry
    typing
    minute taking|minutes of meetings
    travel booking|travel arrangements
    diary management|calendar management
    """

  /// Accounting, banking and law.
  static let finance = """
    bookkeeping|buchhaltung|tenue de la comptabilite|contabilidad
    accounts payable|accounts-payable|?ap
    accounts receivable|accounts-receivable|?ar
    bank reconciliation|bank reconciliations|reconciling bank accounts|rapprochements bancaires|rapprochement bancaire
    month-end close|month end close|month-end closing|monthly close|month-end closings|monatsabschluss
    year-end close|year-end closing|year end accounts|jahresabschluss|annual accounts
    VAT|vat returns|vat return|value added tax|umsatzsteuer
    TVA|declarations de tva
    payroll|payroll processing|running payroll|lohnbuchhaltung|lohnabrechnung
    paie|gestion de la paie
    QuickBooks
    Xero
    !Sage
    DATEV
    IFRS
    US GAAP|?gaap
    financial modeling|financial modelling
    forecasting|~forecasts
    cost accounting|kostenrechnung
    internal audit|internal auditing
    credit control
    fixed assets|fixed asset register
    tax law|tax legislation|steuerrecht
    tax returns
    legal research
    civil litigation
    contract drafting|drafting contracts
    contract law
    due diligence
    conveyancing
    """

  /// Recruiting, teaching and leading.
  static let people = """
    recruiting|recruitment|talent acquisition
    onboarding
    lesson planning|planning lessons|plan lessons|unterrichtsplanung
    classroom management
    curriculum development|curriculum design
    special education
    safeguarding
    team leadership|leading a team|lead a team|led a team|leading teams|team management|managing a team|fuhren eines teams|teamleitung
    leading managers|managing managers|manage managers|led managers|manager of managers
    coaching
    mentoring
    public speaking
    negotiation
    """
}
