/// Words by which explanations tell how much of a sentence was understood.
enum PlainWords {
  /// Words of postings that limit nothing: a sentence that has only these and names is understood whole.
  ///
  /// They ask, call something welcome, tell of knowledge and papers, or belong to grammar. A word belongs here only if no
  /// sentence of such words and names asks for less than what it names: `within`, `own`, `some`, `or`, `such as` and `not`
  /// do not.
  static let posting = Set(
    words:
      """
      a an the and of in with to for on at as is are be our this
      you youll youre youve your will would must should need needs have has having hold holds holding possess bring
      can able ability who candidate candidates applicant applicants successful ideal role job position post
      experience experienced knowledge working work worked working good strong solid sound great proven demonstrated
      demonstrable practical relevant previous prior recent real clear confident confidence comfortable competent
      competence proficient proficiency familiar familiarity understanding understand skill skills skilled command
      background use using know knowing hands
      least minimum min year years month months more over two three four five six seven eight ten
      current valid date up recognised recognized accredited registered registration qualified qualification
      qualifications certified certification certificate license licence licensed licences licenses degree diploma
      required essential mandatory needed necessary requirement requirements
      preferred desirable desired nice plus advantage advantageous bonus ideally welcome helpful useful asset highly
      strongly preferable preferably beneficial big great definite real distinct
      including particularly especially
      written spoken verbal oral reading writing communication language languages both level
      similar equivalent related comparable field discipline subject completed education
      scripting programming coding software system systems tool tools skillset responsibilities
      de la le les el en y et und mit von im der die das den dem des ein eine einen einer un une du del al con para por
      pour avec a d l au aux los las lo zu zum zur bei
      mindestens mind kenntnisse kenntnis gute guter gutes guten erfahrung erfahrungen sichere sicherer sicheres
      sicheren umgang beherrschung abgeschlossene abgeschlossenes berufserfahrung jahre jahr mehrjahrige praktische
      vorteil vorteilhaft wunschenswert erforderlich voraussetzung idealerweise niveau sprache wort schrift
      nachweis gultige gultiger gultiges gultigen sind ist sie du deine ihre ware waren grundlegende
      experiences connaissance connaissances maitrise bonne bonnes bon solide solides formation titulaire
      diplome moins ans obligatoire exige exigee indispensable souhaite souhaitee souhaites souhaitees
      apprecie appreciee apprecies appreciees atout est sont idealement niveau parle ecrit pratique vous permis
      validite serait seraient
      experiencia conocimiento conocimientos manejo dominio nivel minimo minima menos ano anos imprescindible
      obligatorio obligatoria deseable valorable valorara valoraran valora se es son seria titulo titulacion formacion
      vigor hablado escrito necesario necesaria requiere requieren
      """)

  /// Words that say how well something must be known, or what a paper must be free of. Whoever has the thing may not
  /// have it so well, but whoever does not have it at all does not.
  static let levels = Set(
    words:
      """
      advanced expert expertise deep depth thorough excellent extensive exceptional outstanding fluent fluency
      fluently native basic intermediate full clean active mastery very high superior first
      sehr fundierte fundierten ausgezeichnete verhandlungssichere fliessend fliessende vertiefte umfassende
      excellente excellentes parfaite avancee avance courant courante tres
      avanzado avanzada alto alta fluido fluida excelente amplia amplio solido solida
      """)

  /// Words of resumes that say plainly that somebody has or lacks a paper, a degree or a language. A line that has only
  /// these and names takes nothing back.
  static let resume = Set(
    words:
      """
      a an the and of in with to for on at as is are by from since until through exp expires expiring expiry valid good
      current active passed issued held awarded obtained completed certified registered licensed license licence
      certificate certification card member membership number no i ii iii iv full clean endorsement endorsements
      class category update renewed up date grade level
      bachelor master degree diploma honours honors hons major minor concentration thesis gpa cgpa first upper lower
      second division distinction merit cum laude summa magna
      citizen citizenship resident permanent national right authorized authorised eligible work status visa
      native fluent bilingual conversational proficient professional working intermediate basic beginner advanced
      mother tongue language languages spoken written speaking reading writing both
      yes have hold holder used use using worked experience knowledge or nor so far any not never none nothing little
      only learning beginning beginners elementary multistate compact state unrestricted driver driving commercial
      security clearance teacher teaching nurse nursing hour hours
      expired lapsed progress pursuing expected anticipated ongoing studying candidate
      und oder mit von der die das im in an seit bis gultig abgeschlossen abschluss ausbildung studium note
      muttersprache fliessend grundkenntnisse verhandlungssicher sehr gut gute kenntnisse vorhanden klasse
      et de du des la le les en depuis obtenu obtenue mention bien langue maternelle courant lu ecrit parle bilingue
      notions valide permis
      y del el los las desde hasta titulo nativo nativa alto medio basico bilingue hablado escrito lengua materna
      vigente carne nivel
      """)

  /// Words beside which a deed or a skill shows less than work with it: what was studied, tried or left to others.
  static let weak = Set(
    words:
      """
      course courses coursework class classes tutorial tutorials bootcamp workshop training toy hobby learning
      learned learnt learn studied studying study introduction intro basic basics beginner elementary little some
      exposure observed observing shadowed shadowing assisted assisting helped helping theory theoretical occasionally
      occasional rarely once briefly only never not no none yet hope want wanted
      interested interest interests former formerly previously long ago rusty outdated simulated mock demo
      sitting sit booked exam exams pending awaiting partly partially module modules
      ready move moving seeking looking aspire aspiring goal objective keen eager passion passionate enthusiasm
      enthusiastic love like towards become transition transitioning curious hoping open willing would soon
      suche sucht mochte wunsch interesse begeistert ziel kunftig bald
      cherche recherche souhaite envie motive passionne objectif bientot
      busco buscando deseo interes ilusion objetivo pronto
      kurs kurse schulung grundkurs grundkenntnisse lernen gelernt etwas wenig kaum nicht kein keine keinen keiner noch
      selten hospitation praktikum
      cours formation notions debutant bases peu pas jamais aucun aucune stage
      curso cursos formacion nociones basico basicos poco no nunca ningun ninguna practicas
      """)
}
