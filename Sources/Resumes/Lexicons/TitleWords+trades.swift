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
    """,
    // French: services, care, arts, sciences and public offices
    """
    hygieniste prepose preposee greffier economiste statisticien statisticienne pilote psychologue
    ergotherapeute osteopathe podologue veterinaire dentiste opticien opticienne bibliothecaire
    documentaliste archiviste journaliste photographe realisateur realisatrice musicien musicienne
    violoniste pianiste chanteur chanteuse comedien comedienne danseur danseuse regisseur regisseuse
    styliste couturier couturiere estheticien electricienne grutier geometre urbaniste ebeniste ferronnier
    bijoutier horloger fromager telephoniste teleoperateur courtier courtiere negociateur negociatrice
    promoteur metreur dessinateur dessinatrice maquettiste infographiste testeur informaticien
    informaticienne ergonome biologiste chimiste physicien physicienne geologue agronome archeologue
    historien historienne sociologue interprete instituteur institutrice proviseur capitaine sergent
    policier policiere douanier douaniere inspecteur inspectrice
    """,
    // Spanish: services, care, arts, sciences and public offices
    """
    florista veterinario veterinaria logopeda odontologo odontologa higienista notario juez jueza fotografo
    fotografa musico violinista pianista cantante actriz bailarin bailarina realizador realizadora productor
    guionista bibliotecario archivero archivera topografo delineante aparejador geologo biologo biologa
    estadistico informatico piloto gruista mecanografo capataz jornalero planificador planificadora
    comprador compradora captador captadora orientador orientadora entrenador entrenadora inspectora perito
    perita corredor corredora promotor promotora azafato
    """,
    // Italian: services, care, arts, sciences and public offices
    """
    cuoca fornaio pasticciere pasticciera macellaio estetista sarto sarta carrozziere tornitore facchino
    custode vigile poliziotto carabiniere avvocata notaio giudice commercialista logopedista dentista
    igienista ottico odontotecnico chimico disegnatore disegnatrice giornalista musicista attore attrice
    ballerina regista sceneggiatore montatore scenografo costumista archivista allenatore istruttore
    istruttrice animatore pilota manutentore installatore collaudatore caporeparto caposquadra pianificatore
    disponente bagnino restauratore restauratrice curatore curatrice
    """,
    // Portuguese: services, care, arts, sciences and public offices
    """
    encanador canalizador carpinteiro marceneiro caminhoneiro faxineiro confeiteiro cabeleireiro alfaiate
    fonoaudiologo fonoaudiologa parteira estatistico jornalista cantora ator atriz produtor roteirista
    arquivista desenhista guindasteiro ilustrador ilustradora corretor corretora treinador treinadora
    instrutor instrutora tradutor tradutora inspetor inspetora bombeiro policial soldado sargento servente
    """,
    // Dutch: services, care, arts, sciences and public offices
    """
    kraanmachinist tegelzetter slager banketbakker schoonheidsspecialiste serveerster gastheer gastvrouw
    receptioniste telefoniste koerier postbode magazijnier orderpicker piloot politieagent brandweerman
    bewaker portier schoonmaker schoonmaakster tuinman landbouwer veehouder dierenarts tandarts
    mondhygienist logopedist psycholoog dietist huisarts advocaat notaris econoom boekhoudster fotograaf
    muzikant violist pianist zanger zangeres acteur actrice danser danseres schrijver vertaler tolk
    bibliothecaris archivaris tekenaar vormgever landmeter bioloog chemicus laborant laborante opvoeder
    opvoedster onderwijzer onderwijzeres inkoper inkoopster werkvoorbereider uitvoerder opzichter
    """,
    // German: services, care, arts, sciences and public offices
    """
    dentalhygienikerin violinistin pianistin musiker musikerin sangerin schauspieler schauspielerin tanzer
    tanzerin regisseurin kameramann fotograf fotografin journalistin autor autorin lektor lektorin
    bibliothekar bibliothekarin archivar archivarin tierarzt zahnarzt psychologe psychologin maschinist
    vermesser statiker stuckateur souschef chefkoch zimmermadchen putzfrau matrose kapitan pilotin schaffner
    polizeibeamter kommissar soldat offizier unteroffizier wachmann detektiv okonom okonomin statistiker
    einkaufer einkauferin dekorateur dekorateurin modedesigner grafiker grafikerin illustratorin kurator
    kuratorin restaurator restauratorin
    """,
    // Polish: services, care, arts, sciences and public offices
    """
    krawiec krawcowa zolnierz polozna dentysta stomatolog higienistka weterynarz fizjoterapeuta
    fizjoterapeutka dietetyk radca sedzia ekonomista dziennikarz dziennikarka muzyk skrzypek skrzypaczka
    aktor aktorka tancerz rezyser scenarzysta redaktorka tlumaczka bibliotekarz bibliotekarka archiwista
    geodeta geolog biolog chemik fizyk statystyk stewardesa operatorka robotnik lesnik wychowawca
    wychowawczyni pedagog trener trenerka instruktor instruktorka przewodnik inspektorka kontroler
    kontrolerka dyrektorka przedstawicielka architekt koordynatorka zastepca mistrz dyspozytor dyspozytorka
    """,
    // Czech: services, care, arts, sciences and public offices
    """
    pekar cukrar kosmeticka svadlena soustruznik kuryr vratny vojak zachranar zubar hygienistka veterinar
    veterinarka farmaceut fyzioterapeutka logoped soudce hudebnik houslista klavirista herec herecka
    tanecnik reziser prekladatel prekladatelka tlumocnik knihovnik knihovnice geodet fyzik letuska mistr
    vychovatel vychovatelka pruvodce kontrolor specialistka zastupce koordinatorka vedec badatel
    """,
    // Swedish: services, care, arts, sciences and public offices
    """
    bagare frisor rormokare murare svetsare mekaniker lastbilschauffor stadare vaktare brandman barnmorska
    tandlakare tandhygienist apotekare psykolog domare sangare skadespelare dansare regissor oversattare
    bibliotekarie arkivarie lantmatare kemist fysiker flygvardinna maskinist fiskare tranare inkopare
    planerare
    """,
    // Turkish: services, care, arts, sciences and public offices
    """
    duvarci tamirci kurye depocu temizlikci itfaiyeci diyetisyen noter hakim fotografci muzisyen
    kemanci piyanist oyuncu dansci yonetmen kutuphaneci haritaci jeolog biyolog kimyager fizikci
    istatistikci bahcivan ciftci rehber mufettis bilimci akademisyen
    """,
    // Indonesian: services, care, arts, sciences and public offices
    """
    petugas resepsionis perancang
    """)
}
