/// The words of section headings in English, German, French, Spanish,
/// Portuguese, Italian and Dutch, folded.
enum HeadingWords {
  /// Whole headings whose individual words would be misleading.
  static let phrases: [String: SectionKind] = table([
    .contact: """
    contact, contacts, contact info, contact information, contact details, get in touch, personal details,
    personal information, personal info, personal data, personal profile data, links, social links,
    social media, social, profiles, online profiles, find me online, web presence, details, info, address,
    kontakt, kontaktdaten, personliche daten, personliche angaben, zur person, personalien, anschrift,
    contactez moi, coordonnees, informations personnelles, etat civil, me contacter, reseaux sociaux, liens,
    contacto, datos personales, datos de contacto, informacion personal, informacion de contacto, redes sociales,
    contato, contatos, dados pessoais, informacoes pessoais, informacoes de contato, redes,
    contatti, contatto, dati personali, informazioni personali, recapiti, dati anagrafici,
    contactgegevens, persoonlijke gegevens, persoonsgegevens, personalia, gegevens
    """,
    .summary: """
    summary, profile, about, about me, objective, career objective, professional summary, career summary,
    executive summary, executive profile, professional profile, personal statement, career profile, introduction, overview,
    personal profile, personal summary, who i am, bio, biography, short bio, statement, career overview, professional overview,
    summary of qualifications, qualifications summary, career highlights, highlights, professional objective, job objective,
    employment objective, my profile, in brief, at a glance, mission, headline, professional statement, goal, career goal, career goals,
    profil, kurzprofil, uber mich, zusammenfassung, ziel, karriereziel, berufliches profil, personliches profil, kurzvorstellung,
    a propos, a propos de moi, resume, profil professionnel, objectif, objectifs, qui suis je, resume professionnel, accroche,
    perfil, perfil profesional, sobre mi, resumen, resumen profesional, objetivo, objetivo profesional, extracto, acerca de mi, presentacion,
    perfil profissional, sobre, sobre mim, resumo, resumo profissional, objetivo profissional, objetivos, sumario, apresentacao,
    profilo, profilo professionale, chi sono, sommario, obiettivo, obiettivi, su di me, presentazione, obiettivo professionale,
    profiel, over mij, samenvatting, doel, persoonlijk profiel, wie ben ik, doelstelling, professioneel profiel
    """,
    .work: """
    experience, experiences, work history, employment, employment history, career, career history, positions, positions held,
    work, jobs, professional background, work background, career background, relevant experience, leadership experience, internships, internship, appointments,
    academic appointments, academic positions, professional history, job history, professional career, experience highlights, career path, what i have done,
    professional activities, industry experience, previous positions, professional positions, employment record, employment details, work records,
    berufserfahrung, beruflicher werdegang, berufspraxis, werdegang, praxiserfahrung, arbeitserfahrung, praktika, praktische erfahrung, erfahrung, erfahrungen,
    berufliche erfahrung, berufstatigkeit, berufliche stationen, berufliche tatigkeiten, tatigkeiten, praktikum, beruflicher hintergrund, berufliche laufbahn,
    parcours professionnel, parcours, experience professionnelle, experiences professionnelles, emplois, stages, stage, carriere,
    experiencia, experiencia laboral, experiencia profesional, trayectoria, trayectoria profesional, historial laboral, empleo, trayectoria laboral, practicas,
    experiencia profissional, historico profissional, trajetoria profissional, carreira, estagios, experiencias, atuacao profissional,
    esperienza, esperienze, esperienza lavorativa, esperienze lavorative, esperienza professionale, esperienze professionali, carriera, percorso professionale, tirocini,
    werkervaring, ervaring, loopbaan, arbeidsverleden, werkverleden, stages, professionele ervaring, relevante ervaring, carriere
    """,
    .education: """
    education, academic background, academics, qualifications, academic qualifications, educational background, education and training,
    educational qualifications, education and qualifications, academic history, training, studies, schooling, academic credentials, scholastics,
    academic details, academic profile, educational details, education details, academic record, education history, academic education, degrees, formal education,
    education and credentials, professional development, training and development, academic training,
    ausbildung, bildung, bildungsweg, studium, schulbildung, schule, akademischer werdegang, schulischer werdegang, aus und weiterbildung, weiterbildung, weiterbildungen,
    fortbildung, fortbildungen, akademische ausbildung, bildungsgang, hochschulbildung, schulausbildung, akademischer hintergrund, studium und ausbildung, hochschulstudium,
    formation, formations, etudes, diplomes, parcours academique, parcours scolaire, cursus, scolarite, diplomes et formations, formation academique, parcours universitaire,
    educacion, formacion, formacion academica, estudios, educacion y formacion, formacion complementaria, datos academicos, historial academico, cursos,
    educacao, formacao, formacao academica, escolaridade, habilitacoes, habilitacoes academicas, formacao complementar, cursos complementares, historico academico,
    istruzione, formazione, istruzione e formazione, studi, titoli di studio, percorso formativo, formazione accademica, percorso di studi, corsi,
    opleiding, opleidingen, onderwijs, studie, educatie, opleidingen en cursussen, cursussen, scholing, opleiding en training
    """,
    .skills: """
    skills, skill, core competencies, competencies, competences, areas of expertise, expertise, technologies, technical proficiencies, technical expertise,
    proficiencies, key skills, skill set, skillset, skills summary, technical skills, tools, tech stack, technology stack, strengths, key strengths, capabilities, core skills,
    programming languages, technical knowledge, computer skills, it skills, soft skills, hard skills, core qualifications, areas of knowledge, specialties, specialities, abilities,
    technical stack, core strengths, areas of strength, software, programming, technical summary, technical profile, skills and abilities, tools and technologies, key competencies,
    software skills, professional skills, it proficiency, technical competencies, knowledge, software programs, software programmes, toolbox, technical experience, key qualifications, what i know,
    kenntnisse, fahigkeiten, kompetenzen, edv kenntnisse, it kenntnisse, fachkenntnisse, kenntnisse und fahigkeiten, starken, qualifikationen, fahigkeiten und kenntnisse, besondere kenntnisse, schwerpunkte, pc kenntnisse, technische kenntnisse, zusatzqualifikationen, technologien, werkzeuge, programmierkenntnisse, weitere kenntnisse, soft skills,
    competences, competences techniques, competences informatiques, connaissances, savoir faire, aptitudes, informatique, atouts, outils, logiciels, connaissances informatiques, savoir etre, qualites, domaines de competences,
    habilidades, competencias, aptitudes, conocimientos, destrezas, conocimientos tecnicos, habilidades tecnicas, conocimientos informaticos, informatica, tecnologias, herramientas, capacidades,
    habilidades tecnicas, conhecimentos, qualificacoes, ferramentas, aptidoes, conhecimentos tecnicos, competencias tecnicas, informatica, principais competencias,
    competenze, capacita, abilita, conoscenze, competenze tecniche, competenze informatiche, conoscenze informatiche, capacita e competenze, competenze digitali, punti di forza, strumenti,
    vaardigheden, competenties, kennis, kwaliteiten, technische vaardigheden, computervaardigheden, sterke punten, kennis en vaardigheden, technische kennis
    """,
    .projects: """
    projects, project, key projects, selected projects, personal projects, side projects, academic projects, open source, open source projects, portfolio, open source contributions,
    project experience, notable projects, recent projects, project work, project highlights, project details, projects undertaken, research projects, major projects, hackathons, works, selected works,
    projekte, projekterfahrung, projektliste, ausgewahlte projekte, eigene projekte, projets, projets personnels, realisations, projets academiques, proyectos, proyectos personales, projetos, projetos pessoais,
    progetti, progetti personali, projecten, projectervaring, eigen projecten
    """,
    .languages: """
    languages, language, language skills, languages spoken, spoken languages, foreign languages, language proficiency, linguistic skills, languages known, language competencies, known languages,
    sprachen, sprachkenntnisse, fremdsprachen, sprache, langues, langue, langues etrangeres, competences linguistiques, idiomas, idioma, lenguas, lenguajes, linguas, linguas estrangeiras,
    lingue, lingue straniere, competenze linguistiche, conoscenze linguistiche, lingua, talen, talenkennis, taalvaardigheden, taal
    """,
    .certificates: """
    certifications, certification, certificates, courses, certificate, licenses, licences, licenses and certifications, accreditations, credentials, professional certifications, licensure, courses and certifications, certifications and training,
    zertifikate, zertifizierungen, zertifikat, bescheinigungen, scheine, lizenzen, certificats, certificados, certificaciones, certificacoes, certificacao, certificado, certificati, certificazioni, certificazione, licenze, patenti,
    certificaten, certificeringen, rijbewijs, diploma's, licenties, fuhrerschein
    """,
    .awards: """
    awards, award, honors, honours, achievements, accomplishments, scholarships, distinctions, recognition, recognitions, prizes, honors and awards, awards and honors, fellowships, grants, grants and awards, key achievements, academic achievements, awards and recognition, honors and achievements, funding, awards and achievements, key accomplishments, accolades,
    auszeichnungen, preise, ehrungen, stipendien, erfolge, preise und auszeichnungen, prix, distinctions, recompenses, bourses, reconnaissances, premios, reconocimientos, logros, becas, honores, premios y reconocimientos, conquistas, bolsas, reconhecimentos, realizacoes,
    premi, riconoscimenti, onorificenze, borse di studio, prijzen, onderscheidingen, beurzen, prestaties
    """,
    .publications: """
    publications, publication, papers, selected publications, journal articles, conference papers, articles, books, research publications, patents and publications, publications and presentations, scientific publications, refereed publications, peer reviewed publications, preprints, bibliography,
    veroffentlichungen, publikationen, publikationsliste, aufsatze, publications scientifiques, publicaciones, articulos, publicacoes, artigos, pubblicazioni, articoli, publicaties, artikelen
    """,
    .volunteer: """
    volunteer, volunteering, volunteer experience, volunteer work, community service, extracurricular activities, extracurricular, extracurriculars, leadership, leadership and activities, activities, community involvement, civic engagement, leadership activities, volunteer activities, service, community, involvement, campus involvement, social engagement, activities and leadership, memberships and activities, extra curricular activities, student activities, co curricular activities,
    ehrenamt, ehrenamtliches engagement, ehrenamtliche tatigkeiten, engagement, soziales engagement, ehrenamtliche tatigkeit, gesellschaftliches engagement, freiwilligenarbeit, benevolat, engagement associatif, engagements, vie associative, activites extrascolaires, experiences associatives, activites,
    voluntariado, experiencia voluntaria, actividades extracurriculares, trabajo voluntario, trabalho voluntario, atividades extracurriculares, atividades complementares, volontariato, attivita di volontariato, attivita extracurriculari, vrijwilligerswerk, nevenactiviteiten, nevenfuncties, bestuurservaring
    """,
    .interests: """
    interests, hobbies, interest, hobby, hobbies and interests, interests and hobbies, personal interests, other interests, passions, leisure, pastimes, leisure activities, research interests, my interests, fields of interest, areas of interest, things i love,
    interessen, hobbys, hobbies, freizeit, interessen und hobbys, freizeitaktivitaten, forschungsinteressen, centres d'interet, centre d'interet, centres d interet, loisirs, interets, passe temps, intereses, aficiones, pasatiempos, hobbies e intereses, interesses, interesses pessoais, passatempos, interessi, interessi e hobby, tempo libero, passioni, interesses en hobby's, vrije tijd, hobby's, interesse
    """,
    .references: """
    references, referees, reference, recommendations, testimonials, professional references, referenzen, referenz, references professionnelles, referencias, referencias profesionales, referenze, referenties, recommandations, personal references
    """,
    .other: """
    patents, talks, presentations, presentation, coursework, relevant coursework, relevant courses, invited talks, conferences, memberships, professional memberships, affiliations, professional affiliations, additional information, additional, miscellaneous, other, others, declaration, military service, military, teaching, press, media, speaking, speaking engagements, conference presentations, workshops, seminars, trainings, travel, security clearance, exhibitions, performances, associations, events, invited lectures, posters, mentoring, supervision, thesis, dissertation, research, other information, further information, visa status, work authorization, availability, notes, committees, professional service, languages and interests, my life philosophy, most proud of, a day of my life, program committees,
    sonstiges, weitere informationen, mitgliedschaften, wehrdienst, vortrage, patente, sonstige angaben, weiteres, konferenzen, diverse, divers, autres, informations complementaires, brevets, conferences, informations supplementaires, permis, otros, otros datos, informacion adicional, conferencias, patentes, disponibilidad, outros, informacoes adicionais, informacoes complementares, palestras, altro, ulteriori informazioni, altre informazioni, brevetti, conferenze, overig, overige, overige informatie, lidmaatschappen, presentaties, autorizzazione
    """,
  ])

