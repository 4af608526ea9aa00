extension SkillTable {
  /// Selling, marketing and buying.
  static let sales = """
    Sales|selling|direct sales
    B2B sales|business to business|b2b
    Inside sales|telesales|telemarketing
    Cold calling|prospecting|lead generation
    Account management|key account management|key accounts|account growth
    Business development|new business
    Negotiation|negotiating|price negotiation
    Sales forecasting|pipeline management|sales pipeline
    Solution selling|consultative selling|saas sales|enterprise sales
    Product demonstrations|product demos|demos
    Retail|retail sales|shop floor|store operations
    Upselling|cross selling|suggestive selling
    Point of sale|pos|pos system|epos
    Visual merchandising|merchandising|planograms|product displays
    Stock control|stock replenishment|stocktaking|stock counts
    Loss prevention|shrinkage
    Store management|retail management|store manager
    Digital marketing|online marketing
    Content marketing|content strategy|content creation
    Social media|social media marketing|community management|instagram|tiktok
    Email marketing|mailchimp|klaviyo|marketing automation|marketo
    Google Ads|ppc|paid search|sem|adwords|paid media
    Google Analytics|ga4|web analytics
    Market research|consumer research|surveys|competitor analysis
    Brand management|brand strategy|branding
    Public relations|pr campaigns|press releases|media relations
    Copywriting|copywriter
    Campaign management|marketing campaigns
    Product marketing|go to market|gtm
    E-commerce|ecommerce|shopify|magento|woocommerce
    Trade marketing|category management
    Customer success|customer retention|churn reduction
    """
}
