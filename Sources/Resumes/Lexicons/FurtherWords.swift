/// Words of jobs, organizations, schools and degrees in languages of which only the usual words are known:
/// South Slavic, Baltic, Caucasian, Turkic and South Asian languages, Swahili, Filipino and Malay. Folded.
///
/// Source: written for this project; covers the usual words of job boards and of forms for applications.
enum FurtherWords {
  static let titles = WordTable.folded(
    // Slovene, Croatian and Serbian, which have a form for women of most jobs
    """
    kuharica konobarica natakarica prodajalka uciteljica profesorica inzenjerka inzenirka programerka voditeljica vodja direktorica referentka strokovnjak strokovnjakinja
    sodelavec sodelavka svetovalec svetovalka knjizničar knjiznicarka medicinski fizioterapevt fizioterapevtka zdravnik zdravnica pripravnik pripravnica kuvar kuvarica sefica
    blagajnik blagajnica novinar novinarka prevodilac prevoditelj projektant projektantica savetnik savetnica savjetnik savjetnica pomocnik pomocnica radnik radnica sestra tehnicar
    zavarivac varilec mehanicar mehanik serviser poslovoda menadzer menadzerka komercijalist saradnik saradnica lekar odvjetnik odvjetnica advokat arhitekt arhitekta vaspitac odgajatelj odgajateljica
    """,
    """
    инжењер програмер директор директорка менаџер руководилац советник советничка наставник наставница учитељ учитељица професор професорка лекар лекарка возач кувар куварица конобар конобарица продавац
    продавачица књиговођа рачуновођа економиста правник новинар новинарка преводилац сарадник сарадница пројектант техничар механичар електричар службеник службеница приправник асистент
    шеф архитекта фармацеут ветеринар радник радница благајник васпитач секретарица медицинска саветник надзорник готвач
    """,
    // Lithuanian, Latvian, Estonian
    """
    vadybininkas vadybininke specialistas specialiste vadovas vadove direktorius direktore inzinierius inziniere programuotojas programuotoja mokytojas mokytoja gydytojas gydytoja slaugytojas slaugytoja
    buhalteris buhaltere vairuotojas pardavejas pardaveja virejas vireja padavejas padaveja konsultantas konsultante administratorius administratore asistentas asistente ekspeditorius ekspeditore
    inspektorius redaktorius zurnalistas zurnaliste teisininkas teisininke darbuotojas darbuotoja praktikantas praktikante elektrikas meistras operatorius sandelininkas projektuotojas analitikas analitike
    vaditajs vaditaja specialists specialiste inzenieris inzeniere programmetajs programmetaja skolotajs skolotaja arsts arste medmasa gramatvedis gramatvede soferis pardevejs pardeveja
    pavars konsultants konsultante menedzeris asistents asistente oficiants oficiante jurists zurnalists redaktors tehnikis elektrikis lietvedis stradnieks praktikants projektetajs analitikis
    spetsialist juhataja insener programmeerija arendaja opetaja kasvataja raamatupidaja autojuht muuja kokk ettekandja konsultant assistent klienditeenindaja ehitaja elektrik keevitaja
    ajakirjanik toimetaja jurist tooline praktikant projektijuht analuutik osakonnajuhataja lasteaiaopetaja abiopetaja muugijuht
    """,
    // Catalan, Galician, Romanian, Slovak, Hungarian
    """
    bibliotecari bibliotecaria infermer infermera mestre mestra enginyer enginyera cambrer cambrera cuiner cuinera dependent dependenta venedor venedora tecnic auxiliar administratiu administrativa
    directora responsable comptable advocat advocada periodista dissenyador dissenyadora conductor fuster paleta manyac lampista
    soferul bucatareasa medicul inginera programatoare analista conducator
    zastupca zastupkyna predavacka kucharka casnik casnicka ucitel ucitelka inzinier programator uctovnik uctovnicka zvarac elektrikar murar majster veduci veduca pracovnicka lekarka
    fejlesztomernok gepeszmernok mernoke gyartomernok villamosmernok epiteszmernok uzletkoto ugyvezeto csoportvezeto muszakvezeto projektvezeto szamvitel bolti targoncas segedmunkas rendszergazda
    """,
    // Albanian, Azerbaijani, Uzbek
    """
    infermier kryeinfermier inxhinier inxhiniere mesues mesuese mjek infermiere ekonomist drejtor drejtore menaxher menaxhere asistente kamerier kuzhinier shites shitese punonjes llogaritar pergjegjes
    muhəndis muhəndisi muellim muellime muəllim muəllimə həkim mutexessis mutəxəssis mutəxəssisi direktor menecer meneceri muhasib operator satici surucu aspaz ofisiant proqramci komekci koməkci
    koməkcisi mudir mudiri rəis rəisi rəhbər rəhbəri təcrubəci memar huquqsunas jurnalist tərcuməci nəzarətci ustad
    muhandis oqituvchi shifokor buxgalter haydovchi mutaxassis dasturchi sotuvchi oshpaz
    """,
    // Swahili, Filipino, Malay, Afrikaans
    """
    muuguzi mwalimu mhasibu dereva mhandisi meneja msimamizi mkurugenzi daktari mpishi mhudumu msaidizi fundi mlinzi karani afisa mwandishi mtafiti mfanyakazi mratibu mkufunzi mhadhiri wakili mwanafunzi katibu
    mkunga tabibu mfamasia mkulima mfanyabiashara
    ahente kahera kahero guro tsuper tagapamahala tagapangasiwa katulong inhinyero kusinero kusinera tindera tindero mananahi nars manggagawa tagaluto tagasuri kawani katiwala superbisor
    juruteknik jurutera juruwang jurujual pengurus penyelia kerani pembantu pelatih guru pensyarah akauntan jururawat penolong eksekutif pegawai pemandu tukang jurulatih juruaudit
    onderwyser onderwyseres verpleegster rekenmeester bestuurder ingenieur klerk kelner
    """,
    // Georgian, Armenian, Kazakh, Belarusian, Mongolian
    """
    რედაქტორი რეპორტიორი ჟურნალისტი ინჟინერი მენეჯერი დირექტორი ბუღალტერი მასწავლებელი ექიმი ექთანი იურისტი კონსულტანტი ასისტენტი სპეციალისტი პროგრამისტი დეველოპერი დიზაინერი ოპერატორი მძღოლი
    მზარეული მიმტანი ოფიციანტი მოლარე გამყიდველი ადმინისტრატორი უფროსი ხელმძღვანელი კოორდინატორი ანალიტიკოსი მკვლევარი თარჯიმანი არქიტექტორი სტაჟიორი თანაშემწე ლექტორი ფარმაცევტი ექსპერტი წარმომადგენელი
    ճարտարապետ ինժեներ ծրագրավորող մենեջեր տնօրեն հաշվապահ ուսուցիչ ուսուցչուհի բժիշկ բուժքույր իրավաբան խորհրդատու օգնական մասնագետ դիզայներ օպերատոր վարորդ խոհարար մատուցող գանձապահ վաճառող
    ադմինիստրատոր ղեկավար պետ համակարգող վերլուծաբան հետազոտող թարգմանիչ լրագրող խմբագիր դասախոս փորձնակ տնտեսագետ վարիչ
    дәрігер дәрігері мұғалім мұғалімі мұғалімі есепші инженері менеджері маманы маман жүргізуші аспаз аспазшы сатушы заңгер оператор басшысы басшы меңгерушісі көмекшісі көмекші оқытушы оқытушысы мейірбике
    мейіргер бағдарламашы тәрбиеші кеңесші жетекшісі жетекші директоры бас жұмысшы электрші сәулетші редактор тілші
    інжынер настаўнік настаўніца урач кіроўца бухгалтар кухар прадавец кіраўнік мантажнік
    инженер багш эмч нягтлан менежер жолооч тогооч худалдагч захирал мэргэжилтэн туслах ажилтан
    """,
    // Bengali, Tamil, Telugu, Marathi, Gujarati
    """
    শিক্ষক শিক্ষিকা প্রভাষক অধ্যাপক প্রকৌশলী ব্যবস্থাপক ম্যানেজার কর্মকর্তা সহকারী হিসাবরক্ষক ডাক্তার চিকিৎসক নার্স চালক ড্রাইভার পরিচালক নির্বাহী বিক্রয়কর্মী প্রোগ্রামার ডেভেলপার ডিজাইনার সাংবাদিক
    সম্পাদক আইনজীবী কেরানি অফিসার ইঞ্জিনিয়ার টেকনিশিয়ান সুপারভাইজার প্রশিক্ষক গবেষক সমন্বয়কারী প্রতিনিধি রাঁধুনি পরামর্শক বিশ্লেষক ইন্টার্ন
    மேலாளர் பொறியாளர் ஆசிரியர் ஆசிரியை எழுத்தர் கணக்காளர் மருத்துவர் செவிலியர் ஓட்டுநர் உதவியாளர் இயக்குநர் அலுவலர் அதிகாரி விற்பனையாளர் நிரலாளர் வடிவமைப்பாளர் விரிவுரையாளர் பேராசிரியர்
    மேற்பார்வையாளர் காசாளர் தொழில்நுட்பவியலாளர் ஆய்வாளர் சமையல்காரர் வழக்கறிஞர் பத்திரிகையாளர் பயிற்சியாளர் ஒருங்கிணைப்பாளர்
    ఉపాధ్యాయుడు ఉపాధ్యాయురాలు ఇంజనీర్ మేనేజర్ అకౌంటెంట్ డ్రైవర్ నర్సు వైద్యుడు అధికారి సహాయకుడు గుమస్తా
    शिक्षक अभियंता व्यवस्थापक लेखापाल परिचारिका चालक लिपिक सहाय्यक अधिकारी कर्मचारी प्राध्यापक सहायक
    શિક્ષક ઇજનેર મેનેજર એકાઉન્ટન્ટ નર્સ ડ્રાઇવર ક્લાર્ક અધિકારી સહાયક
    """)

