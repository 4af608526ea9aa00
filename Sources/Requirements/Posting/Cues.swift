/// Words by which a posting asks, prefers or waives.
enum Cues {
  static let preferred = WordSet(
    """
    nice to have; preferred; preferably; a plus; a big plus; a bonus; a real bonus; desirable; desired
    ideally; advantageous; an advantage; of advantage; an asset; optional; would be great
    would be nice; would be helpful; is helpful; are helpful; helps; good to have; is useful; are useful
    is welcome; are welcome; be welcome; is encouraged; are encouraged; beneficial; appreciated; would be a plus; a differentiator; we would love
    highly regarded; well regarded; highly valued; highly desirable; highly desired; favourably regarded; favorably regarded
    von vorteil; wunschenswert; idealerweise; ein plus; gern gesehen; vorteilhaft; hilfreich
    un plus; un atout; atout; souhaite; souhaitee; souhaites; souhaitees; apprecie; appreciee
    apprecies; appreciees; idealement; souhaitable; bienvenue; valorara; valoraran; se valora
    valorable; deseable; deseables; idealmente; es un plus; se valoran; welcomed; favorable
    knowledge helpful; experience helpful; skills helpful; helpful but; background helpful; knowledge useful
    experience useful; useful but; knowledge welcome; training welcome; experience welcome; skills welcome
    muy valorado; muy valorada; muy valorados; muy valoradas; ein extra; schones extra; nettes extra
    is nice; are nice; basics help; skills help; would help; will help; a nice extra; an extra; a strong plus; not required but
    nice bonus; huge plus; nice plus; definite plus; great plus; real plus; distinct advantage; big advantage
    useful but not; would be lovely; lovely if; counts in your favour; in your favour; in your favor; preference will be given
    preference is given; would make us smile; would make us happy; would delight us; bonus points; extra points; brownie points
    great bonus; definite advantage; huge bonus; major plus; added bonus; ware schon; ware toll; ware super; ware prima
    ware ein plus; ware klasse; schon ware; toll ware; serait un plus; serait apprecie; sera un plus; even better
    wunschenswert ware; ein pluspunkt; pluspunkt; pluspunkte; ware ein pluspunkt; ware von vorteil; begrussenswert
    gerne gesehen; sehen wir gern; freuen wir uns; ware wunschenswert; waren wunschenswert; waren von vorteil
    waren schon; kein muss aber; un avantage; constitue un avantage; constituent un avantage; serait un atout
    seraient un atout; un vrai plus; serait utile; seraient apprecies; seraient appreciees; est un plus; sont un plus
    est valorise; valorises; vivement souhaite; un merito; es un merito; seria un merito; seria deseable
    seria de agradecer; se agradece; se agradecen; valoramos; valoraremos; sumara puntos; suma puntos; puntua
    seria ideal; preferible; preferiblemente; preferentemente; se considera un plus
    tenida en cuenta; tenidas en cuenta; tenidos en cuenta; valor agregado; valor anadido; at a premium
    ware gut; waren gut; wed love; wed really like; wed be thrilled; we would be thrilled; am besten; am liebsten
    bevorzugt; de preference; rendre service; peut servir; peuvent servir; put to good use; always of use; an edge; tip the scales
    would be a treat; is a treat; would open up; by no means expected; would save you some time; are respected
    looked upon favourably; looked upon favorably; looked on favourably; looked on favorably
    makes life easier; make life easier; waren prima; a strong asset; a real asset; a great asset; useful not required
    si possible; wenn moglich; si es posible; if possible; nach moglichkeit; will be an added; added qualification
    fera plaisir; es de ayuda; front of the line; front of the queue; se prefiere; se prefieren; wurden sich
    would please; is of interest; are of interest; of interest though; by no means decisive
    ist schon; sind schon; is great but; are great but; school is great; degree is great; diploma is great; qualification is great; experience is great
    is handy; are handy; comes in handy; come in handy; ist praktisch; sind praktisch; sera un plus
    se considerara favorablemente; se consideraran favorablemente; make us very happy; big tick
    would be handy; would be cool; would be excellent
    would be fantastic; would be wonderful; would be brilliant; would make you; would let you; is a nice
    is ideal; are ideal; would be ideal; none is essential; not a deal breaker; not a dealbreaker
    is a pre; are a pre; meriting; meriterande; ist nett; sind nett; ware nett
    ware willkommen; waren willkommen; riesenplus; grosses plus; dickes plus; make a difference; make a huge difference
    make a big difference; make a real difference; se considerara merito; se consideraran meritos; se considerara un merito
    se considerara un plus; se tendra en cuenta; se tendran en cuenta; sera merito; given preference; also help
    head start; finden wir gut; finden wir super; finden wir toll; nous interesse; nous interessent; fait toujours plaisir
    font toujours plaisir; is typical for; would save you; will save you; looked on kindly
    is valued; are valued; helfen beim; helfen bei; hilft beim; hilft bei; your life easier; seront regardes
    sera regarde; sera regardee; avec interet; freuen uns; freut uns
    but is not required; but are not required; a strong recommendation; is recommended; are recommended; strongly recommended; are assets; are all assets; all assets
    seria un plus; un punto a favor; sera apreciado; not essential but; viewed favorably; viewed favourably
    wouldnt hurt; would not hurt; doesnt hurt; does not hurt; dont hurt; do not hurt; wouldnt go amiss; would not go amiss
    schadet nicht; schaden nicht; ne gate rien; ne serait pas de refus; no vendria mal; no vendrian mal; no esta de mas
    put you ahead; puts you ahead; put you a step ahead; give you an edge; gives you an edge; ahead of the pack
    tendra ventaja; tendran ventaja; tendra preferencia; tendran preferencia; wenn vorhanden; falls vorhanden
    erwunscht; gewunscht; constituerait un atout; constituerait un plus; would be delighted; wed be delighted
    """)

