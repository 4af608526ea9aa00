/// The words by which postings offer, limit and deny remote work, in English, German, French and Spanish, folded
/// as by `Tokenizer`.
enum RemotePhrases {
  /// Offers that some days in an office do not limit: `fully remote, two meetings a year`.
  static let full = PhraseSet(
    """
    fully remote; 100 remote; 100 percent remote; completely remote; entirely remote; remote only
    remote first
    all remote; permanently remote; remote 100; full remote; full time remote; remote full time
    work anywhere
    work from anywhere; working from anywhere; works from anywhere; live and work anywhere
    work wherever
    work from wherever; wherever you want; wherever you live; anywhere in the world
    komplett remote; vollstandig remote; voll remote; rein remote; zu 100 remote
    ausschliesslich remote
    von uberall; von uberall aus; ortsunabhangig; ortsunabhangiges arbeiten; 100 homeoffice
    reines homeoffice
    vollstandig im homeoffice; komplett im homeoffice; dauerhaft im homeoffice
    ausschliesslich im homeoffice
    teletravail complet; teletravail total; teletravail integral; teletravail a 100
    teletravail 100; 100 teletravail
    100 en teletravail; 100 a distance; entierement a distance; totalement a distance
    teletravail a temps plein
    teletravail permanent; entierement en teletravail; complet en teletravail; d ou vous voulez
    tout en teletravail
    100 remoto; 100 en remoto; cien por cien en remoto; cien por cien remoto; totalmente remoto
    totalmente en remoto
    completamente remoto; completamente en remoto; integramente en remoto; teletrabajo total
    teletrabajo completo
    teletrabajo 100; 100 teletrabajo; teletrabajo permanente; desde cualquier lugar
    desde cualquier parte
    desde donde quieras
    """)

  /// Offers, unless the sentence limits them.
  static let offer = PhraseSet(
    """
    remote position; remote role; remote job; remote work; remote working; remote opportunity
    remote contract
    remote employment; remote basis; role is remote; position is remote; job is remote
    this is remote; post is remote
    work is remote; we are remote; offered remote; offered remotely; work remotely
    working remotely; works remotely
    done remotely; performed remotely; remotely from; work from home; working from home
    works from home
    worked from home; done from home; job from home; home based role; home based position
    home based job
    telecommute; telecommuting; telework; teleworking
    remote arbeiten; remote moglich; remote arbeit; remote stelle; remote tatigkeit; von zu hause
    von zuhause
    poste en teletravail; poste a distance; travail a distance; travaillez a distance
    travaillez de chez vous
    en teletravail
    en remoto; trabajo remoto; puesto remoto; empleo remoto; trabajo a distancia; desde casa
    desde tu casa
    """)

  /// Work at home, which is an offer of remote work together with one of `always`. A nurse visits
  /// patients at
  /// home every day.
  static let home = PhraseSet(
    """
    from home; work at home; working at home; home office; homeoffice; work remotely
    working remotely
    work remote; remote work; von zu hause; von zuhause; remote arbeiten; mobil arbeiten
    mobiles arbeiten
    depuis votre domicile; depuis chez vous; de chez vous; teletravail; travailler a distance
    travail a distance
    desde casa; desde tu casa; en remoto; teletrabajo; teletrabajar
    """)

  static let always = PhraseSet(
    """
    every day; all days; any day; each day; every working day; five days; 5 days; seven days
    all week; whole week
    all the time; full time; permanently; allen tagen; jeden tag; an jedem tag; alle tage
    jederzeit; taglich
    dauerhaft; funf tage; 5 tage; funf tagen; 5 tagen; ganze woche; tous les jours; chaque jour
    cinq jours; 5 jours
    toute la semaine; en permanence; todos los dias; cada dia; cinco dias; 5 dias; toda la semana
    siempre
    """)

  /// Statements that the work is done at the employer's place.
  static let onSite = PhraseSet(
    """
    on site only; onsite only; fully on site; fully onsite; 100 on site; 100 onsite
    on site position
    onsite position; on site role; onsite role; strictly on site; everyone is on site
    must be on site
    in person only; not a remote; not remote; non remote; no remote; office based role
    office based position
    nur vor ort; ausschliesslich vor ort; kein homeoffice; kein home office; keine remote
    nicht remote
    presentiel uniquement; uniquement en presentiel; 100 presentiel; pas de teletravail
    sans teletravail
    aucun teletravail; solo presencial; 100 presencial; exclusivamente presencial; sin teletrabajo
    no remoto
    no es remoto; sin opcion de teletrabajo; no hay teletrabajo
    """)

  static let impossible = PhraseSet(
    """
    not possible; not available; not offered; not an option; not allowed; not permitted
    impossible; no option
    nicht moglich; nicht vorgesehen; ausgeschlossen; pas possible; pas prevu; no es posible
    no se ofrece
    """)

  static let partial = PhraseSet(
    """
    hybrid; hybride; hibrido; hibrida; monday; mondays; friday; fridays; freitags; occasional
    occasionally
    sometimes; partly; partially; some of the time; part of the time; teilweise; gelegentlich
    zeitweise; tageweise
    anteilig; partiel; partiellement; parfois; occasionnel; ponctuel; parcial; parcialmente
    ocasional
    a veces; mixto
    """)

  static let days: Set<String> = [
    "day", "days", "tag", "tage", "tagen", "jour", "jours", "dia", "dias",
  ]

