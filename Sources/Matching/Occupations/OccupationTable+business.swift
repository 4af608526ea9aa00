extension OccupationTable {
  /// Management, business and finance (major groups 11 and 13).
  static let business = """
    11-1011 112 Chief Executives
      ceo; chief executive officer; chief operating officer; coo; managing director; executive
      director
      > 11-1021 11-9151 11-3031.01 11-3121 11-3031
    11-1021 112 General and Operations Managers
      operations manager; general manager; business operations manager; branch manager;
      director of operations; head of operations; plant manager; site manager operations
      > 11-1011 11-3013 11-3012 11-3071 11-3051 13-1082 11-9021 15-1299.09 11-2022
    11-2021 122 Marketing Managers
      marketing manager; brand manager; product marketing manager; digital marketing manager;
      head of marketing; marketing director; growth manager
      > 13-1161 11-2022 11-3061 27-3031
    11-2021 243 Marketing Managers
      product manager; technical product manager; product owner; head of product; digital
      product manager; associate product manager
      > 13-1161 11-2022 11-3061 27-3031
    11-2022 122 Sales Managers
      sales manager; regional sales manager; sales director; head of sales; area sales
      manager; sales team leader; vp of sales
      > 11-2021 41-3091 13-1161 11-3061 11-1021
    11-3012 121 Administrative Services Managers
      office manager; administration manager; business office manager; administrative manager;
      administrative director
      > 43-1011 11-1021 43-6011 13-1082 11-3013 13-1071 11-3121
    11-3013 121 Facilities Managers
      facilities manager; facility manager; building manager; facilities coordinator
      > 11-1021 49-9071 11-9141 11-3012 37-1011 11-9021 11-3071 49-1011 47-4011
    11-3021 133 Computer and Information Systems Managers
      it manager; engineering manager; software engineering manager; software development
      manager; cto; chief technology officer; head of engineering; director of engineering; it
      director; vp of engineering; information systems manager; technical program manager;
      engineering lead; development manager
      > 15-1252 13-1082 15-1211 15-1299.09 15-1241 15-1244 15-1242
    11-3031 121 Financial Managers
      finance manager; cfo; chief financial officer; finance director; accounting manager;
      head of finance
      > 13-2011 13-2052 13-2051 13-2041 13-2072 11-3031.01 41-3031
    11-3031.01 121 Treasurers and Controllers
      financial controller; controller; treasurer; assistant controller
      > 13-2011 11-1011 11-3031 11-1021 13-2052 13-1111 13-2051
    11-3051 132 Industrial Production Managers
      production manager; manufacturing manager; factory manager; production supervisor
      manager
      > 11-1021 11-3071.04 11-3071 11-9021 13-1082
    11-3061 132 Purchasing Managers
      purchasing manager; procurement manager; head of procurement; sourcing manager
      > 13-1023 13-1081 11-2022 11-3071.04 11-3071 43-5061 11-2021
    11-3071 132 Transportation, Storage, and Distribution Managers
      logistics manager; warehouse manager; distribution manager; transport manager; fleet
      manager; warehouse operations manager
      > 13-1081 11-1021 11-3071.04 11-3051 11-3013 13-1082 11-3061
    11-3071.04 132 Supply Chain Managers
      supply chain manager; head of supply chain; supply chain director
      > 13-1081 11-3071 11-3051 11-3061 13-1082 13-1023 17-2112 11-1021
    11-3121 121 Human Resources Managers
      hr manager; human resources manager; hr director; head of people; people operations
      manager; chief people officer
      > 13-1071 43-4161 13-1111 11-9151
    11-9013 611 Farmers, Ranchers, and Other Agricultural Managers
      farm manager; farmer; agricultural manager; rancher; vineyard manager
      > 45-1011
    11-9021 132 Construction Managers
      construction manager; site manager; construction project manager; construction
      superintendent; site superintendent; project manager construction
      > 17-2051 47-1011 47-4011 49-9071 17-1011 17-2112 11-3013
    11-9032 134 Education Administrators, Kindergarten through Secondary
      school principal; principal; head teacher; headteacher; assistant principal; deputy head
      teacher; vice principal
      > 25-2021 25-9031 25-2031 25-2058 25-2022
    11-9051 141 Food Service Managers
      restaurant manager; food and beverage manager; catering manager; cafe manager; kitchen
      manager; assistant restaurant manager; f&b manager
      > 35-1012 35-1011 35-2014 41-1011
    11-9081 141 Lodging Managers
      hotel manager; hotel general manager; front office manager; guest services manager;
      rooms division manager
      > 39-6012 11-9051 11-9141 11-3013 11-1021 13-1121 11-3012
    11-9111 134 Medical and Health Services Managers
      nurse manager; nursing home manager; clinic manager; practice manager; healthcare
      administrator; director of nursing; health services manager; clinical manager; ward
      manager; care home manager; nursing director
      > 11-9151 43-6013 13-1111
    11-9141 133 Property, Real Estate, and Community Association Managers
      property manager; lettings manager; community manager property; leasing manager; estate
      manager
      > 41-9022 11-3013 13-2023 11-1021 13-1023 11-2022 11-9081
    11-9151 134 Social and Community Service Managers
      social services manager; program manager nonprofit; community services manager; charity
      manager; youth services manager
      > 21-1021 21-1022 21-1093 11-3121 21-1012
    13-1023 332 Purchasing Agents, Except Wholesale, Retail, and Farm Products
      buyer; purchasing agent; procurement specialist; procurement officer; purchaser;
      sourcing specialist; category buyer
      > 11-3061 13-1081 41-3031 11-3071.04 11-2022 13-1051
    13-1031 331 Claims Adjusters, Examiners, and Investigators
      claims adjuster; claims handler; insurance adjuster; claims examiner; claims specialist;
      loss adjuster
      > 13-1041 41-3021 13-2053 13-2023
    13-1041 242 Compliance Officers
      compliance officer; compliance analyst; compliance manager; regulatory affairs
      specialist; aml analyst; data protection officer
      > 13-1031 23-2011 43-6012
    13-1051 311 Cost Estimators
      cost estimator; estimator; quantity surveyor; construction estimator
      > 43-5061 11-9021 17-2112 13-1082 13-1023 17-3011 17-2051
    13-1071 242 Human Resources Specialists
      hr specialist; human resources generalist; hr generalist; recruiter; talent acquisition
      specialist; hr advisor; hr business partner; recruitment consultant; technical
      recruiter; hr officer
      > 43-4161 11-3121 43-1011 11-3012 13-1151
    13-1081 243 Logisticians
      logistician; supply chain analyst; logistics analyst; supply chain planner; demand
      planner; logistics specialist; supply chain specialist; inventory planner
      > 11-3071.04 13-1082 11-3071 11-3061 43-5061 13-1111 13-1023 11-3051
    13-1082 242 Project Management Specialists
      project manager; project coordinator; program manager; project management officer;
      delivery manager
      > 15-1299.09 13-1111 11-3021 13-1081 11-3012 11-1021 15-2031 11-9021
    13-1111 242 Management Analysts
      management consultant; business consultant; business process analyst; strategy
      consultant; operations analyst; business transformation consultant
      > 13-1082 15-1299.09 15-2051 11-3121 11-1011 15-2031
    13-1121 333 Meeting, Convention, and Event Planners
      event planner; event manager; event coordinator; conference organiser; wedding planner;
      events officer
      > 27-3031 13-1082 43-6011 11-9151
    13-1151 242 Training and Development Specialists
      training specialist; corporate trainer; learning and development specialist;
      instructional designer; training coordinator; learning designer
      > 25-9031 13-1111 13-1071 39-9031 21-1012
    13-1161 243 Market Research Analysts and Marketing Specialists
      marketing specialist; market research analyst; digital marketing specialist; seo
      specialist; marketing coordinator; content marketer; social media manager; growth
      marketer; ppc specialist; marketing executive; marketing analyst; email marketing
      specialist
      > 11-2021 13-1111 11-2022 15-2051 13-2051
    13-2011 241 Accountants and Auditors
      accountant; staff accountant; auditor; internal auditor; management accountant; tax
      accountant; cost accountant; financial accountant; general ledger accountant; chartered
      accountant; cpa; bilanzbuchhalter
      > 43-3031 11-3031.01 11-3031 13-2082 13-2041 13-2052 13-2051
    13-2023 331 Appraisers and Assessors of Real Estate
      property appraiser; real estate appraiser; valuer; property valuer
      > 41-9022 11-9141 13-2011 13-2072
    13-2041 331 Credit Analysts
      credit analyst; credit risk analyst; credit underwriter
      > 13-2072 13-2051 13-2052 11-3031 13-2011
    13-2051 241 Financial and Investment Analysts
      financial analyst; investment analyst; fp&a analyst; equity research analyst; business
      finance analyst; investment banking analyst
      > 13-2052 41-3031 13-2041 11-3031 13-2072
    13-2052 241 Personal Financial Advisors
      financial advisor; financial adviser; wealth manager; financial planner
      > 13-2051 41-3031 13-2072 11-3031 41-3021 13-2011
    13-2053 331 Insurance Underwriters
      insurance underwriter; underwriter
      > 41-3021 13-2072 13-2041 13-2052 13-1031 41-3031 13-2051
    13-2072 331 Loan Officers
      loan officer; mortgage advisor; mortgage loan officer; lending officer
      > 13-2041 13-2052 11-3031 41-3031 13-2051 43-3011
    13-2082 241 Tax Preparers
      tax preparer; tax consultant; tax advisor; tax associate
      > 13-2011 13-2052 43-3031 13-2041 13-2072
    """
}
