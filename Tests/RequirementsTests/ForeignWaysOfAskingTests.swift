import Testing

@testable import Requirements

/// How postings in German, French and Spanish ask.
@Suite(.timeLimit(.minutes(30))) struct ForeignWaysOfAskingTests {
  private static let german = """
    BERUFSERFAHRUNG
    Pflegehelferin, Mobile Pflege Nord
    2018 - heute
    - Ambulante Pflege auf der Frühtour mit vierzehn Kunden

    FÜHRERSCHEIN UND KARTEN
    - Klassen C und CE
    - Fahrerkarte vorhanden

    SPRACHEN
    Deutsch: Muttersprache

    AUSBILDUNG
    Staatsexamen Physiotherapie, 2016
    """

  @Test(arguments: [
    ("Erfahrung in der ambulanten Pflege setzen wir voraus.", "met skill ambulanten Pflege"),
    ("Ohne Führerschein der Klasse C geht es nicht.", "met licence Führerschein der Klasse C"),
    ("Sie benötigen aber einen Führerschein CE.", "met licence Führerschein CE"),
    ("Eine Fahrerkarte ist unverzichtbar.", "met licence Fahrerkarte"),
    (
      "Eine Fahrerkarte ist Pflicht. Deutsch in Wort und Schrift ebenfalls.",
      "met language Deutsch in Wort und Schrift"
    ),
    (
      "Mindestens drei Jahre in der Pflege sollten Sie mitbringen.",
      "met years drei Jahre in der Pflege"
    ),
    (
      "Anforderungen:\n- Staatsexamen in der Physiotherapie",
      "met degree Staatsexamen in der Physiotherapie"
    ),
    ("Dänisch wäre ein Pluspunkt.", "not_found language Dänisch"),
  ])
  func inGerman(posting: String, expected: String) {
    #expect(statuses(posting, Self.german).contains(expected))
  }

  private static let french = """
    EXPÉRIENCE
    Cuisinier, Le Comptoir des Chartrons
    2018 – aujourd'hui
    - Cartes courtes et cuissons lentes

    PERMIS ET FORMATIONS
    - FIMO voyageurs 2017
    - SSIAP 1, recyclage effectué en 2025
    - Inscrit à l'Ordre national des infirmiers depuis 2014

    DIPLÔMES
    Diplôme d'État d'aide-soignant, IFAS de Rennes, 2016

    COMPÉTENCES
    HACCP, Linux
    """

  @Test(arguments: [
    ("Il faut la pratique des règles HACCP.", "met skill règles HACCP"),
    ("Vous êtes titulaire de la FIMO voyageurs.", "met licence FIMO voyageurs"),
    ("SSIAP 1 impératif.", "met licence SSIAP 1"),
    ("L'inscription à l'Ordre des infirmiers est requise.", "met licence Ordre des infirmiers"),
    (
      "Le diplôme d'État d'aide-soignant est obligatoire.",
      "met skill diplôme d'État d'aide-soignant"
    ),
    ("Parler portugais serait un atout.", "not_found language portugais"),
  ])
  func inFrench(posting: String, expected: String) {
    #expect(statuses(posting, Self.french).contains(expected))
  }

  private static let spanish = """
    EXPERIENCIA
    Técnico de sistemas, Ruedas Zadorra
    2017 - actualidad
    - Playbooks de Ansible para altas y parches

    CARNÉS
    - Carretillero: frontal y retráctil, válido hasta 2028
    - Manipulador de alimentos, renovado en 2025

    IDIOMAS
    Inglés: B2

    FORMACIÓN
    Técnico en Cuidados Auxiliares de Enfermería (TCAE), IES Sur, 2015

    COMPETENCIAS
    Linux, Google Classroom
    """

  @Test(arguments: [
    ("Hay que saber Linux y Ansible.", "met skill Linux"),
    ("Imprescindible hablar inglés con soltura.", "met language inglés con soltura"),
    ("Se necesita inglés fluido.", "not_met language inglés fluido"),
    ("Carné de carretillero obligatorio.", "met licence Carné de carretillero"),
    ("Pedimos carné de manipulador de alimentos.", "met licence carné de manipulador de alimentos"),
    ("Se exige el título de TCAE.", "met skill título de TCAE"),
    ("El euskera es un mérito.", "not_found language euskera"),
    ("Requerimos Grado en Fisioterapia y estar colegiado.", "not_found licence colegiado"),
    ("Linux, que debes manejar.", "met skill Linux"),
  ])
  func inSpanish(posting: String, expected: String) {
    #expect(statuses(posting, Self.spanish).contains(expected))
  }

  @Test(arguments: [
    "Con VMware no trabajamos, así que no hace falta conocerlo.",
    "SAP brauchen Sie nicht.", "Le permis n'est pas nécessaire.",
  ])
  func asksForNothing(posting: String) {
    #expect(statuses(posting, "KENNTNISSE\nVMware, SAP, Permis B").isEmpty)
  }
}
