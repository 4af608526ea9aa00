extension Gazetteer {
  /// ISO 3166-1 alpha-2 codes with common names.
  static let countryNames = """
    US United States/United States of America/USA/US/America
    CA Canada
    MX Mexico/México
    BR Brazil/Brasil
    AR Argentina
    CL Chile
    CO Colombia
    PE Peru/Perú
    EC Ecuador
    UY Uruguay
    CR Costa Rica
    PA Panama
    DO Dominican Republic
    GT Guatemala
    PR Puerto Rico
    GB United Kingdom/UK/Great Britain/England/Scotland/Wales/Northern Ireland/Britain
    IE Ireland/Republic of Ireland
    DE Germany/Deutschland
    AT Austria/Österreich
    CH Switzerland/Schweiz/Suisse/Svizzera
    FR France
    BE Belgium/Belgique/België
    NL Netherlands/The Netherlands/Nederland/Holland
    LU Luxembourg
    ES Spain/España
    PT Portugal
    IT Italy/Italia
    GR Greece
    MT Malta
    CY Cyprus
    DK Denmark/Danmark
    SE Sweden/Sverige
    NO Norway/Norge
    FI Finland/Suomi
    IS Iceland
    PL Poland/Polska
    CZ Czech Republic/Czechia
    SK Slovakia
    HU Hungary
    RO Romania
    BG Bulgaria
    RS Serbia
    HR Croatia
    SI Slovenia
    EE Estonia
    LV Latvia
    LT Lithuania
    UA Ukraine
    TR Turkey/Türkiye
    IL Israel
    AE United Arab Emirates/UAE
    SA Saudi Arabia
    QA Qatar
    KW Kuwait
    BH Bahrain
    OM Oman
    JO Jordan
    LB Lebanon
    EG Egypt
    MA Morocco
    TN Tunisia
    NG Nigeria
    GH Ghana
    KE Kenya
    ET Ethiopia
    UG Uganda
    TZ Tanzania
    RW Rwanda
    ZA South Africa
    IN India
    PK Pakistan
    BD Bangladesh
    LK Sri Lanka
    NP Nepal
    CN China
    HK Hong Kong
    TW Taiwan
    JP Japan
    KR South Korea/Korea/Republic of Korea
    SG Singapore
    MY Malaysia
    TH Thailand
    VN Vietnam/Viet Nam
    PH Philippines/The Philippines
    ID Indonesia
    KZ Kazakhstan
    GE Georgia
    AM Armenia
    AZ Azerbaijan
    AU Australia
    NZ New Zealand/Aotearoa
    """

  /// States and provinces that addresses abbreviate.
  static let regionNames = """
    US AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut
    US DE Delaware; DC District of Columbia; FL Florida; GA Georgia; HI Hawaii; ID Idaho; IL Illinois
    US IN Indiana; IA Iowa; KS Kansas; KY Kentucky; LA Louisiana; ME Maine; MD Maryland
    US MA Massachusetts; MI Michigan; MN Minnesota; MS Mississippi; MO Missouri; MT Montana
    US NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico; NY New York
    US NC North Carolina; ND North Dakota; OH Ohio; OK Oklahoma; OR Oregon; PA Pennsylvania
    US RI Rhode Island; SC South Carolina; SD South Dakota; TN Tennessee; TX Texas; UT Utah
    US VT Vermont; VA Virginia; WA Washington/Washington State; WV West Virginia; WI Wisconsin
    US WY Wyoming
    CA AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick; NL Newfoundland and Labrador
    CA NS Nova Scotia; ON Ontario; PE Prince Edward Island; QC Quebec/Québec; SK Saskatchewan
    AU NSW New South Wales; QLD Queensland; SA South Australia; TAS Tasmania; VIC Victoria
    AU WA Western Australia; ACT Australian Capital Territory; NT Northern Territory
    DE BW Baden-Württemberg; BY Bavaria/Bayern; HE Hesse/Hessen; NI Lower Saxony/Niedersachsen
    DE NW North Rhine-Westphalia/Nordrhein-Westfalen; SN Saxony/Sachsen; RP Rheinland-Pfalz
    IN KA Karnataka; MH Maharashtra; TN Tamil Nadu; TG Telangana; UP Uttar Pradesh; HR Haryana
    BR SP São Paulo State; RJ Rio de Janeiro State; MG Minas Gerais; RS Rio Grande do Sul
    """
}
