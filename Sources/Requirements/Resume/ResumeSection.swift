/// What a part of a resume is about.
enum ResumeSection: Sendable {
  case head, summary, work, education, skills, languages, credentials, volunteering, interests
  /// What the person is learning or wants to learn.
  case learning
  /// What the person did long ago.
  case past
  /// What the person cannot or does not do.
  case lacking
  case references, other

  /// Returns the section that a heading of several words opens, and the words of the heading.
  static func heading(_ words: [Word], _ line: Range<Int>) -> (section: ResumeSection, end: Int)? {
    // `2. Skills`.
    if line.count > 1, words[line.lowerBound].shape == .number,
      words[line.lowerBound].text.utf8.count <= 2, words[line.lowerBound + 1].isCapitalized
    {
      return heading(words, line.dropFirst())
    }
    for (phrases, section) in headings {
      guard let count = phrases.match(words, at: line.lowerBound, before: line.upperBound) else {
        continue
      }
      var end = line.lowerBound + count
      // `Education and training`, `Skills & tools`.
      while end < line.upperBound, end - line.lowerBound < maximumHeading,
        !words[end].gap.has(.colon),
        words[end].gap.has([.ampersand, .slash]) || conjunctions.contains(words[end].text)
          || end > line.lowerBound && conjunctions.contains(words[end - 1].text)
      {
        end += 1
      }
      if end == line.upperBound || words[end].gap.has(.colon) { return (section, end) }
      // `TOOLS. Tekla Structures, Revit`.
      if words[end].gap.has(.stop),
        (line.lowerBound..<end).allSatisfy({ words[$0].shape == .upper })
      {
        return (section, end)
      }
    }
    return nil
  }

  /// The longest heading, in words.
  private static let maximumHeading = 6

  private static let conjunctions: Set<String> = ["and", "und", "et", "y", "further"]

  private static let headings: [(WordSet, ResumeSection)] = [
    (
      WordSet(
        """
        summary; profile; profil; perfil; about; about me; objective; career objective; kurzprofil
        professional summary; personal statement; uber mich; resumen; sobre mi; a propos; headline
        career summary; executive summary; professional profile; career profile; introduction
        """), .summary
    ),
    (
      WordSet(
        """
        experience; work experience; professional experience; employment; employment history
        work history; career history; career; berufserfahrung; beruflicher werdegang; werdegang; tatigkeit; beruf; stellen; emploi; emplois; empleo; empleos
        berufliche erfahrung; experience professionnelle; experiences professionnelles; experiences
        parcours professionnel; experiencia; experiencia laboral; experiencia profesional
        roles; posts; jobs held; engagements; berufspraxis; berufsstationen; stationen; laufbahn; beruflicher weg
        trabajo; trabajos; puestos; postes occupes; work record; where i have worked; employers; my career; projects
        relevant experience; positions; positions held; jobs; work; clinical experience
        posts held; berufliches; stages of my career; jobs so far
        teaching experience; praxiserfahrung; berufspraxis; praktische erfahrung; projects; projekte
        """), .work
    ),
    (
      WordSet(
        """
        education; education and training; academic background; qualifications and education
        ausbildung; bildung; studium; formation; formations; formacion; educacion; estudios; schooling
        school; schools; degrees; academics; study; universities; university; diplome; titulos; titulaciones
        academic history; bildungsweg; schulbildung; etudes; formacion academica; diplomas
        """), .education
    ),
    (
      WordSet(
        """
        skills; key skills; core skills; technical skills; competencies; core competencies; tools
        technologies; expertise; areas of expertise; kenntnisse; fahigkeiten; competences
        competencias; habilidades; conocimientos; edv kenntnisse; it kenntnisse; technical expertise
        tech stack; stack; software; special skills; strengths; starken; kompetenzen; aptitudes
        technical; systems; methods; toolbox; what i can do; what i know; instruments; capabilities; abilities; computer
        computing; it; edv; methoden; werkzeuge; outils; logiciels; herramientas; informatica; informatique; savoir faire
        strong points; strong suits; key strengths; core strengths; what i use; what i bring; what i do well
        what i do best; good at; i am good at; know how; areas of knowledge; main skills; top skills; what i work with
        tools i use; key competencies; skill set; skillset; specialities; specialties; fields of expertise
        fachgebiete; schwerpunkte; was ich kann; das kann ich; ce que je sais faire; points forts; puntos fuertes
        programs used; computer programs; software used; comfortable with; at home in; proficient in; skilled in
        strong in; confident in; fachverfahren
        professional skills; tools and technologies; equipment; clinical skills; fachkenntnisse
        """), .skills
    ),
    (
      WordSet(
        """
        languages; language; language skills; languages spoken; spoken languages; languages known; foreign languages
        other languages; tongues; sprachen; sprachkenntnisse; langues; idiomas
        """), .languages
    ),
    (
      WordSet(
        """
        certificates; certifications; certification; certificate; licenses; licences; license
        licence; licensure; bar; bar admission; bar admissions; clearance; security clearance
        designations; designation; credential; qualification; qualifications; professional qualifications; licensing
        professional registration; professional registrations; registered; papers; scheine; nachweise; zulassungen
        carnes; carnets; carnets y permisos; permisos y carnes; titulos y carnes; permis et habilitations
        permis et formations; cartes; cartes et diplomes; fuhrerscheine; fuhrerschein und karten; lizenzen
        bescheinigungen; checks and certificates; checks; colegiacion; ordre professionnel; kammer; zulassung
        habilitations; permisos; permits and licences; tickets and cards; charters; professional certifications
        training; courses; zertifikate; weiterbildung; weiterbildungen; fortbildungen; certificats
        certificados; cursos; licencias; permits; registrations; registration; credentials
        licenses and certifications; fuhrerschein; permis; carne; professional development
        entitlements; licences held; licenses held; tickets held; cards held; certificates held; badges
        accreditations; professional memberships; memberships; endorsements; tickets; cards
        """), .credentials
    ),
    (
      WordSet(
        """
        volunteering; volunteer work; volunteer experience; voluntary work; community; ehrenamt
        benevolat; voluntariado; volunteer
        """), .volunteering
    ),
    (
      WordSet(
        """
        interests; hobbies; interessen; centres d interet; centre d interet; intereses; aficiones
        personal interests; freizeit; loisirs; leisure; hobbys
        """), .interests
    ),
    (
      WordSet(
        """
        currently learning; learning; now learning; want to learn; to learn; studying now; goals
        reading list; on my reading list; next steps; learning goals; future plans; lerne gerade
        aktuell in ausbildung; en apprentissage; aprendiendo; plans; wish list; ambitions; next up
        in training; in progress; courses in progress; under way
        what i want to learn; learning next; self study; currently studying
        """), .learning
    ),
    (
      WordSet(
        "long ago; in the past; formerly; past; fruher; autrefois; hace tiempo; earlier life"),
      .past
    ),
    (
      WordSet(
        """
        not my thing; not for me; not my strength; not my strong suit; what i dont do; what i do not do; weaknesses
        gaps; i do not do; i dont do; out of scope; what i cannot do; was ich nicht kann; schwachen; ce que je ne fais pas
        lo que no hago
        """), .lacking
    ),
    (WordSet("references; referees; referenzen; references available; referencias"), .references),
    (
      WordSet(
        """
        note; notes; other; others; miscellaneous; further information; additional information
        sonstiges; divers; autres; otros; awards; publications; studies; personal; personal details
        status; work permit; availability; work authorization; work authorisation; citizenship
        """), .other
    ),
  ]
}
