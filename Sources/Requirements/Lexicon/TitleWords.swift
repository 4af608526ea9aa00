/// Words that name the holder of a position.
enum TitleWords {
  static func contains(_ word: Word) -> Bool {
    nouns.contains(word.singular) || nouns.contains(word.text)
      || endings.contains { word.text.hasSuffix($0) && word.text.utf8.count > $0.utf8.count + 2 }
  }

  /// Whether a word in no table ends as nouns for people do: `arborist`, `technicienne`.
  static func resembles(_ word: Word) -> Bool {
    forPeople.contains { word.text.hasSuffix($0) && word.text.utf8.count > $0.utf8.count + 2 }
  }

  /// Nouns that do not say what somebody does, unless another word tells it: `Software Engineer`.
  static let general: Set<String> = [
    "engineer", "developer", "manager", "director", "analyst", "assistant", "specialist",
    "consultant", "technician",
    "coordinator", "supervisor", "officer", "representative", "agent", "associate", "lead",
    "leader", "head",
    "executive", "worker", "operator", "trainee", "intern", "apprentice", "advisor", "adviser",
    "administrator",
    "designer", "clerk", "member", "volunteer", "student", "owner", "partner", "principal",
    "fellow", "scientist",
    "researcher", "instructor", "inspector", "planner", "expert", "helper", "mitarbeiter",
    "mitarbeiterin", "leiter",
    "leiterin", "praktikant", "praktikantin", "stagiaire", "becario", "becaria", "responsable",
    "charge", "agente",
  ]

  /// Of the general nouns, those for people who lead others.
  static let managing: Set<String> = [
    "manager", "director", "supervisor", "lead", "leader", "head", "executive", "owner", "partner",
    "principal", "leiter", "leiterin", "responsable",
  ]

  private static let forPeople = [
    "ist", "ier", "ian", "ant", "ent", "ien", "ienne", "trice", "eur", "euse", "iste", "ista",
    "ador", "adora", "erin", "entin", "istin", "loge", "login", "logue", "smith", "wright", "man",
    "woman", "person", "hand",
  ]

  private static let nouns = Set(
    """
    engineer developer programmer manager director analyst accountant administrator assistant
    representative agent nurse doctor physician surgeon teacher tutor lecturer professor driver
    worker picker packer electrician plumber carpenter welder mechanic technician chef cook baker
    waiter waitress bartender barista cleaner attorney lawyer paralegal clerk secretary receptionist
    consultant designer architect scientist researcher specialist coordinator officer supervisor
    lead leader head chief intern trainee apprentice volunteer treasurer president founder owner
    partner editor writer author journalist translator interpreter photographer artist musician
    buyer planner controller auditor bookkeeper banker broker cashier seller salesperson salesman
    therapist dentist pharmacist midwife paramedic aide carer caretaker guard operator machinist
    foreman builder mason painter roofer gardener farmer butcher tailor hairdresser stylist pilot
    dispatcher estimator surveyor inspector geologist chemist biologist physicist mathematician
    statistician economist psychologist counselor librarian curator firefighter detective sergeant
    soldier captain fitter installer tester recruiter trainer coach instructor strategist marketer
    owner executive vp cto ceo cfo associate principal freelancer contractor student professional
    entwickler entwicklerin fachkraft pfleger pflegerin leiter leiterin kaufmann kauffrau
    verkaufer verkauferin sachbearbeiter sachbearbeiterin ingenieur ingenieurin lehrer lehrerin
    helfer helferin berater beraterin werkstudent werkstudentin praktikant praktikantin meister
    vigilante vigilantes camarera mozo moza educadora educador conducteur conductrice soignant soignante cuisinier
    cuisiniere comptable developpeur developpeuse responsable infirmier infirmiere vendeur
    vendeuse conseiller conseillere gestionnaire secretaire directeur directrice charge chargee
    desarrollador desarrolladora programador programadora ingeniero ingeniera contable enfermero
    enfermera profesor profesora gerente jefe jefa vendedor vendedora camarero cocinero cocinera
    hygienist radiographer sonographer phlebotomist optician veterinarian dietitian nutritionist
    scaffolder bricklayer plasterer glazier tiler groundskeeper landscaper florist beautician
    actuary underwriter adjuster appraiser realtor teller merchandiser storekeeper stocker loader
    comercial dependienta dependiente vendedora auxiliar administrativo administrativa abogado abogada
    medico medica conductor conductora chauffeur serveur serveuse aide-soignant aide-soignante medecin
    welder servicer generalist attendant handyman superintendent registrar provider practitioner
    technologist elektroniker mechaniker mechatroniker techniker
    analista tecnico tecnica topografo topografa maestro maestra farmaceutico farmaceutica periodista
    soldador soldadora electricista fontanero albanil carpintero peluquero peluquera limpiador limpiadora
    courier rider forwarder steward stewardess concierge housekeeper porter sommelier
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let endings = [
    "entwicklerin", "entwickler", "fachkraft", "helferin", "leiterin", "padagogin", "padagoge",
    "arbeiterin", "arbeiter", "techniker", "technikerin", "mechaniker", "elektroniker",
    "assistentin",
    "erzieherin", "erzieher", "sekretarin", "beraterin", "verkauferin", "ingenieurin", "kauffrau",
    "kaufmann", "managerin", "schwester", "pflegerin", "lehrerin", "kochin", "fahrer", "fahrerin",
  ]
}
