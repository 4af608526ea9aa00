/// Names and abbreviations of the months, folded.
///
/// The names of the Gregorian months are those of the Unicode Common Locale Data Repository (CLDR),
/// with the inflected forms that are printed before a year, and the abbreviations that resumes use.
enum MonthNames {
  /// Name → month, 1 to 12.
  static let numbers: [String: Int] = {
    var table: [String: Int] = [:]
    for rows in [latin, otherScripts, furtherLanguages] {
      for (index, names) in rows.enumerated() {
        for name in WordTable.words(in: names) { table[Folding.fold(name)] = index + 1 }
      }
    }
    return table
  }()

  /// Names of two words: the first word → the second word → month. They are those of the Levant.
  static let pairs: [String: [String: Int]] = {
    var table: [String: [String: Int]] = [:]
    for (first, second, month) in [
      ("كانون", "الثاني", 1), ("تشرين", "الأول", 10), ("تشرين", "الثاني", 11),
      ("كانون", "الأول", 12),
    ] {
      table[Folding.fold(first), default: [:]][Folding.fold(second)] = month
    }
    return table
  }()

  /// Months of the Solar Hijri calendar of Iran, in its order.
  static let solarHijri: [String: Int] = {
    var table: [String: Int] = [:]
    let names = "فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند"
    for (index, name) in WordTable.words(in: names).enumerated() {
      table[Folding.fold(name)] = index + 1
    }
    return table
  }()

  private static let latin: [String] = [
    """
    january jan januar janner jaenner janvier janv enero ene janeiro gennaio gen januari styczen
    stycznia sty leden ledna ocak oca tammikuu tammi januarie ianuarie ian januarja gener siječanj
    sausis janvaris jaanuar
    """,
    """
    february feb febr februar feber fevrier fevr fev febrero fevereiro febbraio februari luty lutego
    lut unor unora subat şub helmikuu helmi februarie februarja febrer pebruari februára vasaris
    """,
    """
    march mar mrz maerz marz mars marzo março marco maart mrt marzec marca mart marts brezen brezna
    maaliskuu maalis marec martie marcius març maret mac
    """,
    """
    april apr avril avr abril abr aprile kwiecien kwietnia kwi nisan nis duben dubna huhtikuu huhti
    aprila aprilie aprilis
    """,
    """
    may mai mayo maio maggio mag mei maj maja mayis kveten kvetna toukokuu touko majus maig mája
    """,
    """
    june jun juni juin junio junho giugno giu czerwiec czerwca cze haziran haz cerven cervna kesakuu
    kesa junius iunie juny júna
    """,
    """
    july jul juli juillet juill juil julio julho luglio lug lipiec lipca lip temmuz tem cervenec cervence
    heinakuu heina julius iulie juliol julai júla
    """,
    """
    august aug aout agosto ago agost augustus sierpien sierpnia sie agustos agu srpen srpna elokuu
    elo augusti augusta agustus agt ogos
    """,
    """
    september sep sept septembre septiembre setiembre setembro set settembre sett wrzesien wrzesnia
    wrz eylul eyl zari syyskuu syys septembrie setembre szeptember septembra
    """,
    """
    october oct oktober okt octobre octubre outubro out ottobre ott pazdziernik pazdziernika paz ekim
    eki rijen rijna lokakuu loka octombrie oktobra
    """,
    """
    november nov novembre noviembre novembro listopad listopada listopadu lis kasim kas marraskuu
    marras noiembrie novembra
    """,
    """
    december dec dezember dez decembre diciembre dic dezembro dicembre deze grudzien grudnia gru
    aralik ara prosinec prosince joulukuu joulu decembrie desember des desembre decembra disember
    """,
  ]

  private static let otherScripts: [String] = [
    """
    январь января янв січень січня січ януари јануар ιανουάριος ιανουαρίου ιαν يناير جانفي ژانویه
    ינואר ינו जनवरी जन มกราคม جنوری
    """,
    """
    февраль февраля фев февр лютий лютого лют февруари фебруар φεβρουάριος φεβρουαρίου φεβ فبراير شباط
    فيفري فوریه פברואר פבר फरवरी फ़रवरी กุมภาพันธ์ फर فروری
    """,
    """
    март марта мар березень березня бер μάρτιος μαρτίου μαρ مارس آذار מרץ מרס मार्च มีนาคม مارچ
    """,
    """
    апрель апреля апр квітень квітня квіт април απρίλιος απριλίου απρ أبريل ابريل نيسان أفريل آوریل
    אפריל אפר अप्रैल เมษายน अप्रेल अप्रै اپریل
    """,
    """
    май мая травень травня трав мај μάιος μαΐου μαϊ مايو أيار ماي مه מאי मई พฤษภาคม مئی
    """,
    """
    июнь июня июн червень червня черв юни јун ιούνιος ιουνίου ιουν يونيو حزيران جوان ژوئن יוני जून
    มิถุนายน جون
    """,
    """
    июль июля июл липень липня лип юли јул ιούλιος ιουλίου ιουλ يوليو تموز جويلية ژوئیه جولای יולי
    जुलाई กรกฎาคม जुला جولائی
    """,
    """
    август августа авг серпень серпня серп αύγουστος αυγούστου αυγ أغسطس اغسطس آب أوت اوت אוגוסט אוג
    अगस्त สิงหาคม अग اگست
    """,
    """
    сентябрь сентября сен сент вересень вересня вер септември септембар σεπτέμβριος σεπτεμβρίου σεπ
    سبتمبر أيلول سپتامبر ספטמבר ספט सितंबर सितम्बर กันยายน सित ستمبر
    """,
    """
    октябрь октября окт жовтень жовтня жовт октомври октобар οκτώβριος οκτωβρίου οκτ أكتوبر اکتبر
    אוקטובר אוק अक्टूबर अक्तूबर ตุลาคม अक्टू اکتوبر
    """,
    """
    ноябрь ноября ноя нояб листопад листопада лист ноември новембар νοέμβριος νοεμβρίου νοε نوفمبر
    نوامبر נובמבר נוב नवंबर नवम्बर พฤศจิกายน नव نومبر
    """,
    """
    декабрь декабря дек грудень грудня груд декември децембар δεκέμβριος δεκεμβρίου δεκ ديسمبر دسامبر
    דצמבר דצמ दिसंबर दिसम्बर ธันวาคม दिस دسمبر
    """,
  ]
}
