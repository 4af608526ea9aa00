/// Words of job titles in English, German, French, Spanish, Portuguese, Italian and Dutch, folded.
enum TitleWords {
  /// Nouns that name a person by their job.
  static let nouns = WordTable.words(
    """
    engineer developer programmer manager director analyst consultant designer architect administrator admin intern internship
    assistant associate specialist coordinator officer executive president ceo cto cfo coo cio cmo cpo ciso vp svp evp avp founder cofounder
    scientist researcher fellow professor lecturer teacher instructor tutor trainer coach educator principal dean postdoc
    technician mechanic electrician operator supervisor lead leader head chief partner owner proprietor entrepreneur freelancer
    representative agent advisor adviser counselor counsellor therapist nurse physician doctor surgeon dentist pharmacist veterinarian paramedic
    accountant auditor bookkeeper clerk cashier teller controller treasurer actuary underwriter broker trader banker
    secretary receptionist librarian archivist curator editor writer author journalist reporter copywriter translator interpreter proofreader
    photographer videographer filmmaker animator illustrator artist musician actor producer choreographer dancer
    chef cook baker waiter waitress bartender barista server host hostess housekeeper janitor cleaner driver pilot
    attorney lawyer paralegal judge solicitor barrister notary recruiter buyer planner scheduler estimator inspector surveyor strategist
    salesperson salesman merchandiser marketer evangelist advocate ambassador volunteer member chair chairman chairwoman chairperson trustee
    apprentice trainee student contractor worker laborer labourer foreman builder carpenter plumber welder machinist painter
    tester biologist chemist physicist mathematician statistician economist psychologist sociologist geologist ecologist
    caregiver nanny babysitter aide orderly guard firefighter soldier sergeant lieutenant captain major colonel cadet
    maintainer contributor moderator organizer organiser mentor facilitator investigator technologist hygienist dietitian nutritionist
    sysadmin devops dba sre sdet webmaster generalist superintendent buyer stocker picker packer dispatcher expediter expeditor
    reviewer columnist blogger influencer youtuber tailor stylist hairdresser barber beautician gardener farmer chairperson
    specialist companion steward stewardess attendant concierge usher valet crew staff employee hand tech rep scholar advisor minister pastor
    """,
    """
    entwickler entwicklerin ingenieur ingenieurin berater beraterin leiter leiterin assistent assistentin praktikant praktikantin praktikum
    werkstudent werkstudentin mitarbeiter mitarbeiterin geschaftsfuhrer geschaftsfuhrerin sachbearbeiter sachbearbeiterin techniker technikerin
    kaufmann kauffrau kaufleute verkaufer verkauferin lehrer lehrerin dozent dozentin informatiker informatikerin programmierer programmiererin
    administratorin projektleiter projektleiterin teamleiter teamleiterin abteilungsleiter bereichsleiter referent referentin sekretar sekretarin
    buchhalter buchhalterin pfleger pflegerin krankenpfleger arzt arztin mechaniker mechatroniker elektroniker elektriker meister facharbeiter auszubildender auszubildende azubi
    redakteur redakteurin gestalter gestalterin architektin forscher forscherin wissenschaftler wissenschaftlerin hilfskraft aushilfe trainerin koordinator koordinatorin
    spezialist spezialistin beauftragter beauftragte vorstand prokurist gruppenleiter filialleiter marktleiter koch kochin kellner kellnerin fahrer fahrerin lagerist tutor inhaber inhaberin gesellschafter erzieher erzieherin betreuer betreuerin fachinformatiker konstrukteur konstrukteurin elektrikerin kinderpfleger altenpfleger
    """,
    """
    ingenieur ingenieure developpeur developpeuse chef cheffe responsable directeur directrice stagiaire assistant assistante consultant consultante
    analyste gestionnaire charge chargee technicien technicienne comptable vendeur vendeuse conseiller conseillere enseignant enseignante professeur professeure formateur formatrice
    chercheur chercheuse doctorant doctorante alternant alternante apprenti apprentie concepteur conceptrice redacteur redactrice infirmier infirmiere medecin avocat avocate
    secretaire serveur serveuse cuisinier cuisiniere animateur animatrice gerant gerante fondateur fondatrice cofondateur administrateur architecte graphiste commercial commerciale
    acheteur acheteuse ouvrier ouvriere agent operateur operatrice coordinateur coordinatrice coordonnateur benevole president presidente employe employee caissier caissiere hotesse auditeur traducteur traductrice
    """,
    """
    ingeniero ingeniera desarrollador desarrolladora programador programadora gerente director directora jefe jefa analista consultor consultora
    disenador disenadora arquitecto arquitecta administrador administradora asistente auxiliar becario becaria practicante practicas coordinador coordinadora
    tecnico tecnica profesor profesora maestro maestra docente investigador investigadora responsable encargado encargada vendedor vendedora
    abogado abogada contador contadora contable enfermero enfermera medico medica secretario secretaria cajero cajera camarero camarera cocinero cocinera dependiente dependienta
    especialista ejecutivo ejecutiva fundador fundadora supervisor supervisora operario operaria monitor monitora redactor redactora traductor traductora recepcionista asesor asesora comercial presidente presidenta voluntario voluntaria
    """,
    """
    engenheiro engenheira desenvolvedor desenvolvedora gestor gestora diretor diretora chefe analista estagiario estagiaria assistente
    coordenador coordenadora tecnico professor professora pesquisador pesquisadora advogado advogada enfermeiro enfermeira medico vendedor
    arquiteto arquiteta projetista fundador socio socia operador operadora especialista administrador contabilista recepcionista atendente auxiliar lider encarregado monitor bolsista
    """,
    """
    ingegnere sviluppatore sviluppatrice programmatore programmatrice responsabile direttore direttrice analista consulente progettista architetto
    amministratore amministratrice assistente tirocinante stagista coordinatore coordinatrice tecnico docente insegnante professore professoressa ricercatore ricercatrice
    impiegato impiegata addetto addetta commesso commessa cameriere cameriera cuoco avvocato contabile ragioniere infermiere infermiera medico segretaria segretario operaio operaia
    fondatore fondatrice venditore venditrice capo specialista redattore grafico grafica traduttore traduttrice presidente collaboratore collaboratrice praticante receptionist magazziniere architetta elettricista idraulico farmacista
    """,
    """
    ontwikkelaar ingenieur manager directeur medewerker medewerkster stagiair stagiaire adviseur analist consultant ontwerper architect beheerder
    projectleider teamleider leidinggevende docent leraar lerares onderzoeker promovendus specialist coordinator verkoper verkoopster assistent assistente
    administrateur boekhouder verpleegkundige arts secretaresse technicus monteur kok chauffeur oprichter eigenaar hoofd programmeur voorzitter bestuurslid penningmeester vrijwilliger teamlead verzorgende verzorger begeleider begeleidster elektricien loodgieter timmerman schilder
    """
  )

