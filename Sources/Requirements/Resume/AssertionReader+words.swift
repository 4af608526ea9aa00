/// The English words that tell the parts of a clause apart.
extension AssertionReader {
  /// What the person is, with what follows: `responsible for payroll`.
  static let states: Set<String> = Set(
    words:
      """
      responsible experienced proficient skilled certified licensed qualified competent adept expert
      versed comfortable confident accountable able fluent accredited registered specialised
      specialized specializing specialising trained accustomed entrusted tasked charged known know
      knows knowing speak speaks possess possesses bring brings gained acquired involved appointed
      promoted proven seasoned educated familiar recognised recognized praised commended awarded
      honoured honored
      """)

  static let leading: Set<String> = stems(
    """
    lead manage head direct supervise build found run own coach mentor train
    """)

  /// Verbs for what is done with the papers of others: `Printed the Jira tickets`.
  static let handling: Set<String> = stems(
    """
    print copy file collect forward carry send sort distribute scan post mail hand pay shred win
    """)

  /// Whether a verb tells that the person taught or helped others, or led them.
  static func isFor(people verb: Word) -> Bool {
    leading.contains(verb.stem) || teaching.contains(verb.stem)
  }

  private static let teaching: Set<String> = stems(
    """
    support teach help advise assist onboard instruct educate counsel tutor lecture
    """)

  /// Verbs with a subject before them, and pronouns that are one.
  static let finite: Set<String> = Set(
    words:
      """
      is are was were be will can has had have does did it there this these those you
      """)

  /// Pasts of irregular verbs that do not tell of work.
  static let pasts: Set<String> = Set(
    words:
      """
      heard felt saw seen went gone came became got lost found stood sat sought said slept fell
      fallen broke hid forgot swore lay rose left
      """)

  /// Verbs after which work names its parts: `Duties included`.
  static let covering: Set<String> = stems("include involve cover comprise span feature consist")

  /// Verbs that tell what a thing was made with.
  static let using: Set<String> = stems("use utilize run rely")

  static let copulas: Set<String> = Set(words: "is are was were been be")
  static let owners: Set<String> = Set(words: "my our")
  static let ours: Set<String> = Set(words: "my our the")
  static let articles: Set<String> = Set(words: "a an the their his her another other some one")
  static let determiners: Set<String> = Set(words: "the our their his her your another other")
  static let relatives: Set<String> = Set(words: "that which")

  /// Prepositions of phrases before the subject.
  static let introducing: Set<String> = Set(
    words:
      """
      in at as since during from for over after within on with by while when between under through
      throughout together
      """)
  /// Prepositions that join a thing to a noun of any kind, and those for the means.
  static let linking: Set<String> = Set(words: "of for about on at from to by behind around")
  static let with: Set<String> = Set(words: "in with using via")

  /// Nouns for talking, wishing and seeing, which tell of no skill.
  static let talking: Set<String> = Set(
    words:
      """
      interest lecture talk course seminar webinar workshop conference book curiosity belief hope
      wish discussion debate article blog fan member membership attendance participation passion
      love enthusiasm dream reader reading listener viewer visitor customer client buyer
      opinion view introduction demonstration demo exposure awareness appreciation sale reseller
      distributor supplier recruiter absence lack need request want plan intention aim goal ambition
      prospect question trouble problem fear respect admiration history theory taster glimpse trial
      meeting meetup contact observation observer spectator guest intern panel committee board name
      """)

  /// Verbs for taking part in lessons, and nouns for lessons: `Completed a course in`.
  static let taking: Set<String> = stems("read take do complete pass start book join finish")
  static let lessons: Set<String> = Set(
    words:
      """
      lecture talk course seminar webinar workshop conference book article blog meetup class lesson
      module tutorial training introduction bootcamp test exam
      """)

  /// Nouns for wishes and acquaintance before `in` and `with`.
  static let interests: Set<String> = Set(
    words:
      """
      interest curiosity belief hope wish exposure passion love enthusiasm dream ambition member
      membership participation attendance demo demonstration awareness appreciation discussion
      debate trouble problem meeting lack absence contact fan
      """)

