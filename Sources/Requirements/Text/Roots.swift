/// The roots that a field of work and the people who work in it share: `nurs` for `nursing` and
/// `nurse`, `account` for `accountant` and `accounting`.
enum Roots {
  static func of(_ word: Word) -> String {
    if let root = known[word.singular] { return root }
    var text = word.singular
    for ending in endings where text.hasSuffix(ending) {
      let rest = text.dropLast(ending.utf8.count)
      guard rest.utf8.count >= minimumLength else { continue }
      text = String(rest)
      break
    }
    if text.utf8.count > minimumLength, text.hasSuffix("e") { text.removeLast() }
    if text.utf8.count > minimumLength, let last = text.last, text.dropLast().last == last {
      text.removeLast()
    }
    return text
  }

  /// Returns the roots of the words of a title that count. A `chef de projet` does not cook, a `chef de partie`
  /// does.
  static func ofTitle(
    _ title: ArraySlice<Word>, where counts: (Word) -> Bool = { _ in true }
  ) -> [String] {
    title.indices.filter { index in
      guard counts(title[index]) else { return false }
      guard title[index].text == "chef", index + 2 < title.endIndex,
        ["de", "d", "du", "des"].contains(title[index + 1].text)
      else { return true }
      return ["partie", "cuisine", "rang", "commis"].contains(title[index + 2].text)
    }.map { of(title[$0]) }
  }

  /// The shortest root: `nurs`, `cook`.
  private static let minimumLength = 4

  static func areSame(_ one: String, _ other: String) -> Bool {
    guard one != other else { return true }
    // `comptabl` and `comptabil`, `electric` and `electr`.
    guard !fixed.contains(one), !fixed.contains(other) else { return false }
    let length = min(one.utf8.count, other.utf8.count)
    return length >= 5 && (one.hasPrefix(other) || other.hasPrefix(one))
  }

  /// Roots that are not beginnings of others: `market` is not `marketing`.
  private static let fixed = Set(known.values)

  /// Returns the roots of the fields that titles belong to.
  static func implied(by roots: [String]) -> Set<String> {
    Set(roots.flatMap { fields[$0] ?? [] })
  }

  private static let endings = [
    "ations", "ation", "ments", "ement", "ment", "ances", "ance", "ancy", "ants", "ant", "ings",
    "ing", "ers", "er", "ors", "or", "ians", "ian", "ists", "ist", "ical", "ics", "ic", "ions",
    "ion", "erin", "in", "ung", "eur", "euse", "ility", "ilite", "ilidad", "al", "ive", "ed", "ors",
    "ora", "ador", "adora", "icidad", "icite", "erie", "iere", "ier", "ica", "ico", "ique", "ent",
    "ence", "y",
  ]

  private static let known: [String: String] = [
    "chef": "cook", "culinary": "cook", "cuisine": "cook", "lawyer": "attorney", "legal": "law",
    "teaching": "teach", "teacher": "teach", "sale": "sales", "sales": "sales", "selling": "sales",
    "developer": "develop", "development": "develop", "programmer": "develop",
    "programming": "develop", "engineering": "engineer", "engineer": "engineer",
    "management": "manag", "manager": "manag", "managing": "manag", "driving": "driv",
    "driver": "driv", "trucking": "truck", "analysis": "analy", "analyst": "analy",
    "analytics": "analy", "administration": "administr", "administrator": "administr",
    "softwareentwicklung": "softwareentwickl", "softwareentwickler": "softwareentwickl",
    "softwareentwicklerin": "softwareentwickl", "entwicklung": "entwickl",
    "comptabilite": "comptabl", "comptable": "comptabl", "contabilidad": "contabl",
    "contable": "contabl", "pflege": "pfleg", "pfleger": "pfleg", "pflegerin": "pfleg",
    "pflegefachkraft": "pfleg", "altenpflege": "pfleg", "desarrollador": "desarroll",
    "desarrollo": "desarroll", "desarrolladora": "desarroll", "programador": "desarroll",
    "programacion": "desarroll", "developpeur": "develop", "developpement": "develop",
    "buchhaltung": "buchhalt", "buchhalter": "buchhalt", "buchhalterin": "buchhalt",
    "vertrieb": "verkauf", "verkauf": "verkauf", "verkaufer": "verkauf", "verkauferin": "verkauf",
    "electrician": "electric", "electrical": "electric", "plumber": "plumb", "plumbing": "plumb",
    "math": "math", "maths": "math", "mathematics": "math", "mathematical": "math",
    "carpenter": "carpent", "carpentry": "carpent", "science": "scien", "scientist": "scien",
    "marketing": "marketing", "market": "market", "accountancy": "account",
    "accounts": "account", "account": "account", "accounting": "account", "nursing": "nurs",
    "nurse": "nurs", "care": "care", "warehouse": "warehouse", "warehousing": "warehouse",
    "recruiter": "recruit", "recruiting": "recruit", "recruitment": "recruit",
    "advice": "advis", "advisory": "advis", "designer": "design", "consulting": "consult",
    "consultant": "consult", "banking": "banking",
    "insurance": "insurance", "logistics": "logistic", "mechanic": "mechanic",
    "mechanical": "mechanical", "maschinenbau": "maschinenbau", "lead": "lead", "leader": "lead",
    "vente": "vend", "vendeur": "vend", "vendeuse": "vend", "venta": "vend", "ventas": "vend",
    "vendedor": "vend", "vendedora": "vend", "dependienta": "vend", "dependiente": "vend",
    "infirmier": "infirm", "infirmiere": "infirm", "enfermero": "enferm", "enfermera": "enferm",
    "enfermeria": "enferm",
  ]

  /// Fields that a title belongs to without naming them.
  private static let fields: [String: [String]] = [
    "qa": ["test", "qualit", "assur"],
    "profess": ["enseign", "ensen", "docenc"], "professeur": ["enseign"], "enseign": ["enseign"],
    "lehr": ["unterricht", "schul"],
    "buy": ["purchas", "procur"], "buyer": ["purchas", "procur"], "camarer": ["sala", "hosteler"],
    "test": ["softwar"], "paraleg": ["law"], "paralegal": ["law"], "hr": ["human", "resourc"],
    "personnel": ["human", "resourc"],
    "cook": ["kitchen", "food", "cater", "gastronom", "cook"],
    "attorney": ["law"], "nurs": ["patient", "care", "clinic"], "truck": ["driv"],
    "driv": ["transport"], "develop": ["software"], "barista": ["coffee", "gastronom"],
    "waiter": ["gastronom", "hospitalit", "service"], "pack": ["warehouse"], "pick": ["warehouse"],
    "teach": ["school", "classroom", "education", "educ"], "bookkeep": ["account"],
    "bricklay": ["construct"], "mason": ["construct"], "carpent": ["construct"],
    "electric": ["construct"], "plumb": ["construct"], "cashier": ["retail", "cash"],
    "engineer": ["engineer"], "softwareentwickl": ["entwickl", "software"],
    "softwar": ["develop"], "chief": ["lead"], "head": ["lead"], "recept": ["office"],
  ]
}
