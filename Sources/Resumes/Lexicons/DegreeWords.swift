/// Names and abbreviations of degrees and school leaving certificates, folded and without periods.
enum DegreeWords {
  /// Words that name a degree in any position.
  static let names = WordTable.words(
    """
    bachelor bachelors bachelor's master masters master's doctor doctorate doctoral associate associates diploma certificate degree
    licentiate ged 12th 10th matriculation matric highschool honours minor major postgraduate undergraduate
    bachelorstudium masterstudium diplom diplomingenieur magister staatsexamen promotion doktor abitur fachabitur mittlere reife hochschulreife fachhochschulreife realschulabschluss
    hauptschulabschluss ausbildung lehre studium bachelorarbeit masterarbeit
    licence baccalaureat bac bts dut deug deust dea dess doctorat maitrise cap bep diplome brevet classe prepa prepas
    licenciatura licenciado licenciada grado graduado graduada ingenieria maestria maestrado bachillerato doctorado doctor tecnico diplomado posgrado master especializacion eso
    bacharelado bacharel graduacao mestrado doutorado doutoramento mestre licenciado tecnologo ensino medio pos-graduacao especializacao
    laurea diploma dottorato maturita magistrale triennale specialistica perfezionamento
    hbo mbo vwo havo vmbo wo propedeuse doctoraal
    """
  )

  /// Abbreviations, compared without periods and spaces: `B.Sc.`, `Ph. D.`, `MBA`.
  static let abbreviations = WordTable.words(
    """
    ba bs bsc bsba bba bfa beng be btech btec bca bcom barch bed bmus bm bn bsn bas aa as aas llb bpharm mbbs md dds dmd jd llm
    ma ms msc mba mfa meng me mtech mca mcom march med mph mpa mpp msw msn mres mphil mim mis mps mmus phd dphil edd dba dsc dr pharmd
    dipl diplom-ing diplomkaufmann mag bacc bachs hnd hnc gcse gcses alevel alevels ib ssc hsc cbse icse pgdm pgd pgdip bsw bms bbm bgs
    sb sm scb ab am mst msee bsee bscs mscs meng msit bsit beng mbchb ca cpa
    """
  )

  /// Abbreviations that are also common words or US states; they count only beside a field of
  /// study.
  static let doubtful = WordTable.words(
    "ba be me ma as am ab md dr mis march med pa ca ib cap bas ms sb sm bm")

  /// Endings of German, Nordic and Finnish compounds that name a degree, folded.
  static let endings = WordEndings(
    "examen eksamen uddannelse utdanning utbildning tutkinto abschluss diplom prufung")

  /// Words that end the name of a degree.
  static let closing = WordTable.words(
    "diploma diplomasi degree certificate diplom diplôme certificado diplomă ged zeugnis abschluss baccalaureate"
  )

  /// Words between the degree and its field.
  static let prepositions = WordTable.words("in of en of de des du di del der im fach em for on")

  /// What forms in East Asian languages say of the end of studies.
  static let statuses: Set<String> = [
    "졸업", "졸업예정", "재학", "재학중", "수료", "중퇴", "휴학", "卒業", "卒業見込", "在学中", "毕业", "在读", "畢業", "就學中",
  ]
}
