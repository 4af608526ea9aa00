import Records
import Testing

@testable import Matching

@Suite(.timeLimit(.minutes(30))) struct RemoteWorkTests {
  private func read(
    _ text: String, title: String = "Clerk", location: String = "", flag: Bool? = nil
  ) -> RemoteWork {
    let posting = Posting(
      json: [
        "title": .string(title), "location": .string(location), "description": .string(text),
        "is_remote": flag.map { .bool($0) } ?? .null,
      ])
    return RemoteWork(posting, description: Tokenizer.tokens(text))
  }

  @Test(arguments: [
    "This is a fully remote position.", "Remote work within Europe", "You work from home.",
    "100% remote", "The role is remote.", "We work remotely", "Location: remote",
    "You may work from home every day of the week.", "Work anywhere you like.",
    "We do not mind where you live: work from anywhere.", "Fully remote, no office days.",
    "We are hiring for a remote position.", "A remote role with 30 days of holiday",
    "Homeoffice an allen Tagen ist bei uns selbstverständlich.", "Sie arbeiten zu 100 % remote.",
    "Arbeiten Sie von überall aus.", "Poste en télétravail complet.", "Télétravail tous les jours.",
    "Le poste est 100 % à distance.", "Puesto 100 % remoto.", "Trabajarás en remoto.",
    "Teletrabajo todos los días.", "Trabaja desde cualquier lugar.",
    "Remote within the EU; no applications from outside.",
  ])
  func remote(text: String) {
    #expect(read(text).isRemote)
    #expect(read(text, flag: false).isRemote)
  }

  @Test(arguments: [
    "This is not a remote position.", "No remote work.", "Remote work is not possible.",
    "There is no option to work remotely", "Everyone is on site from Monday to Friday.",
    "Two days a week you work from home", "Hybrid: remote work on Fridays",
    "Two days a week can be worked from home.", "You work from home sometimes.",
    "Homeoffice ist leider nicht möglich, auch nicht an allen Tagen.",
    "Sie arbeiten von zu Hause an zwei Tagen pro Woche.", "Nur vor Ort, kein Homeoffice.",
    "Présentiel uniquement.", "Travail à distance deux jours par semaine.",
    "Trabajo en remoto dos días a la semana.", "Solo presencial.",
  ])
  func limited(text: String) {
    #expect(!read(text).isRemote)
    #expect(!read(text, flag: true).isRemote)
  }

  @Test(arguments: [
    "Experience with remote sensing", "You support remote sites", "remote control systems",
    "Our remote team in Porto helps you.", "You visit patients at home every day.",
    "Experience working remotely with vendors", "We build tools for remote work.",
    "Soins à domicile tous les jours.", "You sell home office furniture.",
  ])
  func notAboutTheJob(text: String) {
    #expect(!read(text).isRemote)
    #expect(read(text, flag: true).isRemote)
  }

  @Test func titleAndLocation() {
    #expect(read("", title: "Clerk (Remote)").isRemote)
    #expect(read("", title: "Clerk (Remote)", flag: false).isRemote)
    #expect(read("", location: "Remote, Germany").isRemote)
    #expect(read("", location: "Remoto, España").isRemote)
    #expect(read("", location: "Anywhere").isRemote)
    #expect(!read("", location: "Berlin (no remote)").isRemote)
    #expect(!read("", location: "Berlin (hybrid remote)").isRemote)
    #expect(!read("", title: "Remote Sensing Analyst").isRemote)
    #expect(!read("", location: "Remote, OR").isRemote)
    #expect(!read("", location: "Remote, Oregon, United States").isRemote)
    #expect(read("", location: "Remote, CA").isRemote)
    // The description is more detailed than the location.
    #expect(!read("This is an on-site position in Oslo.", location: "Remote").isRemote)
  }

  @Test(arguments: [
    "Onsite", "On-site, Madrid", "Leeds (in person)", "Wien, vor Ort", "Lyon, présentiel",
    "Madrid (hybrid)",
  ])
  func locationOutranksTheFlag(location: String) {
    #expect(!read("", location: location, flag: true).isRemote)
    #expect(!read("", title: "Clerk (onsite)", flag: true).isRemote)
    #expect(read("", location: "Leeds", flag: true).isRemote)
  }

  @Test(arguments: [
    ("Remote", "", true), ("Anywhere", "", true), ("", "This is a remote position.", true),
    ("Leeds, UK", "Fully remote, work from anywhere in the world.", true),
    ("Remote, Germany", "", false),
    ("Remote (Europe)", "", false), ("Remote, EMEA", "", false), ("Remote, Ruritania", "", false),
    ("Remote", "You must be authorized to work in the United States.", false),
    ("Remote", "Work from anywhere in Europe.", false),
    ("Remote", "We hire in the CET time zone.", false),
    ("Remote", "We are a company based in Germany.", true), ("Leeds, UK (remote)", "", false),
  ])
  func worldwide(location: String, text: String, isWorldwide: Bool) {
    #expect(read(text, location: location).isWorldwide == isWorldwide)
  }

  @Test func worldwideJobsBelongToEveryScope() {
    let index = PostingIndex([
      Posting(json: ["title": "Clerk", "location": "Remote", "description": "Remote position."])
    ])
    for text in ["Clerk", "Clerk\nLeeds, United Kingdom"] {
      let resume = ResumeProfile(text: text, resume: ["basics": ["label": "Clerk"]])
      let match = index.rank(resume, limit: 1, extent: .all).first
      #expect(match?.scope == .local)
    }
    #expect(Match.Scope.local.contains(.national, isRemote: true))
    #expect(!Match.Scope.local.contains(.national, isRemote: false))
    #expect(!Match.Scope.national.contains(.local, isRemote: true))
  }

  @Test(arguments: [
    ("Remote (US only)", "", "US"),
    ("Remote", "You must be authorized to work in the United States.", "US"),
    ("Remote - United Kingdom", "", "GB"), ("Remote", "", nil),
    ("", "Fully remote within Germany.", "DE"), ("", "Work anywhere in Canada.", "CA"),
    ("", "100 % remote. US only.", nil), ("", "Fully remote, US only.", "US"),
    ("", "Fully remote: let us know where you live.", nil), ("Leeds, UK", "On site only.", nil),
  ])
  func limitToACountry(location: String, text: String, country: String?) {
    #expect(read(text, location: location).country == country)
  }

  @Test func limitGivesTheScope() {
    let index = PostingIndex([
      Posting(json: ["title": "Clerk", "description": "Fully remote within Germany."])
    ])
    func scope(_ place: JSON) -> Match.Scope? {
      let resume = ResumeProfile(
        text: "Clerk", resume: ["basics": ["label": "Clerk", "location": place]])
      return index.rank(resume, limit: 1, extent: .all).first?.scope
    }
    #expect(scope(["city": "Bremen", "countryCode": "DE"]) == .national)
    #expect(scope(["city": "Leeds", "countryCode": "GB"]) == nil)
  }
}
