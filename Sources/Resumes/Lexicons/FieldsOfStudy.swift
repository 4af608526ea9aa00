/// Words in the names of fields of study, folded.
enum FieldsOfStudy {
  static let words = WordTable.words(
    """
    engineering science sciences mathematics maths physics chemistry biology biochemistry economics business administration arts history law medicine
    design psychology management informatics finance accounting marketing literature philosophy nursing statistics architecture music journalism
    linguistics sociology anthropology geography geology astronomy computing robotics electronics mechatronics pharmacy dentistry theology politics
    informatik maschinenbau elektrotechnik physik mathematik chemie biologie betriebswirtschaft betriebswirtschaftslehre bwl vwl wirtschaftsinformatik wirtschaftsingenieurwesen jura medizin geschichte germanistik psychologie
    informatique physique mathematiques chimie gestion droit economie ingenierie mecanique electronique lettres commerce
    informatica fisica matematicas quimica derecho economia ingenieria medicina administracion contabilidad arquitectura psicologia historia
    engenharia administracao direito ciencias ingegneria giurisprudenza lettere architettura scienze matematica chimica
    bedrijfskunde rechten natuurkunde wiskunde economie werktuigbouwkunde
    """
  )

  /// The longest name of a field of study, in words: "Electrical and Electronic Engineering with
  /// Computer Science" has eight. Longer texts are prose. Tested by `ThresholdTests/fieldsOfStudy`.
  static let maximumWords = 8

  /// Whether a text names a field of study but not a school.
  static func isField(_ fragment: Fragment) -> Bool {
    let names = Folding.words(fragment.scalars)
    return names.count <= maximumWords && names.contains(where: words.contains)
      && RoleScore.school(fragment) == 0
  }
}
