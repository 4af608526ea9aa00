extension SkillTable {
  /// Accounting, banking, insurance and property.
  static let finance = """
    Accounting|general accounting|accountancy
    Bookkeeping|book keeping
    Accounts payable|ap processing|purchase ledger|invoice processing
    Accounts receivable|sales ledger|credit control|debt collection|collections
    General ledger|journal entries|nominal ledger|gl
    Month-end close|month end|month end closing|period close|year end close|year end
    Bank reconciliation|reconciliations|account reconciliation|reconciling accounts
    Financial reporting|financial statements|statutory accounts|management accounts
    Financial analysis|financial modelling|financial modeling|financial models
    Financial planning|fp&a|variance analysis
    Forecasting|financial forecasting|demand forecasting
    Cost accounting|cost control|costing
    Tax preparation|tax returns|income tax|corporate tax|tax compliance|vat returns|vat|sales tax
    Payroll|payroll processing|adp
    Auditing|internal audit|external audit|audit|sox|sarbanes oxley|internal controls
    US GAAP|gaap
    IFRS
    CPA|certified public accountant|acca|~aca|chartered accountant|cima
    CFA|chartered financial analyst
    QuickBooks|quick books
    Xero
    Sage accounting|sage 50
    DATEV
    Treasury|cash flow|cash management|liquidity management
    Credit analysis|credit risk|underwriting|loan underwriting
    Loan processing|mortgage|mortgages|loan origination
    Anti-money laundering|aml|kyc|know your customer
    Investment analysis|portfolio management|equity research|asset management
    Valuation|company valuation|dcf
    Mergers and acquisitions|m&a|due diligence
    Financial advice|wealth management|retirement planning|financial advisory
    Bloomberg Terminal|bloomberg
    Insurance claims|claims handling|claims adjustment|claims processing|loss adjusting
    Insurance sales|life insurance|property and casualty|p&c license
    Actuarial analysis|actuarial
    Cash handling|till operation|cash register|cash drawer|balancing tills|bank telling
    Property management|lease administration|tenant relations|yardi|lettings
    Real estate|real estate license|property sales|real estate license
    Property valuation|appraisal
    Billing|medical billing|invoicing
    Expense reports|expense management
    """
}
