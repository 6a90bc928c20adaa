/** Differences of the reviewed list from the data set, with the reasons. Codes are IATA's. */

/** Airports the data set does not have (yet) and that airlines serve. */
export const added = [
  { code: 'SAI', countryCode: 'KH', name: 'Siem Reap-Angkor International Airport' }, // opened in October 2023
  { code: 'KTI', countryCode: 'KH', name: 'Phnom Penh Techo International Airport' }, // opened in September 2025
  { code: 'NMI', countryCode: 'IN', name: 'Navi Mumbai International Airport' }, // opened in 2025
  { code: 'RSI', countryCode: 'SA', name: 'Red Sea International Airport' }, // opened in 2023
  { code: 'MRA', countryCode: 'LY', name: 'Misrata International Airport' }, // in service, missing in the data set
]

/** Airports without scheduled passenger flights for the public. */
export const removed = new Set([
  'REP', // Siem Reap, replaced by SAI
  'PNH', // Phnom Penh, replaced by KTI
  'ISL', // Istanbul Atatürk, closed to scheduled passengers
  'GEC', // Geçitkale, military
  'THU', // Pituffik, military
  'AWK', // Wake Island, military
  'KWA', // Kwajalein, military
  'ASI', // Ascension Island, military
  'OKY', // Oakey, military
  'KUV', // Kunsan, military; the civil side is not listed
])

/** Names as travellers know them. */
export const renamed = {
  AAC: 'El Arish International Airport',
  ABJ: 'Abidjan Félix-Houphouët-Boigny International Airport',
  ABT: 'Al Baha King Saud bin Abdulaziz Airport',
  ACA: 'Acapulco International Airport',
  ADJ: 'Amman Marka Civil Airport',
  AGT: 'Ciudad del Este Guaraní International Airport',
  ARH: 'Arkhangelsk Talagi Airport',
  ASU: 'Asunción Silvio Pettirossi International Airport',
  ASW: 'Aswan International Airport',
  ATZ: 'Assiut International Airport',
  BAV: 'Baotou Airport',
  BEL: 'Belém Val de Cans International Airport',
  BEN: 'Benghazi Benina International Airport',
  BJX: 'León Del Bajío International Airport',
  BLE: 'Borlänge Dala Airport',
  BLQ: 'Bologna Guglielmo Marconi Airport',
  BQS: 'Blagoveshchensk Ignatyevo Airport',
  BSL: 'EuroAirport Basel-Mulhouse-Freiburg Airport',
  CAY: 'Cayenne Félix Eboué Airport',
  CDG: 'Paris Charles de Gaulle Airport',
  CGN: 'Cologne Bonn Airport',
  CIX: 'Chiclayo Captain José A. Quiñones González International Airport',
  CTS: 'Sapporo New Chitose Airport',
  CUN: 'Cancún International Airport',
  CZL: 'Constantine Mohamed Boudiaf International Airport',
  CZM: 'Cozumel International Airport',
  DGO: 'Durango General Guadalupe Victoria International Airport',
  DJJ: 'Jayapura Sentani International Airport',
  DMM: 'Dammam King Fahd International Airport',
  DPS: 'Bali Ngurah Rai International Airport',
  DWC: 'Dubai Al Maktoum International Airport',
  DYR: 'Anadyr Ugolny Airport',
  EBB: 'Kampala Entebbe International Airport',
  EBL: 'Erbil International Airport',
  ECN: 'Ercan International Airport',
  ELG: 'El Menia Airport',
  ELU: 'El Oued Guemar Airport',
  EVE: 'Harstad-Narvik Airport Evenes',
  EZE: 'Buenos Aires Ezeiza Ministro Pistarini International Airport',
  FLR: 'Florence Peretola Airport',
  FNA: 'Freetown International Airport',
  FRW: 'Francistown P. G. Matante International Airport',
  GCM: 'Grand Cayman Owen Roberts International Airport',
  GDL: 'Guadalajara Miguel Hidalgo International Airport',
  GHA: 'Ghardaïa Noumérat Airport',
  GJL: 'Jijel Ferhat Abbas Airport',
  GLA: 'Glasgow International Airport',
  GOA: 'Genoa Cristoforo Colombo Airport',
  GOI: 'Goa Dabolim Airport',
  GOX: 'Goa Mopa Manohar International Airport',
  GRU: 'São Paulo Guarulhos International Airport',
  GYD: 'Baku Heydar Aliyev International Airport',
  HAN: 'Hanoi Noi Bai International Airport',
  HAS: 'Hail Airport',
  HBE: 'Alexandria Borg El Arab International Airport',
  HEA: 'Herat International Airport',
  HKG: 'Hong Kong International Airport',
  HMA: 'Khanty-Mansiysk Airport',
  HMB: 'Sohag International Airport',
  HRG: 'Hurghada International Airport',
  IAM: 'In Amenas Zarzaitine Airport',
  IEV: 'Kyiv Zhuliany International Airport',
  IGT: 'Nazran Magas Airport',
  IKA: 'Tehran Imam Khomeini International Airport',
  ISE: 'Isparta Süleyman Demirel Airport',
  IST: 'Istanbul Airport',
  IXD: 'Prayagraj Airport',
  JFK: 'New York John F. Kennedy International Airport',
  JJD: 'Jericoacoara Airport',
  JNB: 'Johannesburg OR Tambo International Airport',
  KDH: 'Kandahar Ahmad Shah Baba International Airport',
  LAQ: 'Al Abraq International Airport',
  LED: 'Saint Petersburg Pulkovo Airport',
  LGA: 'New York LaGuardia Airport',
  LIS: 'Lisbon Humberto Delgado Airport',
  LPB: 'La Paz El Alto International Airport',
  MDE: 'Medellín José María Córdova International Airport',
  MEX: 'Mexico City Benito Juárez International Airport',
  MGA: 'Managua Augusto C. Sandino International Airport',
  MID: 'Mérida Manuel Crescencio Rejón International Airport',
  MJI: 'Tripoli Mitiga International Airport',
  MRU: 'Mauritius Sir Seewoosagur Ramgoolam International Airport',
  MTY: 'Monterrey Mariano Escobedo International Airport',
  MUH: 'Marsa Matruh International Airport',
  MVD: 'Montevideo Carrasco International Airport',
  MXP: 'Milan Malpensa International Airport',
  MZT: 'Mazatlán General Rafael Buelna International Airport',
  NER: 'Neryungri Chulman Airport',
  NGO: 'Nagoya Chubu Centrair International Airport',
  NOU: 'Nouméa La Tontouta International Airport',
  NQZ: 'Astana Nursultan Nazarbayev International Airport',
  NYO: 'Stockholm Skavsta Airport',
  OKA: 'Okinawa Naha Airport',
  ORN: 'Oran Ahmed Ben Bella International Airport',
  OVD: 'Oviedo Asturias Airport',
  PBM: 'Paramaribo Johan Adolf Pengel International Airport',
  PPG: 'Pago Pago International Airport',
  PRN: 'Pristina Adem Jashari International Airport',
  PTP: 'Pointe-à-Pitre Le Raizet International Airport',
  PVR: 'Puerto Vallarta Gustavo Díaz Ordaz International Airport',
  PYJ: 'Polyarny Airport',
  REC: 'Recife Guararapes International Airport',
  RGO: 'Chongjin Orang Airport',
  RHO: 'Rhodes Diagoras International Airport',
  RMI: 'Rimini Federico Fellini International Airport',
  SAL: 'San Salvador Óscar Arnulfo Romero International Airport',
  SAW: 'Istanbul Sabiha Gökçen International Airport',
  SCR: 'Sälen Trysil Scandinavian Mountains Airport',
  SEN: 'London Southend Airport',
  SGN: 'Ho Chi Minh City Tan Son Nhat International Airport',
  SJD: 'Los Cabos International Airport',
  SLL: 'Salalah International Airport',
  SPX: 'Giza Sphinx International Airport',
  SSA: 'Salvador Deputado Luís Eduardo Magalhães International Airport',
  SUI: 'Sukhumi Babushara Airport',
  SZZ: 'Szczecin-Goleniów Solidarność Airport',
  TEE: 'Tébessa Cheikh Larbi Tébessi Airport',
  TIF: 'Taif Regional Airport',
  TIJ: 'Tijuana Abelardo L. Rodríguez International Airport',
  TJM: 'Tyumen Roshchino International Airport',
  TLC: 'Toluca Adolfo López Mateos International Airport',
  TLM: 'Tlemcen Messali El Hadj Airport',
  TRI: 'Tri-Cities Regional Airport',
  UPG: 'Makassar Sultan Hasanuddin International Airport',
  VSE: 'Viseu Airport',
  YBG: 'Bagotville Airport',
  YSQ: 'Songyuan Chaganhu Airport',
  YVZ: 'Deer Lake Ontario Airport', // Newfoundland has a Deer Lake Airport too
  YYZ: 'Toronto Pearson International Airport',
  ZTH: 'Zakynthos Dionysios Solomos International Airport',
}