  static let organizations = WordTable.folded(
    """
    bolnisnica podjetje zdravilisce druzba obcina knjiznica restoran restavracija konoba gostilna gostionica hotel trgovina centar dom zavod institut poste apoteka
    предузеће болница дом завод институт хотел ресторан компанија општина министарство апотека продавница школа вртић рачунарска суд районен
    imone imones ligonine bankas parduotuve restoranas viesbutis savivaldybe poliklinika transportas
    uznemums slimnica banka veikals restorans viesnica pasvaldiba poliklinika apvieniba
    ettevote haigla kauplus restoran hotell linnavalitsus vallavalitsus lasteaed apteek uhing
    ajuntament biblioteca hospital empresa fundacio associacio restaurant botiga generalitat consorci diputacio
    hospitali kampuni benki kituo shirika wizara duka hoteli mgahawa halmashauri zahanati taasisi
    ospital kumpanya bangko tindahan kagawaran ahensya
    kilang syarikat hospital klinik jabatan kementerian majlis bank kedai pejabat
    sirkət sirkəti bank banki xəstəxana xəstəxanasi nazirliyi zavod zavodu magaza otel restoran agentliyi mərkəzi idarəsi
    spitali banka kompania ministria bashkia hoteli restoranti
    კომპანია ბანკი საავადმყოფო კლინიკა სამინისტრო გამომცემლობა ტელეკომპანია ჯგუფი ჰოლდინგი სააგენტო ფონდი ცენტრი სასტუმრო რესტორანი აფთიაქი გაზეთი სტუდია მერია ფაბრიკა ორგანიზაცია
    ընկերություն կազմակերպություն բանկ հիվանդանոց կլինիկա նախարարություն հիմնադրամ կենտրոն հյուրանոց ռեստորան գործարան խանութ ստուդիա քաղաքապետարան հոլդինգ
    компаниясы компания ауруханасы ауруханасы емхана емханасы банкі банк зауыты фабрикасы орталығы министрлігі әкімдігі мекемесі кәсіпорны дүкені қонақүйі мейрамханасы басқармасы
    кампанія завод бальніца банк фабрыка крама
    компани банк эмнэлэг яам үйлдвэр дэлгүүр төв зочид
    কোম্পানি লিমিটেড ব্যাংক হাসপাতাল মন্ত্রণালয় ফাউন্ডেশন সংস্থা প্রতিষ্ঠান হোটেল দোকান গ্রুপ কেন্দ্র ক্লিনিক অধিদপ্তর কারখানা ইন্ডাস্ট্রিজ
    நிறுவனம் வங்கி மருத்துவமனை அமைச்சகம் அறக்கட்டளை தொழிற்சாலை கடை உணவகம் நகராட்சி லிமிடெட் குழுமம் மையம் அலுவலகம் கூட்டுறவு
    కంపెనీ బ్యాంకు ఆసుపత్రి సంస్థ కార్యాలయం ફેક્ટરી કંપની બેંક હોસ્પિટલ रुग्णालय बँक संस्था
    """)

