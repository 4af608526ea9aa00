/// Countries, regions and cities that identify a text as a place.
enum Places {
  /// Folded country names in the languages of resumes → ISO 3166-1 alpha-2.
  static let countries: [String: String] = {
    var table: [String: String] = [:]
    func read(_ rows: [String], key: (String) -> String) {
      for row in rows {
        let parts = row.parts { $0 == UInt8(ascii: ":") }
        guard parts.count == 2 else { continue }
        for name in parts[1].parts({ $0 == UInt8(ascii: ",") }) { table[key(name)] = parts[0] }
      }
    }
    read(rows) { $0 }
    read(ownNames) { Folding.words($0.unicodeScalars).joined(separator: " ") }
    return table
  }()

  /// The names of countries in their own languages and those of their neighbors, not folded. Source: Unicode CLDR 46.
  private static let ownNames: [String] = [
    "UA:україна,украина,ukrajina,ukraina",
    "RU:россия,российская федерация,росія,rosja,rusko,rusland,ryssland,venäjä",
    "BY:беларусь,білорусь,belarus", "KZ:казахстан,қазақстан,kazakhstan",
    "UZ:узбекистан,oʻzbekiston,uzbekistan",
    "MD:молдова,moldova", "GE:грузия,საქართველო", "AM:армения,հայաստան,armenia",
    "AZ:азербайджан,azərbaycan,azerbaijan",
    "BG:българия,болгария", "GR:ελλάδα,ελλάς,hellas", "CY:κύπρος", "RS:србија,srbija",
    "MK:северна македонија,north macedonia",
    "ME:crna gora,црна гора,montenegro", "BA:bosna i hercegovina,bosnia and herzegovina",
    "HR:hrvatska,kroatien,croatie,croacia,croazia",
    "SI:slovenija,slowenien", "SK:slovensko,slowakei,słowacja",
    "CZ:česko,česká republika,czechy,república checa,tchéquie",
    "HU:magyarország,hongrie,hungría,ungheria,węgry,maďarsko", "RO:românia,roumanie,rumanía",
    "PL:polsko,польша,польща,lengyelország",
    "DE:германия,німеччина,niemcy,německo,saksa,tyskland,almanya,γερμανία,ألمانيا,德国,德國,ドイツ,독일,đức,jerman",
    "AT:rakousko,ausztria,австрия,австрія,avusturya", "LT:lietuva", "LV:latvija", "EE:eesti",
    "AL:shqipëria,albania",
    "GB:великобритания,велика британія,wielka brytania,storbritannien,birleşik krallık,المملكة المتحدة,英国,英國,イギリス,영국",
    "US:сша,stany zjednoczone,förenta staterna,amerika birleşik devletleri,الولايات المتحدة,美国,美國,アメリカ,미국,hoa kỳ,mỹ",
    "TR:турция,туреччина", "SA:السعودية,المملكة العربية السعودية",
    "AE:الإمارات,الإمارات العربية المتحدة", "EG:مصر,جمهورية مصر العربية",
    "JO:الأردن,المملكة الأردنية الهاشمية", "LB:لبنان", "IQ:العراق", "MA:المغرب", "TN:تونس",
    "DZ:الجزائر", "QA:قطر", "KW:الكويت",
    "BH:البحرين,bahrain", "OM:سلطنة عمان,oman", "SY:سوريا,syria", "YE:اليمن,yemen",
    "PS:فلسطين,palestine", "LY:ليبيا,libya",
    "SD:السودان,sudan", "IR:ایران,إيران", "AF:افغانستان,afghanistan", "PK:پاکستان", "IL:ישראל",
    "IN:भारत,ভারত,இந்தியா,భారతదేశం",
    "NP:नेपाल", "BD:বাংলাদেশ", "LK:ශ්‍රී ලංකාව,இலங்கை", "TH:ประเทศไทย,ไทย", "VN:việt nam", "KH:cambodia,កម្ពុជា",
    "MM:myanmar,မြန်မာ",
    "CN:中国,中國,китай", "TW:台湾,台灣,臺灣", "HK:香港", "MO:澳门,澳門,macau", "JP:日本,日本国", "KR:한국,대한민국,남한",
  ]