  /// Whether a folded word names a person by their job in any language.
  static func isNoun(_ word: String) -> Bool {
    guard word.utf8.first.map({ $0 < 0x80 }) ?? false else { return inOtherScripts.contains(word) }
    return inLatinScript.contains(word)
  }

  private static let inOtherScripts = otherScripts.union(FurtherWords.titles)
  private static let inLatinScript = nouns.union(latinNouns).union(trades).union(
    FurtherWords.titles)

  /// Endings of German, Dutch, Nordic and Hungarian compounds that name a person by their job, folded.
  static let endings = WordEndings(
    """
    entwickler entwicklerin ingenieur ingenieurin berater beraterin leiter leiterin leitung assistent assistentin assistenz praktikant praktikantin praktikum
    techniker technikerin kaufmann kauffrau kaufleute fachmann fachfrau lehrer lehrerin manager managerin meister meisterin fuhrer fuhrerin mitarbeiter mitarbeiterin
    mechaniker mechanikerin mechatroniker mechatronikerin elektroniker elektronikerin elektriker elektrikerin pfleger pflegerin schwester helfer helferin arzt arztin
    verkaufer verkauferin schreiber trainer trainerin arbeiter arbeiterin werker werkerin informatiker informatikerin wissenschaftler wissenschaftlerin student studentin
    gestalter gestalterin redakteur redakteurin spezialist spezialistin administrator administratorin bearbeiter bearbeiterin angestellte angestellter
    hilfskraft fachkraft lehrkraft burokraft pflegekraft servicekraft kuchenkraft reinigungskraft schreibkraft verkaufskraft betreuungskraft fuhrungskraft
    buchhalter buchhalterin monteur monteurin schlosser schlosserin schweisser schweisserin maurer tischler tischlerin schreiner schreinerin zimmerer gartner gartnerin
    backer backerin friseur friseurin fahrer fahrerin lackierer lackiererin installateur installateurin erzieher erzieherin padagoge padagogin therapeut therapeutin
    anwalt anwaltin referent referentin prufer pruferin planer planerin zeichner zeichnerin konstrukteur konstrukteurin betreuer betreuerin fachwirt fachwirtin
    betriebswirt betriebswirtin verwalter verwalterin makler maklerin ubersetzer ubersetzerin dolmetscher sekretar sekretarin disponent disponentin kassierer kassiererin
    controller controllerin analyst analystin vertreter vertreterin laborant laborantin physiker physikerin chemiker chemikerin biologe biologin ausbilder ausbilderin
    beauftragter beauftragte inspektor inspektorin hebamme lehrling geselle gesellin rechtspfleger notarin juristin
    ontwikkelaar medewerker medewerkster adviseur adviseuse leider leidster beheerder beheerster ontwerper verpleegkundige verpleger verpleegster begeleider begeleidster
    consulent ondersteuner leerkracht docente kundige chauffeur monteur
    utvecklare udvikler utvikler ingenjor skoterska larare laerer saljare saelger selger ledare leder chef sjef konsult konsulent arbetare arbejder arbeider ansvarig
    radgivare radgiver pleier skotare vardare bitrade forare mastare mester sekreterare handlaggare montor snickare ekonom terapeut vejleder hjaelper hjelper operator
    forer fuldmaegtig sygeplejerske sykepleier paedagog pedagog
    hoitaja johtaja paallikko kehittaja insinoori opettaja tyontekija myyja asentaja suunnittelija apulainen vastaava neuvoja korjaaja kuljettaja ohjaaja mestari avustaja
    harjoittelija sihteeri kirjanpitaja valmentaja kouluttaja tutkija kasittelija siivooja esimies terapeutti laakari
    mernok vezeto monter ugyintezo asszisztens tanacsado szerelo kezelo gondozo eloado
    """)

  /// Endings of Russian, Ukrainian, Greek and Persian nouns that name a person by what the person does,
  /// folded.
  static let otherEndings = WordEndings(
    """
    тель тельница телька щик щица чик чица истка істка олог ологиня яр ярка ерка льниця івниця τρια λογος ουργος نویس دهنده کننده
    """)

  /// Words before or after the noun: rank or type of contract. On their own they are weak evidence.
  static let ranks = WordTable.words(
    """
    senior junior sr jr lead principal staff chief deputy vice interim acting global regional executive full-time part-time
    full parttime fulltime freelance remote graduate undergraduate visiting adjunct entry mid level ii iii
    leitender leitende stellvertretender stellvertretende wissenschaftlicher wissenschaftliche adjoint adjointe independent selbststandig
    """
  )

  /// Fields of work that occur both in titles and in names of departments.
  static let fields = WordTable.words(
    """
    software web frontend backend fullstack full-stack data product project program marketing sales quality research teaching operations
    human resources hr customer business development support security network systems mobile ios android cloud machine learning ui ux
    graphic financial finance legal medical clinical administrative office community social media content technical qa test
    """
  )
}
