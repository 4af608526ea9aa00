/// Names of natural languages and words for levels of proficiency, folded.
enum LanguageNames {
  static let names = WordTable.words(
    """
    english german french spanish portuguese italian dutch russian chinese mandarin cantonese japanese korean arabic hindi urdu bengali
    punjabi tamil telugu marathi gujarati kannada malayalam persian farsi turkish polish czech slovak hungarian romanian bulgarian greek
    swedish norwegian danish finnish icelandic hebrew thai vietnamese indonesian malay tagalog filipino swahili ukrainian croatian serbian
    slovenian albanian catalan basque galician latin esperanto irish welsh afrikaans nepali sinhala amharic yoruba igbo hausa zulu lithuanian latvian estonian
    sesotho isizulu isixhosa xhosa setswana tswana sepedi xitsonga tshivenda siswati ndebele shona chichewa
    kinyarwanda kirundi luganda kiswahili kikuyu gikuyu dholuo luo kamba oromo tigrinya wolof fula bambara lingala
    malagasy twi akan ewe fante fulfulde kanuri somali hokkien teochew hakka cebuano ilocano hiligaynon waray
    kapampangan pangasinan javanese sundanese minangkabau bahasa khmer lao burmese putonghua shanghainese uyghur
    mongolian tibetan dzongkha konkani odia oriya assamese sindhi kashmiri maithili bhojpuri santali tulu sanskrit
    pashto dari tajik uzbek kazakh kyrgyz turkmen azerbaijani armenian georgian kurdish assyrian yiddish ladino
    maltese luxembourgish frisian faroese breton corsican occitan romansh sardinian sicilian neapolitan gaelic scots
    manx cornish ojibwe cree inuktitut navajo cherokee quechua aymara guarani nahuatl mapudungun creole papiamento
    hawaiian samoan tongan fijian maori tok belarusian macedonian bosnian montenegrin tatar bashkir chechen chuvash
    auslan bsl asl
    deutsch englisch franzosisch spanisch portugiesisch italienisch niederlandisch russisch chinesisch japanisch arabisch turkisch polnisch latein
    anglais francais allemand espagnol portugais italien neerlandais russe chinois japonais arabe turc polonais
    ingles espanol castellano aleman frances portugues italiano holandes ruso chino japones arabe
    alemao espanhol italiano frances russo chines japones mandarim
    inglese tedesco francese spagnolo portoghese italiano olandese russo cinese giapponese arabo
    engels duits frans spaans portugees italiaans nederlands russisch chinees vlaams
    """
  )

  static let levels = WordTable.words(
    """
    native fluent proficient bilingual professional working intermediate basic beginner advanced elementary conversational limited full mother tongue proficiency conversant
    a1 a2 b1 b2 c1 c2 muttersprache muttersprachler fliessend verhandlungssicher grundkenntnisse gut sehr fortgeschritten konversationssicher grundlagen
    maternelle courant bilingue intermediaire notions avance debutant scolaire lu parle ecrit natif
    nativo nativa materna fluido avanzado intermedio basico bilingue fluente avancado intermediario madrelingua fluente buono ottimo scolastico base
    moedertaal vloeiend goed uitstekend basis
    """
  )
}
