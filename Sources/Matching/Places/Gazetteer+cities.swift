extension Gazetteer {
  static let americas = """
    US NY: New York/New York City/NYC/Manhattan 40.71 -74.01; Brooklyn 40.65 -73.95; Buffalo 42.89 -78.88; Rochester 43.16 -77.61; Albany 42.65 -73.76; Syracuse 43.05 -76.15; Queens 40.73 -73.79; White Plains 41.03 -73.76
    US CA: Los Angeles/LA 34.05 -118.24; San Francisco/SF 37.77 -122.42; San Diego 32.72 -117.16; San Jose 37.34 -121.89; Sacramento 38.58 -121.49; Oakland 37.80 -122.27; Fresno 36.74 -119.79; Long Beach 33.77 -118.19; Palo Alto 37.44 -122.14; Mountain View 37.39 -122.08; Menlo Park 37.45 -122.18; Santa Clara 37.35 -121.96; Sunnyvale 37.37 -122.04; Irvine 33.68 -117.83; Anaheim 33.84 -117.91; Riverside 33.98 -117.38; Bakersfield 35.37 -119.02; Santa Monica 34.02 -118.49; Pasadena 34.15 -118.14; Berkeley 37.87 -122.27; Santa Barbara 34.42 -119.70; Napa 38.30 -122.29; Stockton 37.96 -121.29; Modesto 37.64 -120.99
    US IL: Chicago 41.88 -87.63; Naperville 41.79 -88.15; Peoria 40.69 -89.59; Springfield 39.80 -89.64; Rockford 42.27 -89.09; Joliet 41.53 -88.08; Evanston 42.05 -87.69
    US TX: Houston 29.76 -95.37; Dallas 32.78 -96.80; Austin 30.27 -97.74; San Antonio 29.42 -98.49; Fort Worth 32.76 -97.33; El Paso 31.76 -106.49; Plano 33.02 -96.70; Arlington 32.74 -97.11; Round Rock 30.51 -97.68; Lubbock 33.58 -101.86; Midland 32.00 -102.08; Corpus Christi 27.80 -97.40; Laredo 27.53 -99.49; Irving 32.81 -96.95; Waco 31.55 -97.15
    US AZ: Phoenix 33.45 -112.07; Tucson 32.22 -110.97; Mesa 33.42 -111.83; Scottsdale 33.49 -111.93; Tempe 33.43 -111.94; Chandler 33.31 -111.84
    US PA: Philadelphia 39.95 -75.17; Pittsburgh 40.44 -80.00; Allentown 40.60 -75.49; Harrisburg 40.27 -76.88; Erie 42.13 -80.09; Lancaster 40.04 -76.31
    US FL: Miami 25.76 -80.19; Orlando 28.54 -81.38; Tampa 27.95 -82.46; Jacksonville 30.33 -81.66; Fort Lauderdale 26.12 -80.14; St. Petersburg/Saint Petersburg 27.77 -82.64; Tallahassee 30.44 -84.28; Naples 26.14 -81.79; Gainesville 29.65 -82.32; Sarasota 27.34 -82.53
    US OH: Columbus 39.96 -83.00; Cleveland 41.50 -81.69; Cincinnati 39.10 -84.51; Toledo 41.65 -83.54; Akron 41.08 -81.52; Dayton 39.76 -84.19
    US NC: Charlotte 35.23 -80.84; Raleigh 35.78 -78.64; Durham 35.99 -78.90; Greensboro 36.07 -79.79; Winston-Salem 36.10 -80.24; Asheville 35.60 -82.55; Wilmington 34.23 -77.94
    US WA: Seattle 47.61 -122.33; Spokane 47.66 -117.43; Tacoma 47.25 -122.44; Bellevue 47.61 -122.20; Redmond 47.67 -122.12; Yakima 46.60 -120.51; Everett 47.98 -122.20
    US CO: Denver 39.74 -104.99; Colorado Springs 38.83 -104.82; Boulder 40.01 -105.27; Aurora 39.73 -104.83; Fort Collins 40.59 -105.08
    US DC: Washington/Washington DC 38.91 -77.04
    US MA: Boston 42.36 -71.06; Worcester 42.26 -71.80; Cambridge 42.37 -71.11; Springfield 42.10 -72.59; Lowell 42.63 -71.32; Somerville 42.39 -71.10; Quincy 42.25 -71.00; Waltham 42.38 -71.24
    US TN: Nashville 36.16 -86.78; Memphis 35.15 -90.05; Knoxville 35.96 -83.92; Chattanooga 35.05 -85.31
    US MI: Detroit 42.33 -83.05; Grand Rapids 42.96 -85.67; Ann Arbor 42.28 -83.74; Lansing 42.73 -84.56; Flint 43.01 -83.69
    US OR: Portland 45.52 -122.68; Eugene 44.05 -123.09; Salem 44.94 -123.04; Bend 44.06 -121.32; Beaverton 45.49 -122.80; Hillsboro 45.52 -122.99
    US NV: Las Vegas 36.17 -115.14; Reno 39.53 -119.81; Henderson 36.04 -114.98
    US KY: Louisville 38.25 -85.76; Lexington 38.04 -84.50
    US MD: Baltimore 39.29 -76.61; Bethesda 38.98 -77.09; Rockville 39.08 -77.15; Annapolis 38.98 -76.49; Silver Spring 38.99 -77.03
    US WI: Milwaukee 43.04 -87.91; Madison 43.07 -89.40; Green Bay 44.51 -88.01; Kenosha 42.58 -87.82
    US NM: Albuquerque 35.08 -106.65; Santa Fe 35.69 -105.94
    US MO: Kansas City 39.10 -94.58; St. Louis/Saint Louis 38.63 -90.20; Springfield 37.21 -93.29
    US GA: Atlanta 33.75 -84.39; Savannah 32.08 -81.09; Augusta 33.47 -81.97; Marietta 33.95 -84.55; Macon 32.84 -83.63
    US NE: Omaha 41.26 -95.93; Lincoln 40.81 -96.68
    US VA: Richmond 37.54 -77.44; Virginia Beach 36.85 -75.98; Norfolk 36.85 -76.29; Arlington 38.88 -77.10; Alexandria 38.80 -77.05; Reston 38.96 -77.36; Roanoke 37.27 -79.94
    US MN: Minneapolis 44.98 -93.27; St. Paul/Saint Paul 44.95 -93.09; Rochester 44.02 -92.47; Duluth 46.79 -92.10
    US OK: Oklahoma City 35.47 -97.52; Tulsa 36.15 -95.99
    US KS: Wichita 37.69 -97.34; Overland Park 38.98 -94.67; Topeka 39.05 -95.68
    US LA: New Orleans 29.95 -90.07; Baton Rouge 30.45 -91.19; Lafayette 30.22 -92.02
    US UT: Salt Lake City 40.76 -111.89; Provo 40.23 -111.66; Lehi 40.39 -111.85; Ogden 41.22 -111.97
    US IN: Indianapolis 39.77 -86.16; Fort Wayne 41.08 -85.14; Bloomington 39.17 -86.53; South Bend 41.68 -86.25; Gary 41.59 -87.35
    US NJ: Newark 40.74 -74.17; Jersey City 40.73 -74.08; Princeton 40.36 -74.66; Trenton 40.22 -74.76; Hoboken 40.74 -74.03
    US CT: Hartford 41.77 -72.67; New Haven 41.31 -72.92; Stamford 41.05 -73.54; Bridgeport 41.19 -73.20
    US AL: Birmingham 33.52 -86.80; Huntsville 34.73 -86.59; Montgomery 32.37 -86.30; Mobile 30.69 -88.04
    US SC: Charleston 32.78 -79.93; Columbia 34.00 -81.03; Greenville 34.85 -82.40
    US IA: Des Moines 41.59 -93.62; Cedar Rapids 41.98 -91.67; Davenport 41.52 -90.58; Iowa City 41.66 -91.53
    US AR: Little Rock 34.75 -92.29; Fayetteville 36.06 -94.16; Bentonville 36.37 -94.21
    US MS: Jackson 32.30 -90.18
    US RI: Providence 41.82 -71.41
    US NH: Manchester 42.99 -71.45; Nashua 42.77 -71.47; Portsmouth 43.07 -70.76
    US ME: Portland 43.66 -70.26; Bangor 44.80 -68.77
    US VT: Burlington 44.48 -73.21
    US ID: Boise 43.62 -116.20
    US MT: Billings 45.78 -108.50; Missoula 46.87 -113.99; Bozeman 45.68 -111.04
    US ND: Fargo 46.88 -96.79
    US SD: Sioux Falls 43.55 -96.70
    US WY: Cheyenne 41.14 -104.82
    US DE: Wilmington 39.75 -75.55; Dover 39.16 -75.52
    US WV: Charleston 38.35 -81.63
    US AK: Anchorage 61.22 -149.90
    US HI: Honolulu 21.31 -157.86
    PR -: San Juan 18.47 -66.11
    CA ON: Toronto 43.65 -79.38; Ottawa 45.42 -75.70; Mississauga 43.59 -79.64; Hamilton 43.26 -79.87; Waterloo 43.46 -80.52; Kitchener 43.45 -80.49; London 42.98 -81.25; Windsor 42.31 -83.04; Brampton 43.73 -79.76
    CA QC: Montreal/Montréal 45.50 -73.57; Quebec City/Québec 46.81 -71.21; Laval 45.61 -73.71
    CA BC: Vancouver 49.28 -123.12; Victoria 48.43 -123.37; Surrey 49.19 -122.85; Kelowna 49.89 -119.50; Burnaby 49.25 -122.98
    CA AB: Calgary 51.05 -114.07; Edmonton 53.55 -113.49
    CA MB: Winnipeg 49.90 -97.14
    CA SK: Saskatoon 52.13 -106.67; Regina 50.45 -104.62
    CA NS: Halifax 44.65 -63.58
    MX -: Mexico City/Ciudad de México/CDMX 19.43 -99.13; Guadalajara 20.67 -103.35; Monterrey 25.69 -100.32; Puebla 19.04 -98.21; Tijuana 32.51 -117.04; Querétaro 20.59 -100.39; Mérida 20.97 -89.62
    BR -: Recife -8.05 -34.88
    BR SP: São Paulo -23.55 -46.63; Campinas -22.91 -47.06
    BR RJ: Rio de Janeiro -22.91 -43.17
    BR -: Brasília -15.79 -47.88; Belo Horizonte -19.92 -43.94; Porto Alegre -30.03 -51.22; Curitiba -25.43 -49.27; Salvador -12.97 -38.50; Florianópolis -27.60 -48.55; Fortaleza -3.73 -38.53
    AR -: Buenos Aires -34.60 -58.38; Córdoba -31.42 -64.18; Rosario -32.95 -60.64; Mendoza -32.89 -68.84
    CL -: Santiago/Santiago de Chile -33.45 -70.67; Valparaíso -33.05 -71.61
    CO -: Bogotá 4.71 -74.07; Medellín 6.24 -75.58; Cali 3.45 -76.53
    PE -: Lima -12.05 -77.04
    EC -: Quito -0.18 -78.47; Guayaquil -2.17 -79.92
    UY -: Montevideo -34.90 -56.16
    CR -: San José 9.93 -84.08
    PA -: Panama City 8.98 -79.52
    DO -: Santo Domingo 18.49 -69.93
    GT -: Guatemala City 14.63 -90.51
    """
  static let europe = """
    GB -: London 51.51 -0.13; Birmingham 52.49 -1.89; Manchester 53.48 -2.24; Leeds 53.80 -1.55; Glasgow 55.86 -4.25; Liverpool 53.41 -2.98; Edinburgh 55.95 -3.19; Bristol 51.45 -2.59; Sheffield 53.38 -1.47; Cardiff 51.48 -3.18; Belfast 54.60 -5.93; Newcastle/Newcastle upon Tyne 54.98 -1.61; Nottingham 52.95 -1.15; Leicester 52.64 -1.13; Southampton 50.91 -1.40; Portsmouth 50.80 -1.09; Cambridge 52.21 0.12; Oxford 51.75 -1.26; Brighton 50.82 -0.14; Reading 51.45 -0.97; York 53.96 -1.08; Bradford 53.80 -1.75; Hull 53.74 -0.33; Coventry 52.41 -1.51; Aberdeen 57.15 -2.09; Dundee 56.46 -2.97; Norwich 52.63 1.30; Exeter 50.72 -3.53; Plymouth 50.38 -4.14; Bath 51.38 -2.36; Milton Keynes 52.04 -0.76; Swansea 51.62 -3.94; Derby 52.92 -1.48; Swindon 51.56 -1.78; Wakefield 53.68 -1.50; Preston 53.76 -2.70; Inverness 57.48 -4.22
    IE -: Dublin 53.35 -6.26; Cork 51.90 -8.47; Galway 53.27 -9.05; Limerick 52.66 -8.63; Waterford 52.26 -7.11
    DE -: Berlin 52.52 13.41; Hamburg 53.55 9.99; Bremen 53.08 8.80
    DE BY: Munich/München/Muenchen 48.14 11.58; Nuremberg/Nürnberg 49.45 11.08; Augsburg 48.37 10.90; Regensburg 49.02 12.10; Erlangen 49.60 11.00
    DE NW: Cologne/Köln 50.94 6.96; Düsseldorf 51.23 6.78; Dortmund 51.51 7.47; Essen 51.46 7.01; Bonn 50.74 7.10; Münster 51.96 7.63; Aachen 50.78 6.08; Bielefeld 52.02 8.53
    DE HE: Frankfurt/Frankfurt am Main 50.11 8.68; Darmstadt 49.87 8.65; Wiesbaden 50.08 8.24; Kassel 51.31 9.48
    DE BW: Stuttgart 48.78 9.18; Karlsruhe 49.01 8.40; Mannheim 49.49 8.47; Heidelberg 49.40 8.67; Freiburg 48.00 7.85; Ulm 48.40 9.99
    DE NI: Hanover/Hannover 52.38 9.73; Braunschweig 52.27 10.53; Wolfsburg 52.42 10.78
    DE SN: Leipzig 51.34 12.37; Dresden 51.05 13.74; Chemnitz 50.83 12.92
    DE -: Kiel 54.32 10.12; Rostock 54.09 12.14; Mainz 50.00 8.27; Jena 50.93 11.59; Potsdam 52.39 13.06
    AT -: Vienna/Wien 48.21 16.37; Graz 47.07 15.44; Linz 48.31 14.29; Salzburg 47.80 13.04; Innsbruck 47.27 11.39
    CH -: Zurich/Zürich 47.38 8.54; Geneva/Genève/Genf 46.20 6.14; Basel 47.56 7.59; Bern 46.95 7.45; Lausanne 46.52 6.63; Zug 47.17 8.52; Lucerne/Luzern 47.05 8.31; Lugano 46.00 8.95
    FR -: Paris 48.86 2.35; Lyon 45.76 4.84; Marseille 43.30 5.37; Toulouse 43.60 1.44; Nice 43.70 7.27; Nantes 47.22 -1.55; Bordeaux 44.84 -0.58; Lille 50.63 3.06; Strasbourg 48.57 7.75; Rennes 48.12 -1.68; Montpellier 43.61 3.88; Grenoble 45.19 5.72; Dijon 47.32 5.04
    BE -: Brussels/Bruxelles/Brussel 50.85 4.35; Antwerp/Antwerpen 51.22 4.40; Ghent/Gent 51.05 3.72; Liège 50.63 5.57; Leuven 50.88 4.70
    NL -: Amsterdam 52.37 4.90; Rotterdam 51.92 4.48; The Hague/Den Haag 52.08 4.31; Utrecht 52.09 5.12; Eindhoven 51.44 5.48; Groningen 53.22 6.57; Delft 52.01 4.36; Maastricht 50.85 5.69; Tilburg 51.56 5.09
    LU -: Luxembourg City/Luxembourg 49.61 6.13
    ES -: Madrid 40.42 -3.70; Barcelona 41.39 2.17; Valencia 39.47 -0.38; Seville/Sevilla 37.39 -5.98; Málaga 36.72 -4.42; Bilbao 43.26 -2.93; Zaragoza 41.65 -0.89; Alicante 38.35 -0.48; Palma 39.57 2.65; Granada 37.18 -3.60
    PT -: Lisbon/Lisboa 38.72 -9.14; Porto 41.15 -8.61; Braga 41.55 -8.42; Coimbra 40.21 -8.43; Faro 37.02 -7.93
    IT -: Rome/Roma 41.90 12.50; Milan/Milano 45.46 9.19; Turin/Torino 45.07 7.69; Naples/Napoli 40.85 14.27; Bologna 44.49 11.34; Florence/Firenze 43.77 11.26; Genoa/Genova 44.41 8.93; Verona 45.44 10.99; Padua/Padova 45.41 11.88; Palermo 38.12 13.36; Modena 44.65 10.93
    GR -: Athens 37.98 23.73; Thessaloniki 40.64 22.94
    MT -: Valletta 35.90 14.51
    CY -: Nicosia 35.19 33.38; Limassol 34.71 33.02
    DK -: Copenhagen/København 55.68 12.57; Aarhus 56.16 10.20; Odense 55.40 10.40; Aalborg 57.05 9.92
    SE -: Stockholm 59.33 18.07; Gothenburg/Göteborg 57.71 11.97; Malmö 55.60 13.00; Uppsala 59.86 17.64; Linköping 58.41 15.62; Lund 55.70 13.19
    NO -: Oslo 59.91 10.75; Bergen 60.39 5.32; Trondheim 63.43 10.40; Stavanger 58.97 5.73
    FI -: Helsinki 60.17 24.94; Espoo 60.21 24.66; Tampere 61.50 23.79; Turku 60.45 22.27; Oulu 65.01 25.47
    IS -: Reykjavik 64.15 -21.94
    PL -: Warsaw/Warszawa 52.23 21.01; Kraków/Cracow 50.06 19.94; Wrocław 51.11 17.04; Poznań 52.41 16.93; Gdańsk 54.35 18.65; Łódź 51.76 19.46; Katowice 50.26 19.02
    CZ -: Prague/Praha 50.08 14.44; Brno 49.20 16.61; Ostrava 49.82 18.26
    SK -: Bratislava 48.15 17.11; Košice 48.72 21.26
    HU -: Budapest 47.50 19.04; Debrecen 47.53 21.63
    RO -: Bucharest/București 44.43 26.10; Cluj-Napoca/Cluj 46.77 23.62; Timișoara 45.75 21.23; Iași 47.16 27.59
    BG -: Sofia 42.70 23.32; Plovdiv 42.14 24.75; Varna 43.21 27.91
    RS -: Belgrade 44.79 20.45; Novi Sad 45.27 19.83
    HR -: Zagreb 45.82 15.98; Split 43.51 16.44
    SI -: Ljubljana 46.06 14.51
    EE -: Tallinn 59.44 24.75; Tartu 58.38 26.72
    LV -: Riga 56.95 24.11
    LT -: Vilnius 54.69 25.28; Kaunas 54.90 23.90
    UA -: Kyiv/Kiev 50.45 30.52; Lviv 49.84 24.03; Kharkiv 49.99 36.23; Odesa 46.48 30.73
    TR -: Istanbul 41.01 28.98; Ankara 39.93 32.86; Izmir 38.42 27.14
    """
  static let elsewhere = """
    IL -: Tel Aviv 32.09 34.78; Jerusalem 31.77 35.21; Haifa 32.79 34.99
    AE -: Dubai 25.20 55.27; Abu Dhabi 24.45 54.38; Sharjah 25.35 55.42
    SA -: Riyadh 24.71 46.68; Jeddah 21.49 39.19; Dammam 26.43 50.10
    QA -: Doha 25.29 51.53
    KW -: Kuwait City 29.38 47.99
    BH -: Manama 26.23 50.58
    OM -: Muscat 23.59 58.41
    JO -: Amman 31.95 35.93
    LB -: Beirut 33.89 35.50
    EG -: Cairo 30.04 31.24; Alexandria 31.20 29.92
    MA -: Casablanca 33.57 -7.59; Rabat 34.02 -6.84; Marrakesh 31.63 -8.01
    TN -: Tunis 36.81 10.18
    NG -: Lagos 6.52 3.38; Abuja 9.06 7.50; Ibadan 7.38 3.95; Port Harcourt 4.82 7.05
    GH -: Accra 5.60 -0.19; Kumasi 6.69 -1.62
    KE -: Nairobi -1.29 36.82; Mombasa -4.04 39.67
    ET -: Addis Ababa 9.03 38.74
    UG -: Kampala 0.35 32.58
    TZ -: Dar es Salaam -6.79 39.21
    RW -: Kigali -1.95 30.06
    ZA -: Johannesburg -26.20 28.05; Cape Town -33.92 18.42; Durban -29.86 31.02; Pretoria -25.75 28.19
    IN KA: Bengaluru/Bangalore 12.97 77.59; Mysuru/Mysore 12.30 76.64
    IN MH: Mumbai/Bombay 19.08 72.88; Pune 18.52 73.86; Nagpur 21.15 79.09
    IN TN: Chennai 13.08 80.27; Coimbatore 11.02 76.96
    IN TG: Hyderabad 17.39 78.49
    IN UP: Noida 28.54 77.39; Lucknow 26.85 80.95
    IN HR: Gurugram/Gurgaon 28.46 77.03
    IN -: New Delhi/Delhi 28.61 77.21; Kolkata 22.57 88.36; Ahmedabad 23.02 72.57; Jaipur 26.91 75.79; Kochi 9.93 76.27; Chandigarh 30.73 76.78; Indore 22.72 75.86
    PK -: Karachi 24.86 67.00; Lahore 31.52 74.36; Islamabad 33.68 73.05
    BD -: Dhaka 23.81 90.41; Chittagong 22.36 91.78
    LK -: Colombo 6.93 79.86
    NP -: Kathmandu 27.72 85.32
    CN -: Shanghai 31.23 121.47; Beijing 39.90 116.41; Shenzhen 22.54 114.06; Guangzhou 23.13 113.26; Hangzhou 30.27 120.16; Chengdu 30.57 104.07; Suzhou 31.30 120.59
    HK -: Hong Kong 22.32 114.17
    TW -: Taipei 25.03 121.57; Hsinchu 24.80 120.97
    JP -: Tokyo 35.68 139.69; Osaka 34.69 135.50; Kyoto 35.01 135.77; Nagoya 35.18 136.91; Fukuoka 33.59 130.40; Yokohama 35.44 139.64; Sapporo 43.06 141.35
    KR -: Seoul 37.57 126.98; Busan 35.18 129.08; Incheon 37.46 126.71
    SG -: Singapore 1.35 103.82
    MY -: Kuala Lumpur 3.14 101.69; Penang/George Town 5.41 100.33; Johor Bahru 1.49 103.74
    TH -: Bangkok 13.76 100.50; Chiang Mai 18.79 98.98
    VN -: Ho Chi Minh City/Saigon 10.82 106.63; Hanoi 21.03 105.85; Da Nang 16.05 108.20
    PH -: Manila 14.60 120.98; Makati 14.55 121.02; Cebu/Cebu City 10.32 123.89; Quezon City 14.68 121.04; Taguig 14.52 121.05
    ID -: Jakarta -6.21 106.85; Surabaya -7.26 112.75; Bandung -6.92 107.62; Denpasar -8.67 115.21
    KZ -: Almaty 43.24 76.89; Astana 51.17 71.45
    GE -: Tbilisi 41.72 44.83
    AM -: Yerevan 40.18 44.51
    AZ -: Baku 40.41 49.87
    AU NSW: Sydney -33.87 151.21; Newcastle -32.93 151.78; Wollongong -34.42 150.89; Parramatta -33.82 151.00
    AU VIC: Melbourne -37.81 144.96; Geelong -38.15 144.36; Ballarat -37.56 143.85
    AU QLD: Brisbane -27.47 153.03; Gold Coast -28.02 153.40; Cairns -16.92 145.77; Townsville -19.26 146.82
    AU WA: Perth -31.95 115.86
    AU SA: Adelaide -34.93 138.60
    AU TAS: Hobart -42.88 147.33
    AU ACT: Canberra -35.28 149.13
    AU NT: Darwin -12.46 130.84
    NZ -: Auckland -36.85 174.76; Wellington -41.29 174.78; Christchurch -43.53 172.64; Hamilton -37.79 175.28; Dunedin -45.87 170.50; Tauranga -37.69 176.17
    """
}
