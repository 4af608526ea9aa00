extension OccupationTable {
  /// Farming, construction, repair, production, transport (45 to 53).
  static let works = """
    45-1011 613 First-Line Supervisors of Farming, Fishing, and Forestry Workers
      farm supervisor; crop supervisor; orchard foreman
      > 49-1011 51-1011 47-1011 53-1042 37-1011 35-1012
    45-2091 834 Agricultural Equipment Operators
      tractor driver; agricultural equipment operator; farm machinery operator; combine
      operator
      > 45-2092 53-7062 53-7051
    45-2092 921 Farmworkers and Laborers, Crop, Nursery, and Greenhouse
      farm worker; farm labourer; fruit picker; greenhouse worker; nursery worker; vineyard
      worker; field worker
      > 45-2091 45-2093 37-3011 53-7064 53-7062
    45-2093 921 Farmworkers, Farm, Ranch, and Aquacultural Animals
      livestock worker; dairy farm worker; herdsperson; stockperson; ranch hand
      > 45-2092 45-2091 53-7062
    45-4011 921 Forest and Conservation Workers
      forestry worker; conservation worker; tree planter
      > 45-2092 45-1011
    47-1011 312 First-Line Supervisors of Construction Trades and Extraction Workers
      construction foreman; site supervisor; construction supervisor; site foreman; electrical
      foreman
      > 49-1011 51-1011 53-1042 45-1011 47-4011
    47-2021 711 Brickmasons and Blockmasons
      bricklayer; brickmason; mason
      > 47-2031 47-2051 47-2061
    47-2031 711 Carpenters
      carpenter; joiner; framing carpenter; finish carpenter
      > 47-2021
    47-2051 711 Cement Masons and Concrete Finishers
      concrete finisher; cement mason
      > 47-2061 47-2021
    47-2061 931 Construction Laborers
      construction laborer; construction labourer; general labourer; construction worker;
      groundworker
      > 47-2051 47-2021 47-2031
    47-2073 834 Operating Engineers and Other Construction Equipment Operators
      heavy equipment operator; excavator operator; plant operator construction; digger driver
      > 53-7051 47-2061
    47-2111 741 Electricians
      electrician; journeyman electrician; master electrician; industrial electrician;
      maintenance electrician; apprentice electrician; elektroniker; electrical installer
      > 47-2152 49-9051 51-2022 49-9071
    47-2141 713 Painters, Construction and Maintenance
      painter; painter and decorator; decorator
      > 47-2031
    47-2152 712 Plumbers, Pipefitters, and Steamfitters
      plumber; pipefitter; steamfitter; heating engineer; gas engineer; plumbing and heating
      engineer
      > 49-9071 49-9021 47-2061
    47-2181 712 Roofers
      roofer
      > 47-2031
    47-2231 741 Solar Photovoltaic Installers
      solar installer; solar pv installer; solar technician
      > 49-9081 47-2111 49-9071
    47-4011 311 Construction and Building Inspectors
      building inspector; construction inspector; building control officer
      > 47-1011 49-9071 47-2111 47-2152
    47-5013 811 Service Unit Operators, Oil and Gas
      oil rig worker; well service operator
      > 49-9041
    49-1011 312 First-Line Supervisors of Mechanics, Installers, and Repairers
      maintenance supervisor; maintenance manager; workshop supervisor
      > 51-1011 47-1011 53-1042 43-1011 37-1011 45-1011
    49-2022 742 Telecommunications Equipment Installers and Repairers, Except Line Installers
      telecommunications technician; telecom technician; broadband engineer; field technician
      telecom
      > 49-2098
    49-2098 742 Security and Fire Alarm Systems Installers
      fire alarm technician; security systems installer; alarm technician
      > 49-2022 47-2111 17-3023
    49-3011 723 Aircraft Mechanics and Service Technicians
      aircraft mechanic; aircraft maintenance technician; aircraft maintenance engineer
      > 49-3031
    49-3023 723 Automotive Service Technicians and Mechanics
      automotive technician; auto mechanic; car mechanic; vehicle technician; mechanic; motor
      vehicle technician; kfz mechatroniker
      > 49-3031
    49-3031 723 Bus and Truck Mechanics and Diesel Engine Specialists
      diesel mechanic; truck mechanic; hgv technician; bus mechanic; heavy vehicle mechanic
      > 49-3023 49-3011
    49-9021 712 Heating, Air Conditioning, and Refrigeration Mechanics and Installers
      hvac technician; refrigeration engineer; hvac installer; air conditioning engineer; hvac
      service technician; refrigeration technician
      > 47-2152 49-9071 49-9041
    49-9041 723 Industrial Machinery Mechanics
      industrial mechanic; maintenance technician; maintenance mechanic; maintenance engineer;
      machinery mechanic; industriemechaniker
    49-9051 741 Electrical Power-Line Installers and Repairers
      lineman; lineworker; line worker; overhead line engineer
      > 47-2111
    49-9071 723 Maintenance and Repair Workers, General
      handyman; building maintenance technician; facilities technician; maintenance worker;
      caretaker
      > 47-2152 49-9041
    49-9081 723 Wind Turbine Service Technicians
      wind turbine technician; wind technician
      > 47-2231
    51-1011 312 First-Line Supervisors of Production and Operating Workers
      production supervisor; shift supervisor; manufacturing supervisor; production team
      leader; line leader
      > 49-1011 47-1011 53-1042 45-1011 37-1011 43-1011 35-1012
    51-2022 821 Electrical and Electronic Equipment Assemblers
      electronics assembler; electrical assembler; electronic assembler
      > 49-9041 51-2092
    51-2092 821 Team Assemblers
      assembler; assembly worker; production worker; factory worker; production operator;
      assembly line worker
      > 51-2022 17-3026 17-3023 51-1011
    51-3011 751 Bakers
      baker; pastry baker; bread baker
      > 35-2014 35-1011 35-2021 51-3021
    51-3021 751 Butchers and Meat Cutters
      butcher; meat cutter
      > 35-2014 35-2021 51-3011 35-1011
    51-4041 722 Machinists
      machinist; manual machinist; toolroom machinist
      > 51-9161 51-4111 49-9041
    51-4111 722 Tool and Die Makers
      tool and die maker; toolmaker
    51-4121 721 Welders, Cutters, Solderers, and Brazers
      welder; tig welder; mig welder; welder fabricator; pipe welder; fabricator; schweißer
      > 51-2022 49-9041
    51-6031 815 Sewing Machine Operators
      sewing machinist; sewing machine operator; seamstress
    51-8031 313 Water and Wastewater Treatment Plant and System Operators
      water treatment operator; wastewater operator; water plant operator
    51-9061 754 Inspectors, Testers, Sorters, Samplers, and Weighers
      quality inspector; quality control inspector; qc inspector; quality controller; quality
      control technician
      > 49-9041 51-2022
    51-9111 818 Packaging and Filling Machine Operators and Tenders
      packaging operator; machine operator packaging; machine operator; packaging machine operator
      > 53-7064 53-7062
    51-9161 722 Computer Numerically Controlled Tool Operators
      cnc operator; cnc machinist; cnc machine operator; cnc setter; cnc miller;
      zerspanungsmechaniker
      > 51-4041 49-9041
    53-1042 432 First-Line Supervisors of Helpers, Laborers, and Material Movers, Hand
      warehouse supervisor; warehouse team leader; transport supervisor; warehouse shift
      manager
      > 49-1011 51-1011 43-1011 47-1011 37-1011 45-1011
    53-2011 315 Airline Pilots, Copilots, and Flight Engineers
      airline pilot; pilot; first officer; captain airline
      > 49-3011 53-4011
    53-2031 511 Flight Attendants
      flight attendant; cabin crew; cabin crew member
    53-3032 833 Heavy and Tractor-Trailer Truck Drivers
      truck driver; lorry driver; hgv driver; cdl driver; class a driver; lgv driver; tractor
      trailer driver; berufskraftfahrer; long haul driver
      > 53-7051 53-3033 53-7062 49-3031
    53-3033 832 Light Truck Drivers
      delivery driver; van driver; multi drop driver; parcel delivery driver
      > 53-3032 43-5021 43-5032 53-7051 53-3054 43-5052
    53-3052 833 Bus Drivers, Transit and Intercity
      bus driver; coach driver
      > 53-3054 53-3032 53-3033 53-4011
    53-3054 832 Taxi Drivers
      taxi driver; chauffeur; private hire driver
      > 53-3052 53-3033 43-5032 43-5021
    53-4011 831 Locomotive Engineers
      train driver; locomotive engineer
      > 49-3031 47-2073 53-3032
    53-7051 834 Industrial Truck and Tractor Operators
      forklift operator; forklift driver; reach truck driver; fork lift driver
      > 53-7062 47-2073
    53-7062 933 Laborers and Freight, Stock, and Material Movers, Hand
      warehouse worker; warehouse associate; warehouse operative; material handler; mover;
      freight handler; lagerist; fachkraft für lagerlogistik; warehouse assistant
      > 53-7064 53-7051 51-9111
    53-7064 932 Packers and Packagers, Hand
      packer; hand packer
      > 51-9111 53-7062
    53-7065 933 Stockers and Order Fillers
      order picker; stocker; picker packer; stock clerk; shelf stacker; order filler
      > 43-5071 43-5061 53-7062 41-2031 41-2011
    """
}
