/// Words in the names of companies and institutions, folded.
enum OrganizationWords {
  /// Legal forms, which end a company's name.
  static let forms = WordTable.words(
    """
    inc incorporated llc llp ltd limited corp corporation co company plc gmbh ag kg ohg ug mbh ek se sa s.a sas s.a.s sarl s.a.r.l
    srl s.r.l spa s.p.a bv b.v nv n.v ltda lda eireli me s.l sl slu s.a.u ab oy as asa aps a/s pvt pty pte kk s.c spzoo e.v ev eg gbr kgaa cie
    """
  )

  /// Nouns that name a kind of organization.
  static let nouns = WordTable.words(
    """
    university college institute institution school academy bank hospital clinic center centre foundation association society union
    ministry department agency authority council commission bureau office embassy government county city state federal
    labs lab laboratory laboratories studio studios technologies technology systems solutions consulting consultants services
    partners ventures capital holdings group industries enterprises networks media press publishing communications
    airlines airways motors pharmaceuticals pharma energy electric insurance hotel hotels restaurant cafe store shop market supermarket
    church ngo nonprofit charity museum theatre theater library club team league federation startup software games interactive digital
    logistics robotics analytics dynamics aerospace automotive semiconductors financial securities trust trading international worldwide
    associates brothers sons company firm program project initiative network cooperative collective corps army navy force opera orchestra
    """,
    """
    universitat hochschule fachhochschule schule gymnasium akademie institut bank sparkasse klinikum krankenhaus praxis verlag werke werk verein stiftung
    gesellschaft bundesamt amt ministerium stadt landkreis kanzlei agentur unternehmen firma universite ecole lycee faculte hopital clinique banque
    societe cabinet agence mairie association entreprise groupe laboratoire centre ministere conseil universidad escuela instituto facultad hospital
    banco empresa grupo ayuntamiento ministerio clinica colegio fundacion laboratorio agencia consultora estudio universidade faculdade escola empresa
    prefeitura secretaria fundacao universita scuola istituto politecnico ospedale banca azienda gruppo comune societa ditta cooperativa associazione
    universiteit hogeschool ziekenhuis gemeente bedrijf stichting vereniging ministerie politechnika uniwersytet
    """
  )

  /// Nouns that name an educational institution.
  static let schools = WordTable.words(
    """
    university college institute school academy polytechnic handelskammer handwerkskammer ihk universitat hochschule fachhochschule gymnasium akademie institut schule
    universite ecole lycee faculte iut universidad escuela instituto facultad colegio universidade faculdade escola politecnica
    universita scuola istituto politecnico liceo accademia universiteit hogeschool lyceum politechnika uniwersytet universitetet
    polytechnique uni univ seminary conservatory conservatoire conservatorio conservatori konservatorium ceip ies cepa
    bootcamp coursera udacity udemy edx lehranstalt realschule gesamtschule grundschule berufsschule oberschule
    berufskolleg berufsbildungszentrum bildungszentrum fachseminar berufsfachschule
    universitesi universitet universiti universitas vidyalaya vidyapeeth högskola kth ku chalmers vidya mandir iiit vit
    """
  )

  /// Proper names of educational institutions; some are also names of towns.
  static let schoolNames = WordTable.words(
    """
    mit eth epfl ucla usc nyu caltech cmu iit nit bits stanford harvard princeton yale cornell berkeley oxford cambridge dartmouth
    insead hec essec tum rwth kit lmu technion kaist unam usp itesm upm upc penn upenn umass uiuc ucsd ucsb uc suny cuny
    """
  )

  /// Endings of compound words that name an educational institution.
  static let schoolEndings = WordEndings(
    "universitat hochschule schule universiteit hogeschool gymnasium kolleg akademie "
      + "school universitetet college institut")

  /// Whether the last word of a name is that of a firm although it is also a noun for jobs: those who do the work in the
  /// plural, or `tech` after another word than the trade of a technician.
  static func endsFirm(_ word: String, after before: String) -> Bool {
    switch word {
    case "tech": !technicians.contains(before)
    case "guard": before == "national" || before == "coast"
    default: firms.contains(word)
    }
  }

  private static let firms: Set<String> = [
    "accountants", "architects", "auctioneers", "bankers", "brokers", "builders", "butchers",
    "chemists", "consultants", "contractors", "decorators", "designers", "developers", "engineers",
    "fabricators", "florists", "jewellers", "jewelers", "landscapers", "lawyers", "opticians",
    "pharmacists", "planners", "plumbers", "printers", "roofers", "solicitors", "surveyors",
    "tailors", "valuers",
  ]

  /// Words before `tech` that make it a technician.
  private static let technicians: Set<String> = [
    "air", "anesthesia", "auto", "automotive", "av", "behavior", "behavioral", "bench",
    "biomedical", "body", "cable", "care", "cath", "certified", "clinical", "collision", "computer",
    "dental", "desktop", "diagnostic", "dialysis", "diesel", "ecg", "ekg", "electrical",
    "electronics", "emergency", "engineering", "environmental", "equipment", "er", "field", "fiber",
    "food", "hardware", "help", "hvac", "icu", "imaging", "install", "installation", "instrument",
    "it", "junior", "lab", "laboratory", "lead", "lube", "machine", "maintenance", "manufacturing",
    "mechanical", "medical", "mental", "monitor", "mri", "nail", "network", "nursing", "operations",
    "ophthalmic", "optical", "or", "ot", "patient", "pest", "pharmacy", "phlebotomy", "plant",
    "production", "psych", "quality", "radiology", "rehab", "repair", "research", "senior",
    "service", "solar", "sound", "staff", "sterile", "support", "surgical", "survey", "systems",
    "telecom", "telemetry", "test", "therapy", "tire", "ultrasound", "vet", "veterinary",
    "wireless", "x-ray", "xray", "ray", "youth",
  ]
}
