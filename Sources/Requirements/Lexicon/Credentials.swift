/// Licences and certificates that have names and abbreviations of their own.
enum Credentials {
  struct Mention: Sendable, Hashable {
    let credential: Int
    let words: Range<Int>
  }

  /// The occupation that a word names, if it has registers, tickets or licences of its own.
  static func occupation(_ word: Word) -> String? {
    occupations.contains(word.singular) ? word.singular : nil
  }

  /// Levels of certificates.
  static let ranks: Set<String> = [
    "foundation", "advanced", "expert", "practitioner", "intermediate", "professional",
    "associate",
  ]

  private static let occupations: Set<String> = [
    "nurse", "midwife", "physiotherapist", "pharmacist", "dentist", "paramedic", "radiographer",
    "psychologist", "teacher", "welder", "electrician", "plumber", "carpenter", "millwright",
    "gasfitter", "pipefitter", "steamfitter", "machinist", "cook", "baker", "architect",
    "solicitor", "barrister", "veterinarian", "optometrist", "podiatrist", "dietitian",
    "bricklayer", "boilermaker",
  ]

  static func mentions(in words: [Word], _ range: Range<Int>) -> [Mention] {
    var found: [Mention] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let mention = mention(words, at: index, before: range.upperBound) {
        found.append(mention)
        index = mention.words.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  /// Whether a licence is for something other than a road vehicle: `train driving licence`.
  private static func isOffRoad(_ words: [Word], _ index: Int) -> Bool {
    index > 0 && words[index].gap.isEmpty && offRoad.contains(words[index - 1].singular)
  }

  private static let offRoad: Set<String> = [
    "train", "locomotive", "tram", "rail", "boat", "speedboat", "powerboat", "tractor", "crane",
    "forklift", "drone", "goods",
  ]

  private static func mention(_ words: [Word], at index: Int, before end: Int) -> Mention? {
    if let end = classLabel(words, index, end) {
      return ids(named: "driver license").first.map { Mention(credential: $0, words: index..<end) }
    }
    for name in table[words[index].singular] ?? [] where index + name.words.count <= end {
      let isHere = name.words.indices.allSatisfy { offset in
        let word = words[index + offset]
        return name.words[offset] == word.singular
          && (offset == 0 || !word.gap.has([.stop, .semicolon, .comma, .line, .bullet, .colon]))
      }
      if isHere, !name.isAbbreviation || words[index].shape != .lower,
        !isForDriving(name.credential) || !isOffRoad(words, index)
      {
        return Mention(credential: name.credential, words: index..<index + name.words.count)
      }
    }
    return nil
  }

  /// The end of a label of driving classes: `Carné: B`.
  private static func classLabel(_ words: [Word], _ index: Int, _ end: Int) -> Int? {
    guard ["carne", "carnet", "permiso"].contains(words[index].text), index + 1 < end,
      words[index + 1].gap.has(.colon), words[index + 1].isCapitalized,
      words[index + 1].text.utf8.count <= 2
    else { return nil }
    return index + 2
  }

  private struct Name: Sendable {
    let credential: Int
    let words: [String]
    let isAbbreviation: Bool
  }

  /// Names by their first word, longer ones first.
  private static let table: [String: [Name]] = {
    var table: [String: [Name]] = [:]
    for (index, line) in text.split(whereSeparator: \.isNewline).enumerated() {
      for spelling in line.split(separator: "|") {
        let words = WordReader.words(String(spelling)).map(\.singular)
        guard let head = words.first else { continue }
        table[head, default: []].append(
          Name(
            credential: index, words: words,
            isAbbreviation: words.count == 1 && spelling.utf8.count < 6
              && spelling != "tanker" && spelling != "bar"))
      }
    }
    return table.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }()

  static func name(_ credential: Int) -> String { names[credential] }

  /// Whether a name has the abbreviation of the body or scheme that issues it, of which there is one: `DBS check`.
  static func namesIssuer(_ credential: Int) -> Bool {
    name(credential).split(separator: " ").contains { word in
      word.utf8.count > 2 && word.allSatisfy { $0.isUppercase }
    }
  }

  static let names: [String] = text.split(whereSeparator: \.isNewline).map { line in
    String(line.prefix { $0 != "|" })
  }

  /// Credentials whose names are also titles: the title alone does not prove the licence.
  private static let text = """
    RN license|rn licence|registered nurse license|registered nurse licence|nursing license|registered nurse|rn|registered nurse rn|nurse license
    LPN license|licensed practical nurse|lpn|lvn|licensed vocational nurse
    CNA certificate|certified nursing assistant|cna
    nurse practitioner license|nurse practitioner
    BLS|basic life support|basic cardiac life support|bls certification|bls card|basic life support card
    ACLS|advanced cardiac life support|acls certification
    PALS|pediatric advanced life support
    NRP|neonatal resuscitation program
    TNCC|trauma nursing core course
    CCRN
    CPR|cpr certification|cardiopulmonary resuscitation
    paediatric first aid|pediatric first aid|paediatric first aid certificate
    mental health first aid
    wilderness first aid
    first aid certificate|first aid certification|first aid|ersthelfer
    EMT|emergency medical technician|emt b|emt basic|nremt|nremt b
    paramedic license
    NMC registration|nmc pin|nmc registered|nmc
    PMP|project management professional|pmp certification|pmp certificate
    CAPM|certified associate in project management
    PRINCE2
    CSM|certified scrummaster|certified scrum master
    ITIL
    CISSP
    CISM
    CISA
    CEH|certified ethical hacker
    CCNA|cisco certified network associate
    CCNP
    CompTIA A+
    CompTIA Security+|security+
    AWS certification|aws certified
    CPA|certified public accountant|cpa license
    CFA|chartered financial analyst|cfa charterholder
    CMA|certified management accountant
    ACCA
    ACA
    chartered accountant
    Steuerberater
    CDL|commercial driver license|commercial driving license|commercial drivers license
    driver license|driving license|rijbewijs|drivers license|fuhrerschein|permis de conduire|permis b|carne de conducir|permiso de conducir|carne b|carne de conducir b|carnet b|carnet de conducir|permiso b|permiso de conduccion|carne c|carne d|carnet c|carnet d|permis c|permis d|permis de conduire b|full driving license|fahrerlaubnis|fuhrerausweis|fuhrerscheine|pkw fuhrerschein|permis|permiso de conducir b|licencia de conducir|car license|category b license|category be license|category c1 license|category d license|category d1 license|class b license|code b license|code c1 license|code ec license|code 8 license|code 10 license|code 14 license|class 5 license|class g license
    HGV class 1 licence|hgv class 1 license|permis c+e|permis c e|permiso c+e|permiso c e|carne c+e|permiso de conducir c+e|permiso de conducir c e|carne de conducir c+e|carne de conducir c e|hgv class 1|class 1 hgv|lgv class 1|class 1 license|c+e license|lgv c+e|hgv c+e|c+e entitlement|cat c+e|category c+e|ce license
    HGV class 2 licence|hgv class 2 license|hgv class 2|class 2 hgv|lgv class 2|class 2 license|lgv c|hgv c|cat c license|category c license
    HGV licence|hgv license|lgv license
    Driver CPC for passenger vehicles|driver cpc passenger vehicles|driver cpc passenger|passenger driver cpc|passenger cpc|pcv driver cpc|pcv cpc|driver cpc pcv|driver cpc d
    Driver CPC for goods vehicles|driver cpc goods vehicles|driver cpc goods|goods driver cpc|lgv driver cpc|hgv driver cpc|driver cpc lgv|driver cpc hgv|lgv cpc|hgv cpc
    Driver CPC|cpc card|driver cpc card|driver qualification card|dqc|code 95|kennziffer 95|schlusselzahl 95
    digital tachograph card|tachograph card|fahrerkarte|carte conducteur|carte de conducteur|tarjeta de tacografo|tarjeta de conductor|digi card|digital tacho card|tacho card|digital tachograph driver card
    ADR|adr certificate|carne adr|carnet adr|permiso adr|adr bescheinigung|adr license|adr schein
    Red Seal|red seal certification|red seal certificate|red seal endorsement|interprovincial red seal
    DEA registration|dea license|dea certificate
    hazmat endorsement|hazmat|hazardous materials endorsement
    tanker endorsement|tanker
    doubles and triples endorsement
    TWIC|twic card
    forklift certificate|forklift license|carne de carretillero|carnet de carretillero|carretillero|carretillera|flurforderschein|flurforderzeugschein|forklift certification|forklift truck license|forklift ticket|staplerschein|gabelstaplerschein|caces|certified forklift operator|forklift operator certificate
    OSHA 10|osha 10 hour
    OSHA 30|osha 30 hour
    CSCS card|cscs
    EPA 608|epa section 608|epa 608 certification|section 608 certification
    Safe Pass|safe pass card|solas safe pass
    journeyman electrician license|journeyman electrician|journeyman license
    master electrician license|master electrician
    electrician license
    journeyman plumber license|journeyman plumber
    master plumber license|master plumber
    plumbing license|plumber license
    contractor license|general contractor license
    welding certificate|welding certification|schweisserschein|schweissschein|schweisserzertifikat|schweisserprufung|schweisser zertifikat|certified welder
    AWS D1.1|aws d1.1 certification
    gas safe registration|gas safe
    PE license|professional engineer license|professional engineer|pe
    EIT|engineer in training|fe exam
    FAA airframe and powerplant|airframe and powerplant|a&p license|a&p certificate|a&p|faa a&p|faa a&p certificate|faa a&p license|airframe and powerplant certificate|airframe and powerplant license|a&p mechanic
    ATP license|airline transport pilot
    teacher certification|teaching certificate|teacher certificate|teaching certification|teaching license|teacher license|standard certificate|educator certificate|teaching credential
    qualified teacher status|qts|qts certificate
    bar admission|bar|admission to the bar|admitted to the bar|bar license
    real estate license
    insurance license|property and casualty license
    ServSafe
    food handler card|food handler permit|carne de manipulador de alimentos|manipulador de alimentos|manipuladora de alimentos|certificado de manipulador de alimentos|food handlers card
    food hygiene certificate|intermediate food hygiene|elementary food hygiene|level 2 food hygiene|food hygiene level 2|food hygiene level 3|level 3 food hygiene|level 2 food safety|food safety level 2
    cosmetology license|cosmetologist license|licensed cosmetologist
    massage license|massage therapist license
    security guard license|guard card
    SIA licence|sia license|sia badge|sia security license|sia front line license|sia frontline license
    SIA Door Supervisor licence|sia door supervisor license|sia door supervisor|sia door supervision license
    SIA CCTV licence|sia cctv license|sia public space surveillance license
    lifeguard certificate|lifeguard certification|lifeguard
    dental hygienist license|dental hygiene license|registered dental hygienist|dental hygienist|rdh
    pharmacist license|pharmacy license
    pharmacy technician certification|cpht
    physical therapist license|physical therapy license|pt license
    social work license|lcsw|licensed clinical social worker
    SHRM-CP
    SHRM-SCP
    PHR
    CIPD
    Six Sigma Green Belt|green belt
    Six Sigma Black Belt|black belt
    notary commission|notary public
    DBS check|enhanced dbs
    TEFL certificate|tefl|celta
    ISTQB|istqb foundation|istqb foundation level|istqb certified tester|ctfl
    Colegiacion|colegiacion|colegiado|colegiada|numero de colegiado|numero de colegiada
    Meisterbrief|meisterprufung|handwerksmeister|meistertitel
    Approbation|approbation|approbiert|approbierte|approbierter
    Ordre professionnel|ordre des infirmiers|ordre national des infirmiers|ordre des medecins|ordre national des medecins|ordre des pharmaciens|ordre national des pharmaciens|ordre des masseurs kinesitherapeutes|ordre des sages femmes|ordre des architectes|ordre des experts comptables|ordre des avocats
    Working with Children Check|working with children card|working with children clearance|wwcc|wwc check|wwvp card
    high risk work licence|high risk work license|hrw licence|hrw license|hrwl
    White Card|construction induction card|construction induction
    police check|national police check|police clearance|police vetting
    Garda vetting
    vulnerable sector check|vulnerable sector screening
    PVG scheme membership|pvg membership|pvg scheme|pvg
    RSA certificate|rsa|responsible service of alcohol
    EWP licence|ewp license|ewp ticket
    ChemCert|chemcert accreditation
    34a Sachkundeprufung|sachkundeprufung|sachkundeprufung 34a|34a sachkunde
    Rontgenschein|rontgenschein|fachkunde im strahlenschutz
    FIMO|fimo voyageurs|fimo marchandises
    FCO
    SSIAP 1|ssiap1
    SSIAP 2|ssiap2
    SSIAP 3|ssiap3
    carte professionnelle|carte professionnelle cnaps|carte cnaps
    habilitation electrique|habilitations electriques
    TIP|tarjeta de identidad profesional
    """
}