  private static let rows: [String] = [
    "US:usa,u.s.a,united states,united states of america,us,u.s,etats-unis,etats unis,estados unidos,vereinigte staaten,stati uniti,eeuu",
    "GB:uk,u.k,united kingdom,england,scotland,wales,northern ireland,great britain,grossbritannien,royaume-uni,royaume uni,reino unido,regno unito,verenigd koninkrijk,inglaterra",
    "DE:germany,deutschland,allemagne,alemania,alemanha,germania,duitsland",
    "FR:france,frankreich,francia,franca,frankrijk",
    "ES:spain,espana,spanien,espagne,espanha,spagna,spanje", "PT:portugal,portogallo",
    "IT:italy,italia,italien,italie",
    "NL:netherlands,the netherlands,nederland,niederlande,pays-bas,pays bas,paises bajos,holland,holanda,paesi bassi",
    "BE:belgium,belgie,belgique,belgien,belgica,belgio",
    "CH:switzerland,schweiz,suisse,suiza,svizzera,suica,zwitserland",
    "AT:austria,osterreich,autriche,oostenrijk", "IE:ireland,irland,irlande,irlanda,ierland",
    "LU:luxembourg,luxemburg",
    "DK:denmark,danmark,danemark", "SE:sweden,sverige,schweden,suede,suecia",
    "NO:norway,norge,norwegen,norvege,noruega",
    "FI:finland,suomi,finnland", "IS:iceland", "PL:poland,polska,polen,pologne,polonia",
    "CZ:czech republic,czechia,tschechien",
    "SK:slovakia", "HU:hungary,ungarn", "RO:romania,rumanien", "BG:bulgaria",
    "GR:greece,griechenland,grece", "HR:croatia", "RS:serbia",
    "SI:slovenia", "UA:ukraine,ucrania", "RU:russia,russland,russie,rusia",
    "TR:turkey,turkiye,turkei,turquie,turquia", "IL:israel",
    "MA:morocco,maroc,marruecos,marokko", "DZ:algeria,algerie", "TN:tunisia,tunisie", "EG:egypt",
    "ZA:south africa", "NG:nigeria", "KE:kenya", "GH:ghana", "ET:ethiopia",
    "AE:uae,united arab emirates,u.a.e", "SA:saudi arabia,ksa,kingdom of saudi arabia", "QA:qatar",
    "KW:kuwait",
    "LB:lebanon", "JO:jordan", "IR:iran", "IQ:iraq",
    "IN:india,indien,inde", "PK:pakistan", "BD:bangladesh", "LK:sri lanka", "NP:nepal",
    "CN:china,p.r. china,chine", "HK:hong kong", "TW:taiwan",
    "JP:japan,japon", "KR:south korea,korea,s.korea,republic of korea,corea del sur",
    "SG:singapore,singapur", "MY:malaysia", "TH:thailand", "VN:vietnam,viet nam",
    "ID:indonesia", "PH:philippines", "AU:australia,australien", "NZ:new zealand",
    "CA:canada,kanada", "MX:mexico", "BR:brazil,brasil,bresil,brasilien",
    "AR:argentina", "CL:chile", "CO:colombia", "PE:peru", "UY:uruguay", "VE:venezuela",
    "EC:ecuador", "CR:costa rica", "BO:bolivia", "PY:paraguay", "DO:dominican republic",
    "PR:puerto rico", "CU:cuba", "EE:estonia", "LV:latvia", "LT:lithuania", "MT:malta", "CY:cyprus",
  ]

  /// Postal abbreviations of US states, Canadian provinces and Australian states.
  static let regions = WordTable.words(
    """
    AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC
    AB BC MB NB NL NS ON PE QC SK NSW VIC QLD TAS ACT SP RJ MG RS PR UK USA UAE EU
    """
  )

