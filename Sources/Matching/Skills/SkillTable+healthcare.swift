extension SkillTable {
  /// Nursing, medicine, therapy, laboratory.
  static let healthcare = """
    Registered nurse licence|rn license|rn licence|registered nurse license|nursing license|state rn license|registered nurse licence
    NMC registration|nmc pin
    Basic life support|bls|bls certification|basic cardiac life support
    Advanced cardiac life support|acls|advanced life support|als
    Paediatric life support|pals|pediatric advanced life support
    CPR|first aid|cardiopulmonary resuscitation
    CCRN|critical care certification
    NIHSS|stroke care
    Trauma nursing|tncc|trauma care
    Patient care|direct patient care|nursing care|bedside care|patient centred care
    Patient assessment|nursing assessment|head to toe assessment|physical assessment|clinical assessment
    Triage|emergency triage
    Medication administration|administering medication|medication management|drug administration|giving medicines|med pass
    IV therapy|iv insertion|intravenous therapy|cannulation|iv access|venipuncture and iv
    Phlebotomy|venipuncture|venepuncture|blood draw
    Wound care|wound dressing|wound management|pressure ulcer
    Vital signs|vitals|taking vital signs
    Telemetry|cardiac monitoring|ecg|ekg|cardiac telemetry
    Ventilator management|ventilator|mechanical ventilation
    Critical care|intensive care|icu|~ccu
    Emergency department|emergency nursing|emergency medicine|accident and emergency|emergency room
    Medical-surgical nursing|med surg|medical surgical|medsurg
    Perioperative nursing|operating room|scrub nurse|theatre nursing|circulating nurse|operating theatre
    Labour and delivery|labor and delivery|midwifery|postpartum|antenatal
    Neonatal care|nicu
    Paediatrics|pediatrics|pediatric nursing|paediatric nursing
    Oncology|chemotherapy|chemotherapy administration
    Dialysis|haemodialysis|hemodialysis
    Palliative care|hospice|end of life care
    Geriatrics|elderly care|dementia care|geriatric care|older people
    Mental health|psychiatric nursing|behavioral health|behavioural health
    Community nursing|district nursing|home visits|home health
    Infection control|infection prevention|hand hygiene|aseptic technique
    Care planning|care plans|nursing care plans|plan of care|care plan
    Discharge planning|care coordination|discharge coordination
    Patient education|patient teaching|health education
    Charge nurse|shift lead nurse
    Electronic health records|ehr|emr|electronic medical records|electronic patient records
    Epic|epic emr|epic systems>Electronic health records
    Cerner>Electronic health records
    Meditech>Electronic health records
    SystmOne>Electronic health records
    HIPAA|patient confidentiality
    Medical terminology
    Medical coding|icd 10|icd 10 cm|cpt coding|cpt codes
    Insurance verification|prior authorization|pre authorization
    Medical assisting|rooming patients|medical assistant certification|certified medical assistant
    Nursing assistance|cna|cna certification|certified nursing assistant
    Pharmacy|dispensing|prescription processing|prescription filling|pharmacy operations
    Pharmacology|drug interactions|medication therapy management
    Immunisation|immunizations|vaccinations|vaccination
    Physiotherapy|physical therapy|manual therapy|gait training
    Occupational therapy|adl training|adaptive equipment
    Speech therapy|speech language pathology|dysphagia|articulation therapy
    Exercise prescription|therapeutic exercise|exercise programmes|exercise programs
    Rehabilitation|rehab
    Radiography|x ray|digital radiography|radiology
    CT scanning|!ct|computed tomography
    MRI|magnetic resonance imaging
    Ultrasound|sonography
    Radiation safety|radiation protection
    Laboratory testing|lab testing|specimen processing|clinical laboratory|specimen collection
    Haematology|hematology
    Microbiology
    PCR|qpcr|molecular biology
    Cell culture|tissue culture
    HPLC|chromatography|gc ms|mass spectrometry
    GLP|good laboratory practice|lab safety
    GMP|good manufacturing practice|cgmp
    Clinical trials|good clinical practice|gcp guidelines|clinical research
    Dental assisting|chairside assistance|four handed dentistry
    Dental hygiene|scaling and root planing|prophylaxis
    Dental radiography|dental x rays
    Sterilisation|sterilization|autoclave
    Anaesthesia|anesthesia
    Surgery|surgical procedures
    Diagnosis|differential diagnosis|clinical diagnosis
    Primary care|family medicine|general practice
    Veterinary medicine|veterinary nursing|animal care|small animal surgery
    Nutrition|dietetics|meal planning for patients|nutrition counseling
    Counselling|counseling|psychotherapy|cognitive behavioral therapy|cognitive behavioural therapy|cbt|talk therapy
    Crisis intervention|suicide prevention
    Safeguarding|child protection|mandated reporting|safeguarding adults
    Social work|lcsw|licensed social worker|psychosocial assessment
    Substance abuse treatment|addiction counseling|addiction support
    Emergency medical services|emt|paramedicine|paramedic|prehospital care
    Ambulance driving|emergency driving|blue light driving
    """
}
