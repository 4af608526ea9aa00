extension MonthNames {
  /// Names and abbreviations in further languages of Europe, Asia and Africa, from CLDR. Names that stand for
  /// different months in two languages are left out.
  static let furtherLanguages: [String] = [
    """
    eanáir ionawr jaan janar januára saus sausio siječnja tammikuuta urtarrila xaneiro yanvar
    сту студзень студзеня яну јан јануари қаң қаңтар հնվ հունվար հունվարի ינו׳ ژانویهٔ जन॰ जाने
    जानेवारी জানু জানুয়ারী ਜਨਵਰੀ જાન્યુ જાન્યુઆરી ஜனவரி జనవరి ಜನವರಿ ജനു ജനുവരി ජනවාරි იან
    იანვარი ጃንዋሪ
    """,
    """
    chwef chwefror feabh feabhra febreiro februāris fevral helmikuuta otsaila pebrero shkurt
    vasario veebr veebruar velj veljača veljače ақп ақпан лютага люты феб փետրվար փետրվարի փտվ
    פבר׳ فوریهٔ फ़र॰ फेब्रु फेब्रुअरी फेब्रुवारी ফেব ফেব্রুয়ারী ਫ਼ਰ ਫ਼ਰਵਰੀ ફેબ્રુ ફેબ્રુઆરી
    பிப் பிப்ரவரி ఫిబ్ర ఫిబ్రవరి ಫೆಬ್ರ ಫೆಬ್ರವರಿ ഫെബ്രു ഫെബ്രുവരി පෙබ පෙබරවාරි თებ თებერვალი
    ፌብሩዋሪ
    """,
    """
    kovas kovo maaliskuuta machi marso martxoa mawrth márta ožujak ožujka нау наурыз сак сакавік
    сакавіка մարտ մարտի մրտ মার্চ ਮਾਰਚ માર્ચ மார் மார்ச் మార్చి ಮಾರ್ಚ್ മാർ മാർച്ച് මාර් මාර්තු
    მარ მარტი ማርች
    """,
    """
    aibreán apirila aprel aprili aprill balandis balandžio ebrill huhtikuuta prill travanj
    travnja кра красавік красавіка сәу сәуір ապր ապրիլ ապրիլի אפר׳ अप्रिल एप्रि एप्रिल এপ্রি
    এপ্রিল ਅਪ੍ਰੈ ਅਪ੍ਰੈਲ એપ્રિલ ஏப் ஏப்ரல் ఏప్రి ఏప్రిల్ ಏಪ್ರಿ ಏಪ್ರಿಲ್ ഏപ്രി ഏപ്രിൽ අප්‍රේල් აპრ
    აპრილი ኤፕሪ ኤፕሪል
    """,
    """
    bealtaine gegužė gegužės maiatza maijs svibanj svibnja toukokuuta мам мамыр մայիս մայիսի մյս
    مهٔ മേയ് මැයි მაი მაისი
    """,
    """
    birž birželio birželis ekaina hunyo iyun junie junij juuni jūnijs kesäkuuta lipanj lipnja
    mehefin meith meitheamh qershor xuño мау маусым чэр чэрвень чэрвеня јуни հնս հունիս հունիսի
    जुन জুন ਜੂਨ જૂન ஜூன் జూన్ ಜೂನ್ ജൂൺ ජූනි ივნ ივნისი
    """,
    """
    gorff gorffennaf heinäkuuta hulyo iyul iúil julie julij juuli jūlijs korr korrik liep liepa
    liepos srpanj srpnja uztaila xullo ліп ліпень ліпеня шіл шілде јули հլս հուլիս հուլիսի
    ژوئیهٔ जुलै जुल॰ জুল জুলাই ਜੁਲਾ ਜੁਲਾਈ જુલાઈ ஜூலை జులై ಜುಲೈ ജൂലൈ ජූලි ივლ ივლისი ጁላይ
    """,
    """
    abuztua agosti augusts augusztus avgust avqust awst elokuuta gush gusht kolovoz kolovoza
    lúnasa rugp rugpjūtis rugpjūčio ágúst жні жнівень жніўня там тамыз օգոստոս օգոստոսի օգս אוג׳
    अगस्ट अग॰ ऑगस्ट আগস্ট ਅਗਸਤ ઑગસ્ટ ஆகஸ்ட் ఆగస్టు ಆಗಸ್ಟ್ ഓഗസ്റ്റ് අගෝ අගෝස්තු აგვ აგვისტო ኦገስ
    ኦገስት
    """,
    """
    iraila mfómh rugs rugsėjis rugsėjo rujan rujna sentabr sentyabr septemba septembar
    septembris setyembre shtator syyskuuta szept верасень верасня сеп қыр қыркүйек սեպ սեպտեմբեր
    սեպտեմբերի ספט׳ सप्टें सप्टेंबर सित॰ सेप्टेम्बर সেপ সেপ্টেম্বর ਸਤੰ ਸਤੰਬਰ સપ્ટે સપ્ટેમ્બર
    செப் செப்டம்பர் సెప్టెం సెప్టెంబర్ ಸೆಪ್ಟೆಂ ಸೆಪ್ಟೆಂಬರ್ സെപ്റ്റം സെപ്റ്റംബർ සැප් සැප්තැම්බර්
    სექ სექტემბერი ሴፕቴ ሴፕቴምበር
    """,
    """
    dfómh hydref lokakuuta oktabr oktoba oktobar oktobris oktoober oktubre oktyabr spal spalio
    spalis tetor urria кас кастрычнік кастрычніка қаз қазан հոկ հոկտեմբեր հոկտեմբերի אוק׳ अक्टू॰
    अक्टोबर ऑक्टो ऑक्टोबर অক্টো অক্টোবর ਅਕਤੂ ਅਕਤੂਬਰ ઑક્ટો ઑક્ટોબર அக் அக்டோபர் అక్టో అక్టోబర్
    ಅಕ್ಟೋ ಅಕ್ಟೋಬರ್ ഒക്ടോ ഒക്‌ടോബർ ඔක් ඔක්තෝබර් ოქტ ოქტომბერი ኦክቶ ኦክቶበር
    """,
    """
    azaroa lapkr lapkritis lapkričio marraskuuta nobyembre novemba novembar novembris noyabr
    nëntor samh samhain studeni studenoga tachwedd ліс лістапад лістапада нов ное қар қараша նոյ
    նոյեմբեր նոյեմբերի נוב׳ नव॰ नोभेम्बर नोव्हें नोव्हेंबर নভে নভেম্বর ਨਵੰ ਨਵੰਬਰ નવે નવેમ્બર
    நவம்பர் నవం నవంబర్ ನವೆಂ ನವೆಂಬರ್ നവം നവംബർ නොවැ නොවැම්බර් ნოე ნოემბერი ኖቬም ኖቬምበር
    """,
    """
    abendua decembar decembris decembro dekabr desemba dets detsember dhjetor disyembre gruod
    gruodis gruodžio joulukuuta nollaig prosinac prosinca rhag rhagfyr дец жел желтоқсан сне
    снежань снежня դեկ դեկտեմբեր դեկտեմբերի דצמ׳ डिसें डिसेंबर डिसेम्बर दिस॰ ডিসে ডিসেম্বর ਦਸੰ
    ਦਸੰਬਰ ડિસે ડિસેમ્બર டிச டிசம்பர் డిసెం డిసెంబర్ ಡಿಸೆಂ ಡಿಸೆಂಬರ್ ഡിസം ഡിസംബർ දෙසැ දෙසැම්බර්
    დეკ დეკემბერი ዲሴም ዲሴምበር
    """,
  ]
}