  /// Words near which days are days of work: `two days a week`, but not `30 days of holiday`.
  static let nearDays: Set<String> = [
    "week", "weeks", "weekly", "month", "home", "homeoffice", "office", "remote", "remotely",
    "site",
    "onsite", "woche", "wochentlich", "monat", "hause", "zuhause", "buro", "semaine", "mois",
    "teletravail", "bureau", "domicile", "semana", "mes", "casa", "oficina", "remoto",
    "teletrabajo",
  ]

  /// Locations that stand for all places.
  static let anywhere = PhraseSet("anywhere; worldwide; weltweit; virtual; everywhere")

  /// The word `remote` in locations and titles.
  static let place = PhraseSet(
    """
    remote; remotely; work from home; work at home; working from home; wfh; home office
    homeoffice; home based
    telecommute; telework; work anywhere; work from anywhere; remoto; remota; en remoto
    teletravail; a distance; teletrabajo; ortsunabhangig
    """)

  /// Locations and titles of jobs that are done at the employer's place.
  static let atWork = PhraseSet(
    """
    onsite; on site; in person; in office; on premises; vor ort; prasenz; presentiel; sur site; presencial
    """)

  /// Locations of jobs that are done at home on some days.
  static let mixed = PhraseSet("hybrid; hybride; hibrido; hibrida")

  /// Offers that hold in every country.
  static let worldwide = PhraseSet(
    """
    anywhere in the world; around the world; worldwide; world wide; globally; any country; weltweit
    work from anywhere; work anywhere; works from anywhere; from any place; wherever you live
    wherever you are; wherever you want; von uberall; partout dans le monde; dans le monde entier
    desde cualquier lugar; desde cualquier pais; todo el mundo
    """)

  /// Words that say where people have to live or to be allowed to work.
  static let limits = PhraseSet(
    """
    must be based in; must be located in; must reside; must live in; be based in; be located in; residents of
    resident of; residing in; reside in; candidates in; applicants in; applicants from; candidates from
    authorized to work; authorised to work; eligible to work; right to work; permitted to work
    work authorization; work permit; time zone; time zones; timezone; timezones; hire in; hiring in; hire anywhere in
    wohnsitz; arbeitserlaubnis; permis de travail; residir; permiso de trabajo
    """)

  /// Parts of the world that are not a country, and hours.
  static let areas = PhraseSet(
    """
    europe; european; eu; eea; european union; north america; south america; latin america; americas; africa
    asia; asia pacific; middle east; oceania; scandinavia; nordics; benelux; europa; afrique; amerique
    latinoamerica; america latina; time zone; time zones; timezone; timezones; this state; these states
    """)

  /// Abbreviations of such areas and of time zones, in capital letters.
  static let areaCodes: Set<String> = [
    "eu", "eea", "emea", "apac", "latam", "dach", "mena", "anz", "cet", "cest", "est", "pst", "gmt",
    "utc",
    "ist", "bst",
  ]

  /// The words of locations that name no place.
  static let placeless: Set<String> = [
    "remote", "remotely", "remoto", "remota", "fully", "100", "full", "time", "only", "first",
    "anywhere",
    "worldwide", "weltweit", "world", "global", "globally", "virtual", "everywhere", "work", "from",
    "home",
    "office", "homeoffice", "based", "telecommute", "telework", "teletravail", "teletrabajo", "wfh",
    "in", "the",
    "position", "job", "role", "distance", "a", "en", "ortsunabhangig", "percent", "flexible",
  ]

  /// Words that follow `remote` where it means far away.
  static let places: Set<String> = [
    "sensing", "control", "controls", "controlled", "support", "area", "areas", "site", "sites",
    "monitoring", "operations", "operated", "vehicle", "vehicles", "deposit", "access", "patient",
    "hands", "village", "villages", "community", "communities", "island", "islands", "location",
    "locations", "infrastructure", "camp", "desktop", "region", "regions", "station", "pilot",
    "assistant", "assistants", "event", "events", "reality", "machine", "machines", "care", "team",
    "teams",
  ]

  /// Words that stand alone as an item of a posting.
  static let items: Set<String> = ["remote", "remoto", "teletravail", "teletrabajo", "telecommute"]

  static let afterItem: Set<String> = [
    "within", "in", "from", "anywhere", "worldwide", "only", "position", "us", "eu", "or",
  ]

  /// Words among the three before a phrase that make it a subject of the work: `experience with
  /// remote work`.
  static let subjects: Set<String> = [
    "experience", "support", "supporting", "manage", "managing", "tools", "software", "their",
    "monitor", "monitors", "control", "controlled", "repair", "diagnose", "access", "accessed",
    "erfahrung", "erfahrungen", "experiencia",
  ]

  /// The same for the word just before it: `tools for remote work`.
  static let nextSubjects: Set<String> = [
    "for", "about", "of", "on", "our", "their", "fur", "pour", "para", "sur", "sobre",
  ]

  static let abroad: Set<String> = [
    "outside", "abroad", "overseas", "ausserhalb", "ausland", "hors", "etranger", "fuera",
    "extranjero",
  ]

  static let negators: Set<String> = [
    "no", "not", "non", "cannot", "isnt", "arent", "dont", "doesnt", "cant", "wont", "without",
    "never", "unable", "neither", "unfortunately", "kein", "keine", "keinen", "nicht", "ohne",
    "nie",
    "leider", "pas", "aucun", "aucune", "sans", "jamais", "malheureusement", "sin", "nunca", "ni",
    "tampoco", "imposible",
  ]
}