  static let regionNames = WordTable.phrases(
    """
    alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming,
    ontario,quebec,british columbia,alberta,manitoba,nova scotia,saskatchewan,bavaria,bayern,hessen,sachsen,nordrhein-westfalen,baden-wurttemberg,catalonia,cataluna,andalucia,lombardia,ile-de-france,ile de france,bretagne,normandie,
    karnataka,maharashtra,tamil nadu,telangana,andhra pradesh,kerala,gujarat,punjab,haryana,uttar pradesh,madhya pradesh,west bengal,rajasthan,bihar,odisha,delhi,chhattisgarh,jharkhand,new south wales,victoria,queensland,sao paulo,minas gerais,parana,
    nordrhein westfalen,baden wurttemberg,niedersachsen,scotland,wales,bay area
    """
  )

  static let cities = WordTable.phrases(
    """
    new york,new york city,nyc,los angeles,chicago,houston,phoenix,philadelphia,san antonio,san diego,dallas,san jose,austin,san francisco,seattle,denver,boston,portland,atlanta,miami,detroit,minneapolis,washington dc,palo alto,mountain view,menlo park,cupertino,sunnyvale,santa clara,redmond,pittsburgh,cambridge,baltimore,charlotte,nashville,columbus,indianapolis,salt lake city,las vegas,cleveland,cincinnati,st louis,kansas city,raleigh,durham,tampa,orlando,sacramento,oakland,berkeley,brooklyn,
    toronto,montreal,vancouver,ottawa,calgary,edmonton,london,manchester,birmingham,edinburgh,glasgow,leeds,bristol,oxford,liverpool,dublin,cork,belfast,
    berlin,munchen,munich,hamburg,koln,cologne,frankfurt,frankfurt am main,stuttgart,dusseldorf,leipzig,dresden,hannover,nurnberg,bremen,karlsruhe,bonn,mannheim,heidelberg,freiburg,aachen,munster,essen,dortmund,wien,vienna,graz,linz,salzburg,zurich,geneva,geneve,genf,basel,bern,lausanne,
    paris,lyon,marseille,toulouse,nice,nantes,strasbourg,montpellier,bordeaux,lille,rennes,grenoble,brussels,bruxelles,brussel,antwerp,antwerpen,gent,ghent,luxembourg,amsterdam,rotterdam,utrecht,eindhoven,den haag,the hague,groningen,delft,leiden,
    madrid,barcelona,valencia,sevilla,seville,zaragoza,malaga,bilbao,lisboa,lisbon,porto,coimbra,braga,roma,rome,milano,milan,torino,turin,napoli,naples,bologna,firenze,florence,genova,padova,venezia,verona,trieste,
    stockholm,oslo,copenhagen,helsinki,warsaw,warszawa,krakow,wroclaw,prague,praha,budapest,bucharest,sofia,athens,istanbul,ankara,moscow,kyiv,kiev,tel aviv,jerusalem,cairo,casablanca,rabat,tunis,lagos,nairobi,cape town,johannesburg,dubai,abu dhabi,doha,riyadh,
    mumbai,bangalore,bengaluru,new delhi,delhi,hyderabad,chennai,kolkata,pune,ahmedabad,noida,gurgaon,gurugram,jaipur,kochi,karachi,lahore,dhaka,singapore,hong kong,shanghai,beijing,shenzhen,guangzhou,hangzhou,taipei,tokyo,osaka,kyoto,seoul,bangkok,kuala lumpur,jakarta,manila,hanoi,ho chi minh city,sydney,melbourne,brisbane,perth,auckland,wellington,
    mexico city,ciudad de mexico,guadalajara,monterrey,bogota,medellin,lima,santiago,buenos aires,cordoba,montevideo,quito,caracas,sao paulo,rio de janeiro,belo horizonte,brasilia,curitiba,porto alegre,recife,fortaleza,salvador,campinas,florianopolis
    """
  )

  static let remote = WordTable.phrases(
    "remote,hybrid,on-site,onsite,home office,homeoffice,teletravail,remoto,da remoto,a distancia,worldwide,fully remote,work from home"
  )
}
