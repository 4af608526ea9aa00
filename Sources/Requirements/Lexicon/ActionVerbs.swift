/// Verbs that tell what somebody does at work, by the stems of their forms.
///
/// Most are the verbs with which the task statements of O*NET 27.0 begin (`Task Statements.txt`), without those that
/// tell of no skill of the subject: `attend`, `observe`, `request`. The rest name work with software, in business and in
/// trades.
enum ActionVerbs {
  static func contains(_ word: Word) -> Bool {
    !nouns.contains(word.text) && stems.contains(word.stem)
  }

  /// Forms that are more often another word: `saw` is the past of `see`, `key` stands before a noun.
  private static let nouns: Set<String> = ["saw", "key", "cash"]

  private static let stems = Set(
    """
    access account achieve acquire activate adapt add address adhere adjust administer advance
    advertise advise affix aid alert align allocate alter amend analyze anchor anesthetize
    animate anneal announce anodize answer apply apportion appraise apprehend approve arbitrate
    architect archive arrange arrest ascertain assay assemble assess assign assimilate assist
    assure attach audit audition authenticate author authorize automate award back backfill bag
    bake balance bandage bartend baste bathe benchmark bend bill bind blast bleach blend block
    blog blow bolt bond book bore brace brand braze break breed brew brief bring broadcast brush
    budget buff build bundle burn butcher cable cache calculate calibrate caption capture care
    carry carve cast catalog catalogue catch cater catheterize cement centralize certify
    chain chair champion change chaperone characterize charge chart chase check chip chop
    choreograph circulate clamp classify clean cleanse clear climb clip clone close club co
    coach coat code cofound collaborate collate collect color comb combine comfort comment
    commission communicate compact compile complete comply compose compound compress compute
    conceptualize conduct configure confirm confiscate conform connect conserve consolidate
    construct consult consume containerize contract contribute control convert convey cook cool
    cooperate coordinate copy correct correlate correspond counsel count countersink couple
    cover crank crawl create creel crossbreed crush cultivate culture curate cure curl customize
    cut deal debit debug decommission decontaminate decorate decrease define defrost delegate
    delineate deliver demagnetize demonstrate deploy deposit depress descend describe design
    designate detect determine develop devise diagnose diagram dig digitise digitize dip direct
    disassemble disburse discharge discipline disconnect disinfect dislodge dismantle dismount
    dispatch dispense display dispose disseminate distill distinguish distribute dive divide do
    document double download draft drain drape draw dress drill drive dry dump duplicate dust
    dye earn edit educate eliminate embed emphasize employ empty encode encrypt enforce engage
    engineer engrave enhance enroll ensure enter entertain erect escort establish estimate etch
    euthanize examine excavate exceed exchange execute exercise expand explain export expose
    extend extinguish extract extrude fabricate facilitate fasten feed ferment file fill film
    finish fit fix flag flush fold force forecast follow forge formulate forward found frame freeze fry
    fulfill furnish galvanize garden garnish gather gauge generate glaze give glue gouge grade
    graduate graft grant grease greet grill grind groom grow guard guide halve hammer hand
    handle hang harden harmonize harvest haul head heat hedge help herd hoist hold homogenize
    hone host housekeep identify ignite illustrate immerse immobilize immunize implement import
    impose imprint improve improvise incorporate increase index indicate induce inflate inform
    initiate inject ink inoculate input inseminate insert inspect install institute instruct
    insulate insure integrate interact interpret interweave introduce intubate invent inventory
    invest investigate invoice iron irrigate isolate issue itemize judge keep kindle knead
    knit label laminate lap launch launder lay layout lead leave lecture level leverage liaise
    license lift line link litigate load loan localize locate log look lower lubricate machine mail
    maintain make manage maneuver manipulate map mark market mask massage master match measure
    mediate melt memorize mend mentor merge migrate milk mill mine mix model moderate modify
    moisten mold monitor mop mount move mow nail narrate navigate negotiate neutralize note
    notify nurse offer officiate oil onboard open operate optimize orchestrate organize orient
    outline overhaul oversee own pack package paint palletize parse partner pass patch patrol
    pave peel peen perforate perform photograph pick pierce pilot pin pioneer place plan plant
    plaster plate play plot plug plumb polish portion portray position post pour practice
    precast preheat prepack prepare preprocess prescribe present preserve preside press pretest
    prevent preview price prime print prioritize probate process produce profile program project
    proofread protect prototype provide provision prune publicize publish pull pump purge purify
    push put quantify query raise rake ravel raze read reassemble reassure rebuild recognize
    reconcile recondition reconstruct record recover redesign redraw reduce reel reengineer
    refactor refine refinish refit reformat refuel refurbish register regrind regulate
    rehabilitate reinforce reinstall relay release relieve reline reload remind remount remove
    render renew rent reorganize repair replace replenish replicate report reposition represent
    reprint reproduce rescue research reserve reset reshape resolve restock restore restrain
    restrict restructure resurface retouch retract retrain retrieve retrofit return revamp
    review revise revisit rewind rewire rework rewrap rewrite ride rig rinse roast roll roof
    rotate roughen rout route rub run sail salvage sample sand sandblast sanitize saute save 
    scale scan schedule scope score scrape screed screen scribe script scrub scuba seal search
    season seat section secure segregate seize select send sentence separate sequence serialize
    serve service set settle sever sew shade shampoo share sharpen shave shear shelve shift ship
    shoot shop shovel shrink shut sift sight sign signal simulate sing sketch skim skin slice
    slide slit smooth soak soften solder solve sort source sow speak spearhead specialize splice
    split spot spray spread sprinkle stack stain stamp standardize staple start steady steam
    steer stencil sterilize stir stitch stock stop store stow straighten streamline strengthen
    stretch strike string strip structure submit subpoena substitute subtitle summarize summon
    superimpose supervise supply support survey suture swab swage sweep switch synchronize
    synthesize tack tag tailor take tap tape teach telephone tend terminate test thin thread
    ticket tie tighten tile tilt titrate tow trace track trade train transcribe transfer
    transform translate transmit transplant transport transpose trap treat triage trim triple
    troubleshoot tune turn tutor type unbolt unclamp undertake underwrite undress unload unlock
    unpack unroll unscrew unwind update upgrade upholster upload upsell upskill use utilize
    vaccinate vacuum validate value vary verify version videotape visualize volunteer walk warn
    wash water waterproof wax weigh weld wet whiten win wipe wire wireframe work wrap write
    """.split(whereSeparator: \.isWhitespace).flatMap(WordForms.stems))
}
