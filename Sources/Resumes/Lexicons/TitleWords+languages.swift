extension TitleWords {
  /// Job nouns of Northern, Central and Eastern Europe, Turkey and South-East Asia in Latin script,
  /// folded.
  static let latinNouns = WordTable.words(
    // Polish
    """
    inzynier programista programistka kierownik kierowniczka dyrektor specjalista specjalistka asystent asystentka konsultant konsultantka analityk
    pracownik pracownica sprzedawca sprzedawczyni nauczyciel nauczycielka ksiegowy ksiegowa pielegniarka pielegniarz lekarz kierowca kucharz kelner kelnerka
    elektryk elektryka elektromonter monter mechanik technik operator pomocnik stazysta stazystka praktykant praktykantka praktyki projektant projektantka
    redaktor tlumacz doradca przedstawiciel magazynier referent handlowiec wlasciciel prezes koordynator brygadzista spawacz murarz stolarz fryzjer grafik
    """,
    // Czech and Slovak
    """
    inzenyr programator programatorka vyvojar vyvojarka vedouci reditel reditelka asistent asistentka konzultant analytik pracovnik pracovnice prodavac prodavacka
    ucitel ucitelka ucetni sestra osetrovatelka osetrovatel lekar lekarka ridic kuchar kucharka cisnik servirka elektrikar technik mechanik skladnik obchodnik
    manazer manazerka jednatel majitel stazista brigadnik referentka zdravotni programovac predavac vodic zamestnanec spravce poradce udrzbar
    """,
    // Swedish, Danish, Norwegian
    """
    ingenjor utvecklare programmerare chef butikschef ansvarig avdelningsansvarig larare larare forskollarare sjukskoterska underskoterska lakare servitris servitor
    kock saljare butikssaljare konsult handlaggare ekonom redovisningsekonom kassor praktikant lagerarbetare elektriker snickare samordnare radgivare ledare
    assistent konstruktor formgivare tekniker chauffor bitrade vikarie projektledare teamledare vardbitrade barnskotare journalist
    udvikler konsulent ingenior laerer paedagog sygeplejerske laege saelger butiksassistent leder daglig projektleder afdelingsleder medarbejder tjener kok
    bogholder revisor elev tomrer elektriker murer handvaerker chauffor lagermedarbejder vikar studentermedhjaelper direktor kontorassistent radgiver
    ingenior utvikler laerer sykepleier hjelpepleier lege selger butikkmedarbeider daglig prosjektleder avdelingsleder medarbeider kokk servitor regnskapsforer
    tomrer rorlegger snekker sjafor laerling radgiver saksbehandler konsulent barnehagelaerer tillitsvalgt kundebehandler fagarbeider vaktmester
    """,
    // Finnish
    """
    insinoori kehittaja ohjelmistokehittaja johtaja toimitusjohtaja paallikko myymalapaallikko projektipaallikko esimies vastaava asiantuntija suunnittelija
    opettaja luokanopettaja lehtori sairaanhoitaja lahihoitaja hoitaja laakari myyja kassa tarjoilija kokki kuljettaja varastotyontekija tyontekija avustaja
    assistentti harjoittelija koordinaattori konsultti kirjanpitaja sahkoasentaja asentaja mekaanikko tutkija toimittaja siivooja vartija yrittaja ohjaaja sihteeri
    """,
    // Croatian, Serbian, Slovene
    """
    inzenjer programer voditelj voditeljica ravnatelj direktor ucitelj uciteljica nastavnik nastavnica lijecnik medicinska kuhar kuharica konobar konobarica recepcionar recepcionarka
    prodavac prodavacica vozac knjigovodja racunovodja tajnica zidar stolar elektricar strucni suradnik suradnica referent vodic ucenik inzenir ucitelj natakar prodajalec voznik racunovodja
    """,
    // Hungarian and Romanian
    """
    mernok fejleszto vezeto igazgato ugyintezo asszisztens tanacsado elemzo tanar oktato nover apolo orvos elado ertekesito konyvelo villanyszerelo szakacs pincer
    sofor gyakornok munkatars menedzser titkar raktaros
    inginer programator dezvoltator sef asistenta contabil profesor invatator medic vanzator vanzatoare consilier sofer bucatar ospatar mecanic electrician
    coordonator functionar ghid voluntar voluntara asistent cercetator stagiar reprezentant gestionar economist casier
    """,
    // Turkish
    """
    muhendis muhendisi gelistirici gelistiricisi yazilimci mudur muduru yonetici yoneticisi uzman uzmani sorumlu sorumlusu temsilci temsilcisi gorevli gorevlisi
    asistan asistani danisman danismani analist analisti ogretmen ogretmeni hemsire hemsiresi doktor doktoru muhasebeci sofor soforu asci garson kasiyer teknisyen teknisyeni
    tekniker teknikeri elektrikci usta ustasi stajyer stajyeri sef sefi memur memuru isci elemani personeli koordinatoru direktoru kurucu tasarimci tasarimcisi avukat avukati mimar mimari muhasebecisi garsonu yardimcisi isletmeni
    operatoru editoru arastirmaci arastirmacisi eczaci
    """,
    // Indonesian and Malay
    """
    guru manajer karyawan staf staff kepala direktur asisten perawat bidan dokter teknisi insinyur akuntan sopir supir koki magang pelayan kasir penjaga sekretaris
    konsultan analis pengembang programer dosen peneliti pengajar koordinator penulis desainer penerjemah pengurus pemilik penyelia pembantu kerani pegawai jurutera
    pengurus penolong jururawat eksekutif
    """,
    // Portuguese, Spanish, Italian, French and Dutch jobs outside offices
    """
    motorista entregador ajudante pedreiro eletricista cozinheiro cozinheira garcom garconete balconista vigilante porteiro faxineira zelador costureira cabeleireira
    operador soldador mecanico eletrotecnico pintor vendedora tecnica agente auxiliar aprendiz repositor supervisora
    enfermero chofer conductor electricista albanil soldador mecanico carpintero pintor limpiadora peluquera costurera repartidor ayudante aprendiz obrero guardia
    capopartita commis aiuto pizzaiolo pasticcere panettiere autista saldatore meccanico muratore parrucchiera elettricista educatrice educatore badante barista
    commis plombier electricien macon soudeur menuisier boulanger patissier aide-soignante aide-soignant aide soignant soignante chauffeur livreur magasinier coiffeuse coiffeur educateur educatrice
    wijkverpleegkundige lasser metselaar bakker kapper kapster magazijnmedewerker pedagogisch
    """,
    // English jobs outside offices
    """
    operative overseer welder stockman fitter rigger roofer plasterer bricklayer landscaper groundskeeper courier bellhop sommelier butcher florist
    childminder carer midwife radiographer phlebotomist optician podiatrist osteopath chiropractor masseur physiotherapist audiologist optometrist orthodontist
    postman postwoman mailman janitress custodian roustabout skipper deckhand bosun purser dispatcher lifeguard referee umpire musher jockey
    curate chaplain deacon rabbi imam missionary organist cantor conductor violinist drummer composer dramaturg stagehand gaffer sculptor
    seamstress upholsterer glazier locksmith jeweler jeweller goldsmith watchmaker parent homemaker caretaker returner hairstylist manicurist pedicurist makeup esthetician
    farmaceutka voorman arbeitssuchend arbeitsuchend arbeitslos elternzeit mechatroniker servicetechniker freiwilliger freiwillige bundesfreiwilliger
    """,
    // Trades, care and service in Western Europe
    """
    saisonnier saisonniere auxiliaire moniteur monitrice preparateur preparatrice manutentionnaire cariste mecanicien mecanicienne plaquiste couvreur jardinier jardiniere facteur factrice pharmacien pharmacienne sommeliere
    notaire juriste huissier clerc gouvernante receptionniste standardiste estheticienne ambulancier ambulanciere orthophoniste kinesitherapeute maitre maitresse
    repartidor repartidora albanil fontanero electricista mecanico peon carretillero limpiadora limpiador cuidadora cuidador celador celadora peluquera peluquero panadero panadera
    gobernanta jardinero soldador chofer camionero taxista carpintero educador educadora psicologo psicologa farmaceutico farmaceutica fisioterapeuta matrona auditora gestor gestora
    teleoperador teleoperadora azafata socorrista conductora
    banconista panettiere muratore falegname saldatore parrucchiera parrucchiere autista camionista educatore educatrice badante operatore operatrice tecnica geometra fisioterapista
    ostetrica caposala capoturno portiere cassiera cassiere
    padeiro padeira camareira zeladora motoboy nutricionista consultor consultora
    fachwirt betriebswirt volkswirt rechtsanwalt bauleiter polier gartner backer tischler schreiner maurer maler lackierer friseur friseurin lehrling geselle hebamme
    verpleger helpende leerkracht hovenier stukadoor dakdekker glazenwasser
    """,
    // The same in Eastern Europe, Turkey and Indonesia
    """
    opiekun opiekunka ratownik piekarz cukiernik hydraulik lakiernik blacharz dekarz tokarz slusarz kasjer kasjerka kosmetyczka fryzjerka psycholog farmaceuta prawnik adwokat notariusz
    urzednik urzedniczka sekretarka recepcjonistka recepcjonista barmanka sprzataczka ochroniarz policjant strazak automatyk informatyk rolnik ogrodnik
    delnik delnice zednik tesar truhlar instalater svarec pokladni kadernice kadernik zahradnik pecovatelka pecovatel lekarnik pravnik hasic policista recepcni uklizecka strojnik obrabec
    zamecnik automechanik
    penztaros asztalos hegeszto lakatos szerelo festo fodrasz kozmetikus pedagogus ovono vedono jogasz ugyved gyogyszeresz portas takarito recepcios diszpecser anyagmozgato gepkezelo
    asistent ospatarita croitor croitoreasa zugrav zidar tamplar instalator sudor lacatus strungar ingrijitor ingrijitoare educatoare profesoara invatatoare avocata jurist farmacista
    receptioner receptionera lucrator lucratoare economista directoare secretara secretar gestionara casiera
    kaynakci tornaci tesisatci boyaci marangoz kuafor berber terzi firinci pastaci veznedar kasap bakici bakicisi psikolog fizyoterapist egitmen egitmeni antrenor kaptan hostes barmen
    resepsiyonist sekreter sekreteri veteriner hekim hekimi ebe gazeteci cevirmen tercuman
    juru kurir satpam montir mekanik apoteker pengacara tukang pramuniaga pramusaji wartawan wartawati fotografer pustakawan arsitek
    """)

  /// Job nouns in Cyrillic, Greek, Arabic, Hebrew and Devanagari script, folded.
  static let otherScripts = WordTable.folded(
    // Russian, Ukrainian, Bulgarian
    """
    инженер программист разработчик руководитель начальник директор менеджер специалист ассистент помощник консультант аналитик бухгалтер продавец кассир учитель
    учительница преподаватель воспитатель врач медсестра медбрат фельдшер водитель повар официант бармен электрик монтажник сварщик слесарь мастер прораб техник механик
    оператор администратор секретарь юрист адвокат дизайнер редактор журналист переводчик стажер практикант лаборант логист кладовщик грузчик охранник уборщица
    заместитель координатор представитель маркетолог архитектор тестировщик аналитик экономист сотрудник работник заведующий заведующая агроном технолог токарь фрезеровщик
    владелец основатель тренер парикмахер агент риелтор кассир мерчендайзер супервайзер промоутер тимлид
    шеф су-шеф няня сиделка швея пекарь кондитер плотник столяр маляр штукатур сантехник массажист психолог логопед библиотекарь диспетчер курьер дворник сторож машинист бригадир
    товаровед аудитор нотариус юрисконсульт методист санитарка санитар акушерка стоматолог провизор фармацевт ветеринар флорист бариста мерчандайзер
    інженер програміст розробник керівник менеджер спеціаліст фахівець асистент помічник аналітик бухгалтерка продавець касир вчитель вчителька викладач лікар
    медсестра водій кухар офіціант електрик зварювальник майстер технік механік адміністратор секретар юрист дизайнер редактор перекладач стажист практикант логіст
    провідний заступник представник вихователь начальниця працівник охоронець комірник
    вихователька перукар пекар столяр маляр муляр сантехнік вантажник диспетчер бібліотекар психолог медбрат няня швачка кондитер тренер тренерка директорка менеджерка економіст касирка
    прибиральниця продавчиня лікарка водійка офіціантка адміністраторка асистентка журналістка редакторка перекладачка викладачка координаторка фармацевт ветеринар токар слюсар монтажник
    мениджър счетоводител учителка лекар шофьор готвач сервитьор продавач инженерка разработчик сътрудник
    """,
    // Greek
    """
    μηχανικός προγραμματιστής διευθυντής διευθύντρια υπεύθυνος υπεύθυνη βοηθός σύμβουλος αναλυτής λογιστής λογίστρια πωλητής πωλήτρια καθηγητής καθηγήτρια δάσκαλος δασκάλα
    νοσηλευτής νοσηλεύτρια ιατρός γιατρός οδηγός μάγειρας σερβιτόρος σερβιτόρα ηλεκτρολόγος τεχνικός γραμματέας δικηγόρος αρχιτέκτονας σχεδιαστής σχεδιάστρια συντάκτης μεταφραστής
    υπάλληλος στέλεχος ασκούμενος ασκούμενη πρακτική ταμίας φαρμακοποιός ερευνητής ερευνήτρια συντονιστής ιδιοκτήτης εκπαιδευτικός φιλόλογος οικονομολόγος εργάτης
    φύλακας κομμώτρια κομμωτής υδραυλικός ξυλουργός ζαχαροπλάστης αρτοποιός αισθητικός ψυχολόγος φυσικοθεραπευτής φυσικοθεραπεύτρια μαία νοσοκόμα αποθηκάριος καμαριέρα σεφ δημοσιογράφος
    φωτογράφος συμβολαιογράφος προϊστάμενος προϊσταμένη επιμελητής επιμελήτρια βρεφονηπιοκόμος νηπιαγωγός εργοδηγός διανομέας
    """,
    // Arabic
    """
    مهندس مهندسة مبرمج مبرمجة مطور مطورة مدير مديرة رئيس مشرف مشرفة مساعد مساعدة مستشار محلل محللة محاسب محاسبة بائع بائعة معلم معلمة مدرس أستاذ طبيب طبيبة ممرض ممرضة
    سائق طباخ نادل كهربائي فني فنية ميكانيكي سكرتير سكرتيرة محامي محام مصمم مصممة محرر صحفي مترجم مترجمة موظف موظفة متدرب متدربة منسق منسقة مندوب أخصائي اخصائية باحث باحثة
    صيدلي صيدلانية عامل حارس مسؤول مسؤولة أمين كاتب ممثل منفذ مراقب متطوع متطوعة
    شيف كاشير خباز حلاق نجار لحام سباك حداد خياط استشاري استشارية اختصاصي اختصاصية محاضر محاضرة مرشد مرشدة مربية وكيل وكيلة إداري إدارية ناظر محامية صحفية مخرج مصور مصورة طاهي طاهية
    طباخة عاملة حارسة مسوق مسوقة نائب قابلة مندوبة ممثلة مدقق مدققة كاتبة
    """,
    // Persian
    """
    مهندس سرپرستار بهیار ماما برنامه‌نویس توسعه‌دهنده مدیر رئیس سرپرست راهبر دستیار مشاور تحلیلگر تحلیل‌گر حسابدار فروشنده معلم دبیر استاد مدرس پزشک پرستار ماما راننده آشپز گارسون برقکار تکنسین مکانیک منشی وکیل
    طراح ویراستار روزنامه‌نگار مترجم کارمند کارآموز کارشناس هماهنگ‌کننده نماینده پژوهشگر محقق داروساز کارگر نگهبان مسئول معاون متخصص
    نویس دهنده کننده متصدی اپراتور صندوقدار صندوق‌دار انباردار بازاریاب جوشکار نجار آرایشگر خیاط نانوا قناد سرآشپز مربی مدیرعامل دانشیار استادیار حسابرس ناظر بازرس کارگردان عکاس گرافیست
    روانشناس روان‌شناس دندانپزشک دندان‌پزشک کتابدار نقاش لوله‌کش سرایدار بهیار کاردان سردبیر خبرنگار کارپرداز کارورز روزنامه‌نگار برنامه‌ریز هنرآموز آموزگار مددکار
    """,
    // Urdu
    """
    انجینئر مینیجر منیجر ڈویلپر پروگرامر ٹیچر استاد استانی معلمہ لیکچرار پروفیسر اکاؤنٹنٹ ڈاکٹر نرس کلرک آفیسر افسر اسسٹنٹ معاون ڈائریکٹر ڈرائیور باورچی
    سپروائزر نگران ٹیکنیشن الیکٹریشن ڈیزائنر مشیر رپورٹر صحافی مترجم سیلزمین کارکن انٹرن محقق آپریٹر مکینک درزی فارماسسٹ کوآرڈینیٹر ایگزیکٹو سیکرٹری مدیر
    """,
    // Hebrew
    """
    מהנדס מהנדסת מתכנת מתכנתת מפתח מפתחת מנהל מנהלת ראש רכז רכזת עוזר עוזרת יועץ יועצת אנליסט אנליסטית חשב חשבת רואה מוכר מוכרת מורה מרצה רופא רופאה אח אחות נהג נהגת טבח טבחית מלצר מלצרית
    חשמלאי טכנאי טכנאית מכונאי מזכיר מזכירה עורך עורכת מעצב מעצבת מתרגם מתרגמת עובד עובדת מתמחה נציג נציגת חוקר חוקרת רוקח רוקחת מדריך מדריכה מתנדב מתנדבת אחראי אחראית סגן סגנית גנן גננת
    מדריכת מנחה מטפל מטפלת סייע סייעת מאבטח מאבטחת ספר ספרית קופאי קופאית שליח מלגזן רתך נגר שרברב אינסטלטור תופרת אופה קונדיטור ברמן ברמנית מארח מארחת פקיד פקידה פסיכולוג פסיכולוגית
    פיזיותרפיסט פיזיותרפיסטית שוטר קצין קצינה מפקד מפקדת עיתונאי עיתונאית צלם צלמת שף מחסנאי סוכן סוכנת דייל דיילת קבלן אדריכל אדריכלית פרמדיק כלכלן כלכלנית משפטן משפטנית דובר דוברת
    """,
    // Hindi
    """
    अभियंता लिपिक क्लर्क मुंशी लेखाकार इंजीनियर प्रोग्रामर डेवलपर प्रबंधक मैनेजर निदेशक प्रमुख सहायक सलाहकार विश्लेषक लेखाकार लेखापाल मुनीम विक्रेता शिक्षक शिक्षिका अध्यापक अध्यापिका प्राध्यापक प्रोफेसर चिकित्सक डॉक्टर नर्स
    चालक ड्राइवर रसोइया वेटर बिजलीमिस्त्री इलेक्ट्रीशियन तकनीशियन मैकेनिक सचिव वकील वास्तुकार संपादक पत्रकार अनुवादक कर्मचारी प्रशिक्षु इंटर्न समन्वयक प्रतिनिधि शोधकर्ता पर्यवेक्षक अधिकारी क्लर्क कार्यकारी एजेंट
    शेफ नाई दर्जी बढ़ई राजमिस्त्री मिस्त्री पेंटर वेल्डर प्लंबर सुरक्षाकर्मी गार्ड व्याख्याता प्रधानाचार्य आचार्य टेक्नीशियन ऑपरेटर कैशियर फार्मासिस्ट निरीक्षक कार्यकर्ता स्वयंसेवक लेखक
    परामर्शदाता एक्जीक्यूटिव असिस्टेंट ट्रेनर टीचर सुपरवाइजर अकाउंटेंट कंसल्टेंट लाइनमैन
    """)

  /// Job nouns of two words in Vietnamese and Hebrew, folded; the first words are in `firstOfPairs`.
  static let pairs = WordTable.foldedPhrases(
    """
    nhân viên,chuyên viên,kỹ sư,giám đốc,trưởng phòng,trưởng nhóm,kế toán,thực tập,thực tập sinh,trợ lý,quản lý,giáo viên,giảng viên,lập trình,bác sĩ,điều dưỡng,y tá,
    tài xế,lái xe,đầu bếp,thu ngân,thư ký,luật sư,thiết kế,biên tập,phiên dịch,cố vấn,công nhân,phó phòng,tổ trưởng,cửa hàng trưởng,phục vụ,bảo vệ,kỹ thuật viên,
    עורך דין,עורכת דין,רואה חשבון,ראש צוות,מנהל חשבונות
    """)

  static let firstOfPairs = WordTable.firstWords(pairs)

  /// Words of Chinese, Japanese and Korean jobs. Chinese and Japanese put them at the end.
  static let eastAsian: [String] = [
    "工程师", "工程師", "经理", "經理", "总监", "總監", "主管", "主任", "专员", "專員", "助理", "顾问", "顧問", "设计师", "設計師",
    "分析师", "分析師", "开发", "開發", "实习生", "實習生", "实习", "會計", "会计", "出纳", "教师", "教師", "老师", "讲师", "講師",
    "教授", "研究员", "研究員", "医生", "醫生", "醫師", "护士", "護士", "護理師", "司机", "司機", "厨师", "廚師", "服务员", "服務員",
    "店员", "店員", "店长", "店長", "销售", "業務", "编辑", "編輯", "记者", "記者", "翻译", "翻譯", "律师", "律師", "员工", "員工",
    "组长", "組長", "队长", "部长", "部長", "课长", "課長", "係長", "科长", "科長", "院长", "校长", "总裁", "總裁", "总经理",
    "總經理", "董事长", "董事長", "创始人", "創辦人", "负责人", "負責人", "架构师", "架構師", "产品经理", "程序员", "程式設計師", "运营",
    "文员", "秘书", "秘書", "收银员", "技术员", "技術員", "学徒", "志愿者", "志工", "协调员", "代表", "担当", "擔任", "営業", "営業職",
    "事務", "事務職", "エンジニア", "マネージャー", "マネジャー", "リーダー", "デザイナー", "プログラマー", "コンサルタント", "アシスタント", "スタッフ",
    "アルバイト", "インターン", "ディレクター", "プランナー", "アナリスト", "オペレーター", "ドライバー", "シェフ", "料理人", "調理師", "看護師",
    "介護士", "介護福祉士", "保育士", "販売員", "社員", "職員", "研修生", "代表取締役", "取締役", "責任者", "管理者", "設計者", "整備士",
    "技師", "運転手", "講習生", "수석", "엔지니어", "개발자", "디자이너", "매니저", "사원", "대리", "과장", "차장", "부장", "팀장",
    "실장", "이사", "대표", "강사", "교사", "교수", "간호사", "의사", "연구원", "인턴", "컨설턴트", "기획자", "마케터", "분석가",
    "회계사", "비서", "기사", "요리사", "조리사", "판매원", "점장", "직원", "담당자", "담당", "주임", "책임", "선임", "편집자", "기자",
    "번역가", "변호사", "아르바이트", "조교", "상담원", "상담사", "관리자", "캐셔", "바리스타", "기술자", "용접공", "배관공", "운전사",
    "사서", "영양사", "약사", "치료사", "사회복지사", "보육교사", "요양보호사", "간호조무사", "미용사", "경비원", "미화원", "배달원", "제빵사",
    "바텐더", "세무사", "통역사", "작가", "아나운서", "원장", "소장", "국장", "본부장", "파트장", "반장", "조장", "기능사", "정비사",
    "설계사", "건축사", "감독", "코치", "트레이너", "승무원", "셰프", "주방장", "조리장", "사무원", "행정원", "焊工", "电工", "電工",
    "木工", "钳工", "保安", "保洁员", "前台", "导购", "班主任", "辅导员", "客服", "质检员", "仓管员", "审计师", "審計師", "药师", "藥師",
    "營養師", "营养师", "美容师", "美容師", "摄影师", "攝影師", "策划", "企劃", "採購", "采购", "業務員", "作業員", "領班", "主廚",
    "主厨", "服務生", "工讀生", "家教", "导游", "導遊", "空服員", "乘务员", "社工", "消防员", "教員", "教諭", "講師", "医師", "薬剤師",
    "保健師", "助産師", "療法士", "栄養士", "歯科衛生士", "警備員", "清掃員", "配達員", "溶接工", "電気工事士", "大工", "工員", "事務員",
    "チーフ", "パート", "ライター", "カメラマン", "通訳", "弁護士", "税理士", "司法書士", "会計士", "社会福祉士", "ケアマネジャー", "ヘルパー",
    "添乗員", "乗務員", "助教", "准教授", "図書館員", "司書",
  ]
}
