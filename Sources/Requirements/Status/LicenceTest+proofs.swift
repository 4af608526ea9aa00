extension LicenceTest {
  /// The same test for one of its credentials.
  func only(_ credential: Int) -> LicenceTest {
    LicenceTest(
      credentials: [credential], words: words, places: places, locale: locale,
      licenceClass: licenceClass, grade: grade, maximumAge: maximumAge, isOpen: isOpen)
  }
}

extension Credentials {
  /// Returns the credentials that prove one: itself, and those that nobody holds without it.
  static func proving(_ credential: Int) -> [Int] {
    var all = [credential]
    if name(credential) == "driver license" { all += ids(named: "CDL") }
    if name(credential) == "Driver CPC" {
      all += ids(named: "Driver CPC for passenger vehicles")
      all += ids(named: "Driver CPC for goods vehicles")
    }
    if name(credential) == "SIA licence" {
      all += ids(named: "SIA Door Supervisor licence") + ids(named: "SIA CCTV licence")
    }
    if name(credential) == "welding certificate" { all += ids(named: "AWS D1.1") }
    if name(credential) == "OSHA 10" { all += ids(named: "OSHA 30") }
    if name(credential) == "HGV licence" || name(credential) == "HGV class 2 licence" {
      all += ids(named: "HGV class 1 licence")
    }
    if name(credential) == "HGV licence" { all += ids(named: "HGV class 2 licence") }
    if name(credential) == "electrician license" {
      all += ids(named: "journeyman electrician license") + ids(named: "master electrician license")
    }
    if name(credential) == "chartered accountant" { all += ids(named: "ACA") + ids(named: "ACCA") }
    return all
  }

  /// Whether a credential is the American license for trucks and buses.
  static func isCommercial(_ credential: Int) -> Bool { name(credential) == "CDL" }

  static func isForDriving(_ credential: Int) -> Bool {
    isCommercial(credential) || name(credential) == "driver license"
  }

  /// The European class that a British name of a truck licence stands for; nil for other credentials.
  static func truckClass(_ credential: Int) -> String? {
    switch name(credential) {
    case "HGV class 1 licence": "ce"
    case "HGV class 2 licence", "HGV licence": "c"
    default: nil
    }
  }

  static func ids(named name: String) -> [Int] {
    names.indices.filter { names[$0] == name }
  }
}