  /// Legal forms, at the end or at the start of a name.
  static let forms = WordTable.folded(
    """
    uab sia mmc asc kft zrt nyrt srl sdn bhd berhad doo dooel
    доо еад тоо жшс ааа тдв шпс შპს სს ააიპ ՍՊԸ ՓԲԸ ԲԲԸ লিমিটেড லிமிடெட்
    """)

  static let schools = WordTable.folded(
    """
    fakulteta univerza gimnazija akademija veleuciliste skola
    универзитет факултет гимназија школа академија школа економска
    universitetas kolegija gimnazija mokykla akademija progimnazija licejus
    universitate augstskola tehnikums vidusskola koledza gimnazija arodskola pamatskola
    ulikool kutsekool gumnaasium keskkool pohikool kutsehariduskeskus rakenduskorgkool korgkool
    universitat institut escola facultat collegi
    chuo shule sekondari
    pamantasan unibersidad kolehiyo paaralan dalubhasaan
    politeknik universiti kolej sekolah maktab smk institut
    universiteti universitetinin akademiyasi kolleci liseyi gimnaziyasi məktəb məktəbi texnikumu institutu
    universiteti shkolla gjimnazi fakulteti
    უნივერსიტეტი უნივერსიტეტის ინსტიტუტი აკადემია კოლეჯი სკოლა გიმნაზია ფაკულტეტი ლიცეუმი
    համալսարան ինստիտուտ քոլեջ դպրոց ակադեմիա ֆակուլտետ վարժարան ուսումնարան
    университеті университеті институты колледжі академиясы мектебі мектеп лицейі гимназиясы
    універсітэт інстытут каледж школа ліцэй гімназія акадэмія
    сургууль коллеж
    বিশ্ববিদ্যালয় মহাবিদ্যালয় কলেজ স্কুল বিদ্যালয় ইনস্টিটিউট মাদ্রাসা একাডেমি পলিটেকনিক
    பல்கலைக்கழகம் கல்லூரி பள்ளி பாடசாலை
    విశ్వవిద్యాలయం కళాశాల పాఠశాల विद्यापीठ महाविद्यालय शाळा યુનિવર્સિટી કોલેજ શાળા વિદ્યાલય
    """)

