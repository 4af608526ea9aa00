/// Words used in dates in English, German, French, Spanish, Portuguese, Italian, Dutch and a few
/// related languages, folded.
enum DateWords {
  static let months: [String: Int] = {
    var table: [String: Int] = [:]
    for (index, names) in monthNames.enumerated() {
      for name in names.split(separator: " ") { table[String(name)] = index + 1 }
    }
    return table
  }()

  private static let monthNames: [String] = [
    "january jan januar janner jaenner janvier janv enero ene janeiro gennaio gen januari januar leden styczen ocak",
    "february feb febr februar feber fevrier fevr fev febrero fevereiro febbraio februari luty subat",
    "march mar mrz maerz marz mars marzo março marco maart mrt marzec mart",
    "april apr avril avr abril abr aprile kwiecien nisan",
    "may mai mayo maio maggio mag mei maj mayis",
    "june jun juni juin junio junho giugno giu czerwiec haziran",
    "july jul juli juillet juil julio julho luglio lug lipiec temmuz",
    "august aug aout agosto ago agost augustus sierpien agustos",
    "september sep sept septembre septiembre setiembre setembro set settembre sett wrzesien eylul",
    "october oct oktober okt octobre octubre outubro out ottobre ott pazdziernik ekim",
    "november nov novembre noviembre novembro listopad kasim",
    "december dec dezember dez decembre diciembre dic dezembro dicembre deze grudzien aralik",
  ]

  /// Seasons, terms and quarters: parts of a year that JSON Resume cannot express.
  static let seasons: Set<String> = [
    "spring", "summer", "fall", "autumn", "winter", "fruhling", "fruhjahr", "sommer", "herbst",
    "printemps", "ete", "automne", "hiver", "primavera", "verano", "otono", "invierno", "verao",
    "outono", "inverno", "estate", "autunno", "lente", "zomer", "herfst", "q1", "q2", "q3", "q4",
    "ws", "ss", "wise", "sose", "wintersemester", "sommersemester", "semester", "early", "mid",
    "late", "anfang", "mitte", "ende", "debut", "fin",
  ]

  /// Phrases that mark a period as ongoing.
  static let present: Set<String> = [
    "present", "current", "currently", "now", "today", "ongoing", "date", "to date", "till date",
    "until now", "till now", "until present", "to present", "to now", "heute", "aktuell", "jetzt",
    "gegenwartig", "laufend", "dato", "andauernd", "aujourd'hui", "aujourdhui", "present",
    "actuel", "actuellement", "en cours", "ce jour", "a ce jour", "maintenant", "actualidad",
    "la actualidad",
    "actualmente", "presente", "actual", "la fecha", "hoy", "en curso", "atual", "atualmente",
    "momento", "o momento", "o presente", "hoje", "em curso", "em andamento", "oggi", "attuale",
    "attualmente", "in corso", "ad oggi", "heden", "nu", "tot heden", "huidig", "nuvarande",
    "nutid",
    "obecnie", "teraz", "halen", "devam", "至今", "现在", "現在", "今", "н.в", "настоящее время",
  ]

  /// Words between the two ends of a period.
  static let connectors: Set<String> = [
    "to", "until", "till", "til", "thru", "through", "bis", "a", "au", "jusqu'a", "jusque", "al",
    "hasta", "ate", "fino", "tot", "t/m", "до", "per", "upto",
  ]

  /// Words before a start that mark the period as ongoing.
  static let since: Set<String> = [
    "since", "seit", "depuis", "desde", "dal", "sinds", "from", "ab", "starting", "с",
  ]

  /// Words before a date that mark it as the end of a period.
  static let until: Set<String> = [
    "until", "till", "bis", "jusqu'a", "hasta", "ate", "fino", "tot",
  ]

  /// Words allowed between a month and its year.
  static let particles: Set<String> = ["of", "de", "del", "di", "do", "of", "'", "en"]

  /// Units of time: `2 years 10 months`, `(1 yr 3 mos)`.
  static let durations: Set<String> = [
    "year", "years", "yr", "yrs", "y", "month", "months", "mo", "mos", "m", "week", "weeks",
    "jahr", "jahre", "monat", "monate", "an", "ans", "annee", "annees", "mois", "ano", "anos",
    "mes", "meses", "anno", "anni", "mese", "mesi", "jaar", "maand", "maanden",
  ]
}
