extension TitleWords {
  /// Nouns that name a person by a trade, a craft, a medical or a service job, folded. Source: the last words of titles of
  /// O*NET 27.0 (CC BY 4.0), without those that are also family names or things; the others written for this project.
  static let trades = WordTable.words(
    // English
    """
    assembler installer repairer repairman adjuster examiner appraiser grader sorter checker
      handler helper insulator erector pathologist physiologist radiologist psychiatrist cardiologist
    dermatologist neurologist oncologist pediatrician paediatrician anesthesiologist anesthetist anaesthetist
    sonographer practitioner clinician geneticist epidemiologist microbiologist biochemist anthropologist
    archaeologist astronomer meteorologist agronomist botanist zoologist linguist historian geographer
    cartographer conservationist conservator restorer metallurgist toxicologist immunologist virologist orthotist
    prosthetist acupuncturist herbalist dietician orthoptist interventionist caseworker paraprofessional
    transcriber transcriptionist typist coder stenographer cataloguer cataloger registrar bailiff magistrate
    mediator arbitrator adjudicator negotiator commissioner sheriff patroller patrolman policeman policewoman
    watchman flagger sweeper groundsman arborist forester ranger warden logger irrigator breeder milker rancher
    farmworker ironworker steelworker metalworker woodworker cabinetmaker boilermaker millwright pipefitter
    pipelayer shipfitter lineworker lineman linesman wireman blaster driller miner roughneck sandblaster
    stonemason paver tiler drywaller scaffolder signaller groomer embalmer mortician cosmetologist masseuse
    caterer brewer distiller dishwasher barkeeper stacker bagger stevedore longshoreman
    transporter trucker boatswain mariner seaman airman loadmaster switchman brakeman signalman trainman
    telemarketer fundraiser auctioneer bookbinder lithographer typesetter retoucher cartoonist songwriter comedian
    narrator announcer broadcaster correspondent projectionist cameraman dressmaker shoemaker cobbler gunsmith
    silversmith blacksmith gemologist taxidermist ceramist glassblower polisher grinder molder moulder
    deburrer annealer brazer solderer riveter caulker palletizer laminator pressman troubleshooter integrator
    verifier evaluator assessor weigher timekeeper porter maid counsel detective colorist colourist calibrator
    repairperson craftsman craftswoman tradesman handyman serviceman groundworker resourcer offsider housemaid
    doorman gatekeeper hydrologist geophysicist astrophysicist bioinformatician biostatistician
    ergonomist criminologist gerontologist kinesiologist doula homeopath
    naturopath anaesthesiologist intensivist hospitalist aquarist zookeeper beekeeper apiarist shepherd herdsman
    gamekeeper fisherman helmsman stoker fireman transliterator subtitler indexer fact-checker showrunner
    costumier puppeteer ventriloquist deejay
    """,
    // German
    """
    dachdecker dachdeckerin fliesenleger fliesenlegerin maurerin zimmerin zimmermann klempner klempnerin spengler
    glaser glaserin malerin gerustbauer konditor konditorin metzger metzgerin fleischer fleischerin friseuse
    floristin landwirt landwirtin winzer winzerin imker imkerin schneider schneiderin naherin lageristin
    fachlagerist fachlageristin lagerarbeiter staplerfahrer kurier zusteller zustellerin postbote postbotin
    rettungssanitater rettungssanitaterin notfallsanitater notfallsanitaterin ergotherapeut ergotherapeutin
    logopade logopadin optiker optikerin apotheker apothekerin heilerziehungspfleger heilerziehungspflegerin
    hausmeister hausmeisterin rezeptionist rezeptionistin spediteur notar richter richterin staatsanwalt
    staatsanwaltin polizist polizistin feuerwehrmann zugbegleiter zugbegleiterin lokfuhrer lokfuhrerin jungkoch
    jungkochin beikoch beikochin kuchenhilfe springerin einrichter einrichterin zerspaner fraser dreher
    giesser werkzeugmacher werkzeugmacherin feinwerkmechaniker kontrolleur kontrolleurin
    """,
    // French
    """
    teleconseiller teleconseillere magasiniere chauffagiste carreleur menuisiere charpentier peintre soudeuse
    chaudronnier tourneur fraiseur carrossier puericultrice boulangere patissiere boucher bouchere charcutier
    traiteur plongeur plongeuse barman fleuriste livreuse coursier pompier gendarme gardien gardienne surveillant
    surveillante televendeur equipier equipiere monteuse conducteur conductrice controleur controleuse brancardier
    paysagiste elagueur vigneron viticulteur maraicher
    """,
    // Spanish
    """
    mozo moza pinche pastelero pastelera carnicero carnicera pescadero pescadera reponedor reponedora almacenero
    carretillera transportista camionera fontanera pintora carpintera soldadora tornero fresador chapista
    jardinera conserje portero esteticista modista montador montadora ganadero agricultor agricultora sumiller
    bombero administrativo
    """)
}
