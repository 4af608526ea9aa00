/// A job title split into parts, without seniority, shifts and places.
struct JobTitle: Sendable, Hashable {
  /// The parts of the title, the main part first; their core words for `Engineering Lead / Senior
  /// Engineer` are `engineering lead` and `engineer`.
  let parts: [Part]

  struct Part: Sendable, Hashable {
    /// Folded words in the singular, with abbreviations spelled out.
    let words: [String]
    /// The words that identify the occupation.
    let core: [String]

    /// - Parameter text: one part of a title.
    init(_ text: String) {
      words = JobTitle.words(text)
      core = JobTitle.core(words)
    }
  }

  init(_ title: String) {
    parts = Self.segments(title).map(Part.init).filter { !$0.core.isEmpty }
  }

  /// The core of the main part as one string.
  var core: String { parts.first?.core.joined(separator: " ") ?? "" }

  private static func segments(_ title: String) -> [String] {
    var segments: [String] = []
    var bracketed: [String] = []
    var current = ""
    var inner = ""
    var depth = 0
    var previous: Character = " "
    for character in title {
      switch character {
      case "(", "[":
        depth += 1
      case ")", "]":
        depth = max(0, depth - 1)
        if depth == 0 {
          bracketed.append(inner)
          inner = ""
        }
      case _ where depth > 0: inner.append(character)
      case "/"
      where previous != " " && current.split(separator: " ").last.map { $0.count <= 2 } == true:
        current.append(" ")  // UI/UX, I/O
      case "/", "|", ",", ";", ":", "–", "—", "@", "•":
        segments.append(current)
        current = ""
      case "-" where previous == " ":
        segments.append(current)
        current = ""
      default: current.append(character)
      }
      previous = character
    }
    return segments + [current] + bracketed
  }

  private static func words(_ text: String) -> [String] {
    Tokenizer.tokens(text).flatMap { token in
      let stem = Stem.of(token.text)
      return abbreviations[token.text] ?? abbreviations[stem] ?? [stem]
    }
  }

  /// Removes seniority and words that do not name an occupation. Keeps seniority if nothing else is
  /// left (`Principal`).
  private static func core(_ words: [String]) -> [String] {
    let kept = words.filter { !levels.contains($0) && !noise.contains($0) }
    if kept.isEmpty { return words.filter { !noise.contains($0) } }
    // A `Lead Engineer` is an engineer; a `Tech Lead` is a lead.
    if kept.count > 1, kept[0] == "lead" { return Array(kept.dropFirst()) }
    return kept
  }

  private static func set(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let levels = set(
    """
    senior junior principal staff entry mid level intermediate associate graduate trainee intern
    internship experienced i ii iii iv v 1 2 3 expert apprentice apprenticeship new grad working
    student first
    """)

  private static let noise = set(
    """
    remote hybrid onsite full part time contract contractor permanent temporary freelance seasonal
    urgent hiring night day shift weekend evening m f d w x div gn all gender h female male the a an
    and of for in at to with our immediate start position role job opening multiple various
    """)

  private static let abbreviations: [String: [String]] = {
    var table: [String: [String]] = [:]
    for entry in """
    sr=senior;jr=junior;snr=senior;mgr=manager;mngr=manager;eng=engineer;engr=engineer;dev=developer
    devs=developer;asst=assistant;rn=registered nurse;lpn=licensed practical nurse;np=nurse practitioner
    cna=certified nursing assistant;swe=software engineer;sde=software engineer;sre=site reliability engineer
    dba=database administrator;frontend=front end;backend=back end;fullstack=full stack;pm=project manager
    hr=human resource;ops=operation;op=operation;tech=technician;rep=representative;exec=executive
    coord=coordinator;acct=accountant;admin=administrator;sysadmin=system administrator;vp=vice president
    programmer=developer;attorney=lawyer;solicitor=lawyer;counselor=counselor;counsellor=counselor
    labourer=laborer;centre=center;organiser=organizer;paediatric=pediatric;theatre=operating room
    ml=machine learning;ai=ai;qa=quality assurance;bi=business intelligence;sdet=test automation engineer
    emt=emergency medical technician;csr=customer service representative;sdr=sales development representative
    bdr=business development representative;hgv=truck;lgv=truck;lorry=truck;cdl=truck;ict=it
    infosec=information security;cybersecurity=cyber security;sysop=system operator;helpdesk=help desk
    hse=health safety;ehs=health safety;ceo=chief executive officer;cto=chief technology officer
    cfo=chief financial officer;coo=chief operating officer;icu=intensive care;er=emergency;ed=emergency
    """.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let parts = entry.split(separator: "=")
      guard parts.count == 2 else { continue }
      table[String(parts[0])] = parts[1].split(separator: " ").map(String.init)
    }
    return table
  }()
}