  static let degrees = WordTable.folded(
    """
    diplomirani diplomirana magister magistrica inzenir spricevalo matura tehnik tehnicar
    мастер дипломирани магистар бакалавр магистр доктор дипломирани техничар матура
    bakalauras magistras magistro bakalauro diplomas atestatas profesinis brandos
    bakalaurs magistrs bakalaura magistra diploms
    bakalaureusekraad magistrikraad bakalaureus magister kutsetunnistus
    grau llicenciatura diplomatura batxillerat master postgrau
    shahada stashahada astashahada cheti diploma uzamili
    batsilyer bachiller diploma sertipiko
    ijazah sijil diploma sarjana pelajaran spm stpm
    bakalavr magistr bakalavri magistri
    diplome
    ბაკალავრი ბაკალავრის მაგისტრი მაგისტრის დოქტორი ხარისხი დიპლომი
    բակալավր մագիստրոս մագիստրատուրա բակալավրի մագիստրոսի դիպլոմ ասպիրանտուրա
    бакалавр бакалавры магистр магистрі диплом
    স্নাতক স্নাতকোত্তর ডিপ্লোমা মাধ্যমিক এইচএসসি এসএসসি বিএসসি বিবিএ এমবিএ এমএ এমএসসি
    இளங்கலை முதுகலை பட்டம் பட்டயம் முனைவர்
    పట్టభద్రుడు బి.ఎ పదవీ पदवी पदविका સ્નાતક અનુસ્નાતક
    """)

  /// Phrases that mark a period ongoing.
  static let present = WordTable.foldedPhrases(
    """
    danes,sedaj,se vedno,trenutno,sadašnjost,sadasnjosti,trenutno,dan danas,данас,садашњост,тренутно,сада,денес,сега,
    iki siol,siuo metu,dabartis,sobrid,patlaban,lidz sim,tagad,paslaik,tanaseni,kaesolev,tana,kasoleva ajani,
    actualitat,l'actualitat,actualment,sasa,hadi sasa,mpaka sasa,hivi sasa,sa kasalukuyan,hanggang ngayon,ngayon,
    sekarang,hingga sekarang,sehingga kini,hal-hazırda,hal-hazirda,hal hazırda,hazırda,hazırkı,indiyədək,indiyə qədər,bu gün,bu günə qədər,
    aktualisht,ne vazhdim,tani,hozirgi vaqtgacha,hozir,
    დღემდე,ამჟამად,ახლა,დღეს,մինչ օրս,առ այսօր,ներկա,այժմ,մինչև հիմա,
    қазіргі уақыт,қазіргі уақытқа дейін,қазір,осы уақытқа дейін,осы күнге дейін,бүгінгі күнге дейін,цяпер,па цяперашні час,одоо,одоог хүртэл,
    চলমান,বর্তমান পর্যন্ত,আজ পর্যন্ত,এখন পর্যন্ত,தற்போது,தற்போது வரை,இன்று வரை,இன்றுவரை,நடப்பு,ప్రస్తుతం,ఇప్పటి వరకు,सध्या,आजपर्यंत,વર્તમાન,હાલમાં,ਹੁਣ ਤੱਕ,ಪ್ರಸ್ತುತ,നിലവിൽ,አሁን
    """)
}