  static let required = WordSet(
    """
    required; require; requires; requirement; must; mandatory; essential; necessary; needed; need
    needs; a must; what counts is; what counts are; what matters is; prerequisites; expected; expect; expects; obligatory; compulsory; prerequisite; is vital; are vital; crucial
    gefordert; geforderte; unverzichtbar; unbedingt; notig; brauchen sie; brauchst du; braucht es; geht es nicht
    vorweisen; nachweisen; il faut; il vous faut; il est imperatif; imperatifs; imperatives; demandees; exigible
    est un prerequis; sont un prerequis; est un imperatif; obligatoirement; incontournable; incontournables
    exigeons; demandons; attendons; we demand
    necessitons; se necesita; se necesitan; hay que; es preciso; hace falta; hacen falta; es necesario; es necesaria
    son necesarios; requerimos; es requisito; son requisito; es obligatorio; es obligatoria; debes tener; debe tener
    tienes que; has de; precisa; precisamos; se precisa; se precisan; pedimos; se piden; lo esencial es
    lo importante es; lo fundamental es; l essentiel est; wichtig ist; wichtig sind; entscheidend ist
    entscheidend sind; attendu; attendue; attendus; attendues; insist on; insist; musst du; du musst; mussen sie
    solltest du; sollten sie; mitbringen; bedingung; deberas; debera; deberan; debes; debe
    indispensable; cannot do without; cant do without; do require; do need; do expect; non negotiable; is enough
    are enough; suffices; a condition; is asked for; are asked for; is called for; are called for; is wanted; are wanted
    is demanded; are demanded; darf nicht fehlen; durfen nicht fehlen; geht nichts; condition sine qua non
    solicitamos; se solicita; se solicitan; se exigen; obligatorios; obligatorias; requeridas; necesarias; exigibles
    exigido; exigida; exigidos; exigidas; vorzuweisen; nachzuweisen; mitzubringen; werden erwartet; erwartet werden
    erwartet wird; wird erwartet; wird verlangt; werden verlangt; ist gefragt; sind gefragt; gefragt ist; gefragt sind
    setzen wir voraus; setzt voraus; setzen voraus; wird vorausgesetzt; werden vorausgesetzt
    erforderlich; voraussetzung; voraussetzungen; vorausgesetzt; notwendig; zwingend; muss; mussen
    benotigen; benotigt; unerlasslich; unabdingbar; pflicht; verlangt; erwarten
    exige; exigee; exiges; exigees; requis; requise; requises; obligatoire; obligatoires; imperatif
    imperative; necessaire; necessaires; indispensables; demande; demandee; demandes
    imprescindible; imprescindibles; requiere; requieren; requerido; requerida; requeridos
    necesario; necesaria; necesarios; necesitas; necesitamos; obligatorio; obligatoria
    exigimos; exigen; buscamos; indispensable; se pide; se exige; se requiere; se requieren
    """)

