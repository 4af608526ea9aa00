extension OccupationTable {
  /// Protection, food, cleaning, personal service (33 to 39).
  static let service = """
    33-2011 541 Firefighters
      firefighter; fire fighter
      > 29-2042 19-5011 29-2043
    33-3012 541 Correctional Officers and Jailers
      correctional officer; prison officer
      > 33-3051 33-9032
    33-3051 541 Police and Sheriff's Patrol Officers
      police officer; sheriff deputy; patrol officer; police constable
      > 33-3012 33-9032
    33-9032 541 Security Guards
      security guard; security officer; door supervisor; patrol guard
      > 33-3051 33-3012
    35-1011 343 Chefs and Head Cooks
      chef; head chef; sous chef; executive chef; pastry chef; chef de partie; chef de cuisine
      > 35-2014 51-3011 11-9051 35-1012 35-3031
    35-1012 512 First-Line Supervisors of Food Preparation and Serving Workers
      restaurant supervisor; kitchen supervisor; shift leader restaurant; food service
      supervisor; catering supervisor
      > 37-1011 51-1011 45-1011 49-1011 53-1042 43-1011 41-1011
    35-2014 512 Cooks, Restaurant
      cook; line cook; restaurant cook; grill cook; commis chef; prep cook
      > 35-2021 51-3011 51-3021 35-1011
    35-2021 941 Food Preparation Workers
      kitchen assistant; food preparation worker; kitchen porter; kitchen helper
      > 35-2014 35-3023 51-3021 35-9021 35-3023.01
    35-3011 513 Bartenders
      bartender; barman; mixologist; bar staff
      > 35-3031 35-3023 35-3023.01 35-2021 11-9051 35-1011 35-2014 35-1012
    35-3023 524 Fast Food and Counter Workers
      fast food worker; counter assistant; crew member; team member restaurant
      > 35-2021 35-3023.01 35-3031 35-2014 35-9021 35-1012
    35-3023.01 513 Baristas
      barista; coffee barista
      > 35-3023 35-2021 35-3031 35-2014 35-3011
    35-3031 513 Waiters and Waitresses
      waiter; waitress; server; restaurant server; waiting staff
      > 35-3023 35-3011 35-3023.01 35-2021 11-9051 35-1012
    35-9021 941 Dishwashers
      dishwasher
      > 37-2011 35-2021 35-3023 37-2012
    37-1011 515 First-Line Supervisors of Housekeeping and Janitorial Workers
      housekeeping supervisor; cleaning supervisor; head housekeeper; executive housekeeper
      > 49-1011 43-1011 51-1011 53-1042 47-1011 35-1012
    37-2011 911 Janitors and Cleaners, Except Maids and Housekeeping Cleaners
      janitor; cleaner; custodian; office cleaner; cleaning operative
      > 37-2012 35-9021 49-9071 37-3011
    37-2012 911 Maids and Housekeeping Cleaners
      housekeeper; room attendant; maid; hotel housekeeper
      > 37-2011 35-9021 35-2021 35-3023
    37-2021 754 Pest Control Workers
      pest control technician; exterminator
      > 37-3011 51-8031 45-1011 45-2092
    37-3011 921 Landscaping and Groundskeeping Workers
      gardener; landscaper; groundskeeper; landscape worker; grounds maintenance worker;
      landscaping technician
      > 45-2092 37-2011 45-2091
    39-5012 514 Hairdressers, Hairstylists, and Cosmetologists
      hairdresser; hairstylist; hair stylist; cosmetologist; barber; beautician
      > 41-2031
    39-6012 422 Concierges
      concierge; hotel concierge
      > 43-4081 11-9081 43-4171 41-3041
    39-9011 531 Childcare Workers
      childcare worker; nursery assistant; daycare worker; nursery practitioner
      > 25-2011 31-1122 39-9011.01 31-1121 31-1131 25-2058 25-9042
    39-9011.01 531 Nannies
      nanny; live in nanny; au pair
      > 31-1122 39-9011 31-1121 25-2011 21-1021 21-1093 31-1131
    39-9031 342 Exercise Trainers and Group Fitness Instructors
      personal trainer; fitness instructor; fitness trainer; yoga instructor; gym instructor
      > 27-2022 31-2021
    """
}