  /// Nouns that decide the kind in any position, the strongest first.
  static let nouns: [(SectionKind, Set<String>)] = [
    (
      .references,
      WordTable.words("references referees referenzen referencias referenze referenties")
    ),
    (
      .volunteer,
      WordTable.words(
        "volunteer volunteering voluntary ehrenamt ehrenamtliche ehrenamtliches benevolat benevoles benevole voluntariado volontariato vrijwilligerswerk extracurricular extracurriculars curricular community"
      )
    ),
    (
      .publications,
      WordTable.words(
        "publications publication papers veroffentlichungen publikationen publicaciones publicacoes pubblicazioni publicaties articles"
      )
    ),
    (
      .work,
      WordTable.words(
        "experience experiences employment berufserfahrung werdegang experiencia experiencias esperienza esperienze werkervaring ervaring praktika internships erfahrung erfahrungen berufliche employers"
      )
    ),
    (
      .education,
      WordTable.words(
        "education educational academic academics ausbildung bildung studium formation formations etudes educacion formacion estudios educacao formacao istruzione formazione studi opleiding opleidingen onderwijs diplomes bildungsweg training qualifications studies"
      )
    ),
    (
      .projects,
      WordTable.words(
        "projects projekte projets proyectos projetos progetti projecten project portfolio")
    ),
    (
      .certificates,
      WordTable.words(
        "certifications certification certificates licenses licences zertifikate zertifizierungen certificats certificados certificaciones certificacoes certificati certificazioni certificaten accreditations"
      )
    ),
    (
      .languages,
      WordTable.words(
        "sprachen sprachkenntnisse langues idiomas lingue talen fremdsprachen talenkennis linguistic"
      )
    ),
    (
      .skills,
      WordTable.words(
        "skills skill competencies competences expertise technologies technology proficiencies proficiency kenntnisse fahigkeiten kompetenzen habilidades competencias conocimientos conhecimentos competenze conoscenze vaardigheden competenties tools strengths abilities software toolkit capabilities stack aptitudes knowledge"
      )
    ),
    (
      .awards,
      WordTable.words(
        "awards award honors honours achievements accomplishments scholarships prizes auszeichnungen preise prix recompenses premios premi prijzen recognition distinctions fellowships logros stipendien grants"
      )
    ),
    (
      .interests,
      WordTable.words(
        "interests hobbies interessen hobbys loisirs intereses aficiones interesses interessi passions"
      )
    ),
    (.languages, WordTable.words("languages language")),
    (
      .summary,
      WordTable.words(
        "summary profile objective zusammenfassung profil resumen perfil resumo profilo samenvatting profiel objetivo objectif about highlights statement"
      )
    ),
    (.contact, WordTable.words("contact kontakt contacto contato contatti coordonnees links")),
    (
      .volunteer,
      WordTable.words(
        "leadership involvement activities activity engagement activites actividades atividades attivita"
      )
    ),
    (
      .other,
      WordTable.words(
        "patents talks presentations memberships affiliations information conferences patente vortrage mitgliedschaften conferencias miscellaneous research teaching appearances posters lectures workshops declaration events seminars committees service informations"
      )
    ),
  ]

