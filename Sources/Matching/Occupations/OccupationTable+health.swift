extension OccupationTable {
  /// Health practice and support (29, 31).
  static let health = """
    29-1021 226 Dentists, General
      dentist; dental surgeon; general dentist
    29-1031 226 Dietitians and Nutritionists
      dietitian; nutritionist; clinical dietitian
      > 29-1215 29-1171 29-1216
    29-1051 226 Pharmacists
      pharmacist; clinical pharmacist; hospital pharmacist; community pharmacist
      > 29-1215 29-1171 29-1216 29-1071
    29-1071 224 Physician Assistants
      physician assistant; pa-c; physician associate
      > 29-1215 29-1171 29-1216
    29-1122 226 Occupational Therapists
      occupational therapist
      > 29-1123 31-2021
    29-1123 226 Physical Therapists
      physical therapist; physiotherapist; dpt
      > 29-1122 29-1171
    29-1126 226 Respiratory Therapists
      respiratory therapist
      > 29-1123 31-2021 29-1141.03 29-2043 29-1141
    29-1127 226 Speech-Language Pathologists
      speech language pathologist; speech therapist; speech and language therapist; slp
      > 29-1122 29-1215 19-3033 29-1123
    29-1131 225 Veterinarians
      veterinarian; veterinary surgeon; vet
      > 29-1216
    29-1141 222 Registered Nurses
      registered nurse; rn; staff nurse; nurse; emergency nurse; emergency department nurse;
      er nurse; medical surgical nurse; med surg nurse; charge nurse; community nurse;
      operating room nurse; theatre nurse; oncology nurse; pediatric nurse; paediatric nurse;
      mental health nurse; travel nurse; bedside nurse; home health nurse; nurse case manager;
      gesundheits und krankenpfleger; pflegefachkraft; pflegefachfrau; school nurse;
      telehealth nurse; triage nurse
      > 29-1171 29-1141.03 29-2061 29-1161 29-1071 31-1131 29-1151
    29-1141.03 222 Critical Care Nurses
      critical care nurse; intensive care nurse; critical care registered nurse; icu nurse;
      telemetry nurse; intensive care unit nurse
      > 29-1141 29-1171 29-2061 29-2043 29-1161 29-1151 31-1131
    29-1151 222 Nurse Anesthetists
      nurse anesthetist; crna
      > 29-1171 29-1141.03 29-1141 29-2061 29-1161 29-1071
    29-1161 222 Nurse Midwives
      midwife; nurse midwife
      > 29-1171 29-1141 29-1141.03 29-2061 29-1151
    29-1171 222 Nurse Practitioners
      nurse practitioner; np; family nurse practitioner; advanced nurse practitioner; fnp
      > 29-1141 29-1215 29-1141.03 29-1161 29-1216 29-1071
    29-1215 221 Family Medicine Physicians
      family physician; general practitioner; physician; doctor; family doctor; medical
      doctor; gp
      > 29-1216 29-1071
    29-1216 221 General Internal Medicine Physicians
      internist; hospitalist; internal medicine physician; resident physician; assistenzarzt
      > 29-1215
    29-1292 325 Dental Hygienists
      dental hygienist; hygienist
      > 31-9091 31-9092 29-2055 29-2061 29-2056 29-1141 29-1126
    29-2011 321 Medical and Clinical Laboratory Technologists
      medical laboratory scientist; medical technologist; clinical laboratory scientist;
      laboratory scientist
      > 29-2012 31-9097 19-4021
    29-2012 321 Medical and Clinical Laboratory Technicians
      medical laboratory technician; mlt
      > 29-2011 31-9097 29-2034
    29-2034 321 Radiologic Technologists and Technicians
      radiologic technologist; radiographer; x ray technician; radiology technician
      > 29-2035 29-2012 29-2055
    29-2035 321 Magnetic Resonance Imaging Technologists
      mri technologist; mri radiographer; mr technologist
      > 29-2034 29-2012 29-1126
    29-2042 325 Emergency Medical Technicians
      emt; emergency medical technician; emergency care assistant
      > 29-2043 29-1141 29-2061 29-1141.03 31-1131 29-1126
    29-2043 224 Paramedics
      paramedic; advanced paramedic
      > 29-2042 29-1141 29-2061 29-1141.03 29-1126 31-1131 31-9092
    29-2052 321 Pharmacy Technicians
      pharmacy technician; pharmacy assistant; dispenser
      > 31-9092 31-9097 29-2061 29-2012 29-2056 29-2055 31-1131
    29-2055 325 Surgical Technologists
      surgical technologist; surgical technician; operating department practitioner; scrub
      tech
      > 29-2034 31-9092 29-2012
    29-2056 324 Veterinary Technologists and Technicians
      veterinary technician; veterinary nurse; vet tech
      > 31-9092 29-2055 29-2012 29-2042 29-2011 31-9097 29-2034
    29-2061 322 Licensed Practical and Licensed Vocational Nurses
      licensed practical nurse; lpn; lvn; licensed vocational nurse; enrolled nurse; practical
      nurse
      > 29-1141 29-1171 29-1141.03 31-1131 29-2043 29-2042 31-9092 31-1121
    29-2072 325 Medical Records Specialists
      medical coder; medical records specialist; health information technician; medical
      billing specialist; medical biller; coding specialist
      > 43-6013 31-9092 29-2052
    31-1121 532 Home Health Aides
      home health aide; home care aide; domiciliary care worker; home carer
      > 31-1131 31-1122 29-2061 29-2043 29-2042 31-2021
    31-1122 532 Personal Care Aides
      care assistant; personal care aide; caregiver; carer; care worker; healthcare support
      worker; senior care assistant
      > 31-1121 31-1131 21-1021 21-1093 29-2061
    31-1131 532 Nursing Assistants
      nursing assistant; cna; certified nursing assistant; healthcare assistant; patient care
      technician; nurse aide; nurses aide; patient care assistant
      > 31-1121 29-2061 29-1141 29-2042 29-2043 31-9092
    31-2021 325 Physical Therapist Assistants
      physical therapist assistant; physiotherapy assistant; pta
      > 29-1126 31-9092
    31-9011 325 Massage Therapists
      massage therapist; masseur
      > 31-2021 29-1126 29-1141 29-2061
    31-9091 325 Dental Assistants
      dental assistant; dental nurse
      > 29-1292 31-9092 29-2055 29-2056
    31-9092 325 Medical Assistants
      medical assistant; clinical assistant; certified medical assistant
      > 29-2061 29-1141 29-2072 31-9091 31-1131
    31-9097 532 Phlebotomists
      phlebotomist; phlebotomy technician
      > 29-2012 29-2011 31-9092 29-2042 29-2055
    """
}