  static let activities: Set<String> = Set(
    words:
      """
      admin user use work care design support experience knowledge command year month lead head owner
      setup rollout repair build check test control service entry review range variety kind type
      hundred dozen thousand stack set round charge mix portfolio expertise mastery skill background
      role responsibility duty close practice fluency record part all full area field aspect
      production supply delivery leader backbone basic detail delivery grasp proficiency track point
      both proof license certificate degree diploma master bachelor student history team department
      ward unit shift pipeline model dashboard app application website backend frontend api script macro database
      firmware software driver library tool warehouse infrastructure cluster workflow automation prototype template drawing
      """)
  static let endings = [
    "ing", "tion", "sion", "ment", "ance", "ence", "sis", "al", "ure", "ism", "ery", "er", "or",
    "ist",
  ]

  /// Nouns for events, writings and goods that a name only describes.
  static let events: Set<String> = Set(
    words:
      """
      conference meetup talk lecture seminar webinar fair exhibition booth magazine blog podcast
      newsletter course tutorial book vacancy position role job candidate invoice subscription sale
      contract salesperson fan enthusiast hype wishlist poster sticker shirt
      """)
  static let groups: Set<String> = Set(
    words:
      """
      team crew department vendor group people folk guild guy colleague specialist expert consultant
      supplier reseller partner dealer provider distributor representative rep client customer
      contractor freelancer agency squad developer engineer administrator admin
      """)

  /// People and firms other than the person.
  static let others: Set<String> = Set(
    words:
      """
      they he she someone somebody everyone everybody nobody anyone other colleague coworker
      neighbor neighbour spouse parent boss brother sister husband wife friend father mother cousin flatmate
      """)

  static let adverbs: Set<String> = Set(
    words:
      """
      also then later now often always once still there here first today so far further besides
      twice ever both single-handedly alone together hands-on myself personally just even well long
      """)
  static let notAdverbs: Set<String> = Set(
    words:
      """
      supply family reply apply assembly italy anomaly early weekly monthly daily yearly quarterly
      hourly friendly elderly poly multiply comply rely
      """)

  /// Words that leave open what a clause says, or begin what somebody else does.
  static let open: Set<String> = Set(
    words:
      """
      who whose whom they he she someone somebody everyone everybody nobody anyone would could might
      may should if unless whether perhaps maybe possibly because although though instead rather
      than except besides despite unlike against where supposedly allegedly hopefully eventually
      someday soon almost nearly hardly barely scarcely until why similar comparable akin never not
      no without nothing none cannot wont
      """)

  /// Words for what is still to come.
  static let future: Set<String> = Set(
    words: "next future someday soon wish wishes goal goals dream")

  /// Stems of verbs for wishing, watching and leaving alone.
  static let attitudes: Set<String> = stems(
    """
    love like want wish prefer hope need admire enjoy dream look seek consider learn study watch observe attend shadow
    hear visit meet see avoid decline refuse aim aspire intend expect await wait think believe imagine explore
    discuss wonder ponder sell resell buy recruit interview hate dislike fear miss skip ignore
    """)

  /// Words in `-ed` that describe a noun.
  static let adjectives: Set<String> = Set(
    words:
      """
      advanced related based distributed embedded detailed limited united varied unified mixed aged
      gifted disabled bearded complicated dedicated motivated organised organized talented
      accelerated needed required armed red seed biomedical infrared sacred hundred shared renowned
      so-called combined connected mid-sized sized sophisticated listed regulated fast-paced paced
      rounded minded speed feed bed shed need bred acclaimed accomplished committed focused tiered
      layered gated wooded walled skilled experienced isolated extended infected injured wounded
      handicapped impaired homebound retired married unmanned
      """)

  /// The stems of all forms of the verbs of a text.
  static func stems(_ verbs: String) -> Set<String> {
    Set(verbs.split(whereSeparator: \.isWhitespace).flatMap(WordForms.stems))
  }
}
