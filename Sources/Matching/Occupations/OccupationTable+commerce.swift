extension OccupationTable {
  /// Sales and office (41, 43).
  static let commerce = """
    41-1011 522 First-Line Supervisors of Retail Sales Workers
      store manager; retail supervisor; retail manager; assistant store manager; shop manager;
      department manager retail
      > 43-1011 35-1012 41-3091 37-1011 53-1042 49-1011
    41-2011 523 Cashiers
      cashier; checkout operator; till operator
      > 43-3071 41-1011 41-2031 43-4051
    41-2031 522 Retail Salespersons
      sales associate; retail sales associate; shop assistant; sales assistant; retail
      assistant; sales advisor; verkäufer
      > 53-7065 41-2011 41-1011 41-9041 43-4051
    41-3021 332 Insurance Sales Agents
      insurance agent; insurance broker; insurance sales agent
      > 41-3091 13-2052 13-2072 41-3031 13-2053 13-2051 43-4051
    41-3031 331 Securities, Commodities, and Financial Services Sales Agents
      stockbroker; securities trader; trader; investment banker
      > 13-2051 13-2052 13-2072 13-2041
    41-3041 422 Travel Agents
      travel agent; travel consultant
      > 41-3091 39-6012 43-4051 41-9041 41-2031 43-4171
    41-3091 332 Sales Representatives of Services, Except Advertising, Insurance, Financial Services, and Travel
      account executive; sales executive; business development representative; sdr; sales
      development representative; business development executive; inside sales representative;
      account manager; business development manager; key account manager; customer success
      manager
      > 43-4051 41-9041 11-2022 11-2021 41-3021
    41-4012 332 Sales Representatives, Wholesale and Manufacturing, Except Technical and Scientific Products
      sales representative; field sales representative; outside sales representative;
      territory sales representative; sales rep; technical sales representative
      > 41-3091 41-9031 11-2022 13-1023 11-3061
    41-9022 333 Real Estate Sales Agents
      real estate agent; estate agent; realtor; real estate broker; letting agent
      > 11-9141 13-2023 41-3091 41-3031 41-3021 13-2052 13-2072
    41-9031 243 Sales Engineers
      sales engineer; solutions engineer; presales consultant; pre sales engineer; solution
      consultant
      > 15-1252 17-2112 17-2072 41-4012 17-2112.03 15-1211
    41-9041 524 Telemarketers
      telemarketer; telesales agent; telesales executive
      > 41-3091 43-4051 43-4171 41-2031
    43-1011 334 First-Line Supervisors of Office and Administrative Support Workers
      office supervisor; administrative supervisor; customer service manager; call center
      team leader; contact center team leader; call center
      supervisor; customer service team leader; contact centre manager
      > 49-1011 53-1042 37-1011 51-1011 47-1011
    43-3011 421 Bill and Account Collectors
      collections agent; debt collector; credit controller
      > 43-4051 43-3021 43-3071 43-3031 43-3051
    43-3021 431 Billing and Posting Clerks
      billing clerk; billing specialist; invoice clerk
      > 43-3031 43-4051 43-3051 43-9061 43-3011
    43-3031 431 Bookkeeping, Accounting, and Auditing Clerks
      bookkeeper; accounts payable clerk; accounts payable specialist; accounts receivable
      clerk; accounting clerk; accounts assistant; accounts clerk; accounting assistant;
      accounts receivable specialist; purchase ledger clerk; buchhalter
      > 43-3021 43-3051 43-9061 43-3071
    43-3051 431 Payroll and Timekeeping Clerks
      payroll clerk; payroll specialist; payroll administrator; payroll officer; payroll
      manager
      > 43-4161 43-3031 43-1011 43-3021 43-9061 11-3012 43-6014
    43-3071 421 Tellers
      bank teller; teller; bank clerk
      > 43-3031 41-3031 43-3011 41-2011 43-3021
    43-4051 422 Customer Service Representatives
      customer service representative; customer service advisor; call center agent; customer
      support specialist; customer service agent; customer support representative; call centre
      operator; csr; customer advisor
      > 41-3091 43-4171 41-9041 43-3021 43-3011
    43-4081 422 Hotel, Motel, and Resort Desk Clerks
      hotel receptionist; front desk agent; front desk clerk; night auditor; hotel front desk
      agent
      > 11-9081 39-6012 43-4171 41-2011
    43-4161 441 Human Resources Assistants, Except Payroll and Timekeeping
      hr assistant; human resources assistant; hr administrator; hr coordinator; people
      coordinator
      > 13-1071 43-3051 11-3121 43-1011 11-3012 43-6011 43-6014
    43-4171 422 Receptionists and Information Clerks
      receptionist; front desk receptionist; medical receptionist; office receptionist
      > 43-6013 43-9061 43-4051 43-6014 43-6011 43-3021
    43-5021 962 Couriers and Messengers
      courier; messenger; bike courier
      > 43-5052 53-3033 43-5071 43-5032
    43-5032 432 Dispatchers, Except Police, Fire, and Ambulance
      dispatcher; transport planner; freight dispatcher; transport coordinator; logistics
      coordinator
      > 53-1042 49-1011 43-5061
    43-5052 441 Postal Service Mail Carriers
      mail carrier; postman; letter carrier; postal worker
      > 43-5021 43-5071 53-3033 43-5032
    43-5061 432 Production, Planning, and Expediting Clerks
      production planner; production scheduler; materials planner; planner production
      > 13-1082 51-1011 43-5071 53-1042 53-7065 17-3026 49-1011 43-1011
    43-5071 432 Shipping, Receiving, and Inventory Clerks
      shipping clerk; receiving clerk; inventory clerk; stock controller; inventory
      specialist; inventory controller; shipping and receiving clerk; goods in operative
      > 53-7062 53-7065 43-5061
    43-6011 334 Executive Secretaries and Executive Administrative Assistants
      executive assistant; pa to ceo; executive secretary; personal assistant
      > 43-6014 11-3012 43-6012 43-9061 43-1011 43-4161 43-4171 43-6013 23-2011
    43-6012 334 Legal Secretaries and Administrative Assistants
      legal secretary
      > 23-2011 43-6014 43-6011 43-9061 43-4171 29-2072
    43-6013 334 Medical Secretaries and Administrative Assistants
      medical secretary; medical administrator; ward clerk
      > 29-2072 43-4171 43-6014 31-9092 43-9061 43-6011 43-4051
    43-6014 412 Secretaries and Administrative Assistants, Except Legal, Medical, and Executive
      administrative assistant; secretary; office assistant; admin assistant; administrator;
      office administrator; administrative coordinator; virtual assistant; office coordinator
      > 43-6011 43-9061 11-3012 43-6012 43-4171 43-6013 43-1011 43-4161 43-3051
    43-9021 413 Data Entry Keyers
      data entry clerk; data entry operator; data entry specialist
      > 43-9061 43-5061 43-3021 43-3051 43-5071
    43-9061 411 Office Clerks, General
      office clerk; general clerk; clerical assistant
      > 43-6014 43-4171 43-6013 11-3012 43-6011 43-1011 43-3021
    """
}