  /// Words that accompany the nouns of a heading and do not affect its kind.
  static let modifiers = WordTable.words(
    "and & of the my in other others additional selected professional personal work working career relevant key core main major technical it computer recent notable academic general special further more industry related employment history background details information areas area set summary overview record list current previous past select featured",
    "und der die das meine weitere sonstige berufliche berufliches personliche fachliche besondere sonstiges praktische ausgewahlte aktuelle edv eigene",
    "et de des du la le les l d mes mon ma en a professionnelle professionnelles professionnel personnels techniques technique autres academique academiques complementaires informatiques principales",
    "y e mis mi del los las profesional profesionales laboral laborales academica academicos tecnicas tecnicos personales otros otras complementaria adicional profissional profissionais tecnicas pessoais outras outros",
    "il lo gli i ed professionale professionali lavorativa lavorative tecniche personali altre altri mie mio accademica",
    "en mijn het overige relevante professionele persoonlijke technische"
  )

  private static func table(_ rows: [SectionKind: String]) -> [String: SectionKind] {
    var table: [String: SectionKind] = [:]
    // In the order of the kinds, so that a phrase in two rows has the same meaning in every run.
    for kind in SectionKind.allCases {
      for phrase in WordTable.phrases(rows[kind] ?? "") where table[phrase] == nil {
        table[phrase] = kind
      }
    }
    return table
  }
}