  /// Words that introduce what somebody should have.
  static let asks = WordSet(
    """
    you speak; you bring; you have; you know; you master; you hold; you possess; you are a; you are an
    you come with; we picture; we imagine; we have in mind; we dream of; you look back on; you can look back on
    we are after; were after; you are practised in; you are practiced in; you are at home in; you are at ease with
    you should have; you should know; youve; you understand; you need; you will have
    experience with; experience in; experience as; experience of; experience using; experience
    knowledge of; knowledge in; knowledge; command of; proficiency in; proficiency; proficient
    familiarity with; familiar with; skills in; expertise in; background in; ability to; able to
    looking for; look for; we ask for; ask for; we want; we seek; seeking; hands on; track record
    understanding of; skilled in; skilled at; trained in; competent in; comfortable with
    fluent in; fluency in; fluent; know how; candidates have; applicants have; who know; who knows
    role calls for; job calls for; post calls for; position calls for; grounding in; strong in; strong on; record of
    record in; steady hand at; steady hand with; steady hand in; someone with; somebody with; a person with
    a colleague with
    candidate holds; candidate has; candidate brings; candidate will have; candidate will hold
    candidate possesses; candidate is; applicant has; applicant holds; confidence in; confidence with
    confidence on; applicants hold; candidates hold
    good at; versed in; experienced in; experienced with; experienced; certified in; licensed in
    sie beherrschen; sie bringen; sie haben; sie verfugen; du beherrschst; du hast; du bringst
    kenntnisse in; kenntnisse; kenntnisse von; erfahrung mit; erfahrung in; erfahrung; erfahrungen
    berufserfahrung; beherrschung; sicherer umgang mit
    vous maitrisez; vous avez; vous connaissez; vous etes; maitrise de; maitrise du
    maitrise des; maitrise; connaissance de; connaissance; connaissances; vous justifiez
    bist du vertraut; sind sie vertraut; vertraut; gut vertraut; sie kennen; du kennst; sie konnen; du kannst
    vertraut mit; routiniert in; routine in; geubt in; sattelfest in; fit in; titulaire de; titulaire du; titulaire d
    titulaire des; titulaires du; detenteur du; detenteur de; muni de; muni d; vous possedez; vous disposez
    vous savez; vous parlez; vous detenez; vous sont familieres; vous sont familiers; vous est familiere
    vous est familier; a l aise avec; vous justifierez; vous pratiquez; pratique de; pratique du; pratique des
    la pratique; que vous maitrisez; que vous connaissez; que debes manejar; que debes conocer; que debes dominar
    que debes saber; manejas; hablas; dispones de; posees; eres titular; con titulo de; en posesion de; acreditas
    acreditar; con experiencia
    dominas; tienes; sabes; conoces; conocimientos de; conocimiento de; conocimientos
    experiencia con; experiencia en; experiencia; manejo de; dominio de; dominio del; cuentas con
    """)

  /// Openings of sentences about the employer.
  static let employer = WordSet(
    """
    company supplies; company provides; company pays; company will; employer provides; company furnishes
    were on; we; weve; our; us; the company; the team; the firm; the owner; the owners; the office; wir; unser
    unsere; unserem; das unternehmen; nous; notre; nos; l entreprise; nuestro; nuestra; nuestros
    ours is; usamos; utilizamos; trabajamos; tenemos; nosotros; nosotras; empresa
    interviews; the interview; selection; the selection; salary; the salary; pay; compensation; nuestras; la empresa; ofrecemos; somos; vendemos; creamos; agencies; the agency; i; they
    """)

  /// What a clause is about that tells what people are paid.
  static let pay = WordSet(
    """
    salary; salaries; pay; wage; wages; bonus; stipend; compensation; depending on experience
    selon experience; selon profil; selon l experience; je nach erfahrung; segun experiencia
    gehalt; vergutung; salaire; remuneration; salario; sueldo
    """)

  /// What an employer does when it asks.
  static let employerAsks = WordSet(
    """
    need; needs; expect; want; look for; are looking; are after; insist; picture; imagine; have in mind; are hiring
    ask; require; seek; are seeking; search; erwarten; suchen; cherchons; souhaitons; voulons; benotigen; brauchen
    wunschen; verlangen; recherchons
    demandons; attendons; exigeons; buscamos; pedimos; necesitamos; exigimos; now look
    """)

  static let negators = WordSet(
    """
    not; no; never; nor; neither; cannot; without; dont; doesnt; isnt; arent; wont; nobody; none
    nothing; cant; unlike; instead of; would rather; rather than; moved away; away from; switched off
    nicht; kein; keine; keinen; keiner; keinerlei; ohne; weder; nie
    niemals; pas; aucun; aucune; jamais; sans; ni; sin; nunca; tampoco; ningun; ninguna; non
    was withdrawn; has been withdrawn; been withdrawn; is used by other; are used by other
    was retired; has been retired; by another team; by other teams; by a team of its own
    eigenen team; anderen team; autre equipe; otro equipo
    is irrelevant; are irrelevant; is unimportant; are unimportant; is unnecessary; are unnecessary; is secondary
    are secondary; is immaterial; ist egal; sind egal; keine rolle; ist zweitrangig; ist irrelevant; peu importe
    is optional; are optional; is equally optional; is entirely optional; is completely optional; is purely optional
    ist optional; est facultatif; est facultative; es opcional
    est inutile; sont inutiles; no importa; es irrelevante; da igual; is off the table; is overkill
    non utilise; non utilisee; non utilises; non demande; non demandee; non exige; non exigee; non necessaire
    no lo pedimos; no la pedimos; no los pedimos; no las pedimos; no lo exigimos; no lo necesitas; no lo necesitamos
    no te lo pedimos; no trabajamos; no usamos; no utilizamos; no necesitamos; no pedimos; no exigimos; no hace falta
    no hacen falta; no es necesario; no es necesaria; no son necesarios; no se pide; no se exige; no se requiere
    n utilisons pas; ne travaillons pas; pas besoin; nous n exigeons; nous ne demandons; n est pas necessaire
    nul besoin; aucun besoin; no call for
    n est pas demande; n est pas exige; n est pas requis; ne sont pas
    no utilizado; no utilizada; not in use; neednt; no longer; phasing out; phased out; gave up; abandoned
    we buy in; we outsource; is bought in; are bought in; is outsourced; are outsourced
    """)

