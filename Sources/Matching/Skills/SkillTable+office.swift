extension SkillTable {
  /// Administration, customer service, projects and languages.
  static let office = """
    Microsoft Office|ms office|office suite|microsoft word|powerpoint|~outlook
    Google Workspace|g suite|google docs
    Typing|words per minute|wpm|audio typing|touch typing
    Data entry|data input
    Calendar management|diary management|scheduling appointments|appointment scheduling|appointment setting
    Travel arrangements|travel booking|travel coordination
    Minute taking|taking minutes|meeting minutes
    Filing|records management|document control|document management|record keeping
    Reception|front desk|switchboard|greeting visitors|phone reception
    Office administration|office management|administrative support|clerical
    Executive support|executive assistance
    Customer service|customer care|client service|customer support|customer relations|guest service
    Call handling|inbound calls|outbound calls|telephone etiquette|call centre|call center|contact centre|contact center
    Complaint handling|complaint resolution|conflict resolution|de escalation
    Zendesk
    Freshdesk
    Ticketing systems|ticketing system
    CRM|crm software|customer relationship management
    HubSpot>CRM
    Project management|project planning|project delivery|project coordination
    PMP|prince2|pmi certification>Project management
    MS Project|microsoft project|primavera|primavera p6|smartsheet
    Risk management|risk assessment|risk register
    Stakeholder management|stakeholder engagement|stakeholder communication
    Change management|organisational change|organizational change
    Process improvement|continuous improvement|business process|process mapping|bpmn
    ~Lean|lean manufacturing|six sigma|lean six sigma|kaizen|5s|green belt|black belt
    Budget management|budgeting|budget planning|budget control|budget preparation
    Procurement|purchasing|sourcing|strategic sourcing|tendering|purchase orders
    Vendor management|supplier management|supplier relations|supplier negotiation
    Contract management|contract administration|contract negotiation
    Grant writing|grant applications|grant management
    Fundraising|donor relations|donor management
    Volunteer management|volunteer coordination
    Event planning|event management|event coordination|event logistics
    Report writing|reporting|business writing
    Public speaking|presentation skills|presentations
    Team leadership|team management|people management|staff supervision|team lead|leading teams|line management
    Strategic planning|business strategy|corporate strategy
    Policy development|policy analysis|public policy
    Research|desk research|literature review
    Translation|interpreting|translator|interpreter
    English|fluent english
    Spanish|bilingual spanish
    French
    German|fluent german
    Portuguese
    Italian
    Dutch
    Arabic
    Mandarin|chinese language
    Japanese
    Hindi
    Polish language|fluent polish
    Sign language|bsl|american sign language
    Legal research|westlaw|lexisnexis|case law research
    Legal drafting|drafting pleadings|contract drafting|drafting contracts
    Litigation|civil litigation|trial preparation|e discovery|ediscovery
    Conveyancing|real estate law|property law
    Employment law|labor law|labour law
    Intellectual property|patents|trademarks
    Regulatory compliance|compliance|compliance monitoring
    GDPR|data protection|data privacy
    Notary|notary public
    Case management|caseload|case files|case notes
    """
}