/** Airports whose name is more informative than the suburb in which they are located. */
export const allowedWithoutCity = new Set(
  `AAQ ACE ACI ADA AGA ANU AOR ASA AVV AXD AYQ BAH BDJ BDU BEB BEJ BHX BKS BNN BOB BOC BQN BRR BRU BWK BWN BWT CEB
   CEC CFU CGY CHQ CIT COK CVJ CXB CXP DDG DJE DOM DRP DUE EAS EDO EIS EMA ERS EUX FHU FKS FSZ FUE FUT GAJ GDQ
   GEO GNB GND GOV GRQ GSP GUM GUR HDF HFN HFS HGA HKN HLP HOI HUY IBR IOM ISB ISK IUE IWJ IXG JER JIJ JMJ JMK
   JSH JYV KBS KCZ KEF KGI KIX KJB KKR KNH KOI KRF KSA KTD KUL KUT KWL KXB KYD LAE LAU LAX LBE LCG LEA LIR LSI
   LTU LUQ LUV LYR MAD MAH MAJ MBS MCY MDC MFM MGQ MJK MLA MLI MMB MME MOL MQX MUX MYG MZG MZI NAH NAP NCU
   NEV NKT NLK NOC NTL NUM NYT OAJ OGL OKE ONJ OTH PAE PDS PGU PIB PIE PNY PRI PVD PXO PZH QUO RJA RMU RNN ROB
   RTB RUN RYB SAG SAP SBH SCE SDJ SEZ SFA SFS SHD SHO SIG SIT SJE SKN SKZ SMA SNB SOB SPN SPR SRE SRP SSJ STT
   STX SVD SXM SZB TAM TBB TDX TER TGG THG TJG TKK TKN TME TOM TRE TRN TRV TTE TTQ TUI TYS UIB ULY USM UST UTP
   VBS VGA VIT VLY VNX VVO WAI WLS WMI WNI WNS WOL XCH XPL YMT YRA YTE YUT YUX ZBF`
    .trim()
    .split(/\s+/),
)