  /// Negators that do not waive anything: `not only`, `no less than`, `no matter`.
  static let harmless = WordSet(
    """
    not only; not just; not merely; no less; not less; no matter; no doubt; not afraid; not shy
    no fewer; not fewer; no more than; not more than; no more; not least; nicht nur; nicht weniger; pas seulement
    pas moins; no solo; no menos; no solamente; not to mention; no problem; never stop; never tired; without help; without supervision
    without guidance; without assistance; without hesitation; without fuss; without mistakes; without errors
    without trouble; without delay; pas peur; pas de secret; keine angst; kein problem; without any help
    cannot do without; cant do without; without a fuss; without being asked; without thinking; nothing less than
    sans aide; sin ayuda; ohne hilfe; sans plus; ni mas ni menos; nothing new; nothing strange; nichts neues
    rien de nouveau; nada nuevo; no secrets; no secret; keine geheimnisse; kein geheimnis; aucun secret
    ningun secreto; nicht fremd; no stranger; nothing under; nothing below; darf nicht fehlen; durfen nicht fehlen
    """)

  /// What a negated clause says of its subject: `PHP and Perl are not needed`.
  static let waivable = WordSet(
    """
    needed; required; necessary; mandatory; essential; expected; important; asked; a must; must; interest; value
    asset; advantage; plus; bonus; spoken; tested; called for; sought; for us; what we; seek; looking for; wanted
    looked for
    a thing; indispensable; indispensables; our thing; relevance; importance; concern
    obligatory; compulsory; used; in use; a condition; a requirement; relevant; critical; demanded
    erforderlich; notwendig; notig; zwingend; voraussetzung; pflicht; vorausgesetzt; verlangt
    benotigt; gebraucht; gefordert; erwartet; exigidos; hace falta
    necessaire; necessaires; exige; exigee; exiges; requis; requise; obligatoire; demande; demandee
    necesario; necesaria; necesarios; imprescindible; obligatorio; requiere; requieren; exige; falta
    muss; bedingung; excluyente; condition; needs; need; allowed; possible; part; welcome; touch; use; ours; prerequisite; decisive
    what counts; what matters; what we look for; counts; matters; decides; zahlt; entscheidend; compte; cuenta
    on the list; on our list; accepted; sufficient; acceptable; considered; eligible; recognised; recognized; matter; help; count; do; suffice; enough; qualify; impress; fit; match; ausreichend; anerkannt
    suffisant; suffisante; suffisants; suficiente; aceptan; acceptes; accepte; acceptee; acceptees
    """)

  /// Negators that stand after what they negate: `Oracle setzen wir nicht ein`.
  static let waiveAll: Set<String> = ["nicht"]

  /// Words that begin a clause which tells why, when or whether.
  static let telling: Set<String> = [
    "so", "because", "since", "when", "if", "while", "although", "though", "unless", "wenn", "weil",
    "da", "obwohl", "car", "lorsque", "quand", "porque", "cuando", "aunque",
  ]

  /// Subjects that begin a clause of their own.
  static let subjects: Set<String> = [
    "you", "we", "it", "they", "he", "she", "i", "what", "there", "this", "that", "sie", "wir",
    "es", "du", "ihr", "vous", "nous", "il", "elle", "ils", "on", "usted", "nosotros",
  ]

  /// Words that begin a subordinate or a contrasting clause.
  static let subordinators: Set<String> = [
    "when", "if", "because", "while", "although", "though", "but", "whereas", "unless", "who",
    "which", "whose", "where", "since", "so", "wenn", "weil", "aber", "wobei", "da", "obwohl",
    "sondern", "mais", "car", "lorsque", "quand", "pero", "porque", "cuando", "aunque", "sino",
    "however", "yet", "denn", "even",
  ]
}
