const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Words after which, or before which, a name of a provider stands. */
export const providerNouns = words(
  'hospital hospitals clinic clinics polyclinic centre center centres centers institute university foundation dentistry',
)

/** Titles of people. */
export const titles = words('dr dr. prof professor doctor mr mrs ms sir sheikh engineer surgeon dentist nurse')

/** Ordinary words that providers like to call themselves by. */
export const brandWords = words(
  `nile hope smile smiles life new royal care cairo alexandria international american british german french european
   crown heart egypt egyptian mediterranean golden grand elite premium prime first best family children sun light clear
   vision laser specialist specialists advanced modern national central capital western eastern english arabic royal`,
)

/** Of those, what only says where: 'a Cairo clinic', when the noun is written small. */
export const placesOfProviders = words('cairo alexandria egypt egyptian private public local')

/** Names with a capital that are no provider's. */
export const properNames = words(
  `egypt egyptian egyptians celsius english arabic french german cairo alexandria nile mediterranean european american british
   international ramadan eid africa europe asia x ct mri ecg ekg pet dna ivf icsi icu hiv usb pdf id faq sms gp ok i lasik prk
   smile iol bmi day days hotel airport arrival departure provider team`,
)

/** Providers, hotels and places in Egypt that are known even in small letters. */
export const knownNames = words(
  `cleopatra andalusia salam fouad fouda safa saudigerman badrawi shifaa magdi yacoub kasr ainy qasr demerdash zohairy
   hilton marriott sheraton sofitel kempinski steigenberger ritz carlton hyatt novotel ibis mercure radisson movenpick fairmont
   maadi zamalek dokki mohandessin heliopolis giza tahrir garden nasr zayed rehab sharm hurghada luxor aswan dahab gouna
   egyptair lufthansa emirates uber careem booking airbnb expedia turkishair bupa axa allianz metlife cigna`,
)

/** Bodies that accredit, approve or certify. */
export const accreditors = words(
  'jci jcia iso gahar temos nabh nabl cbahi qha ukas fda ema tuv aaahc achs achsi hcac caphi eua asps eshre efqm who-approved',
)

/** Words that claim a standing; they may stand in a question. */
export const standings = words(
  `accredited accreditation accreditations certified certification licensed licenced award awarded awards awardwinning
   ranked ranking leading renowned guaranteed guarantee guarantees recognised recognized famous prestigious`,
)

/** Words that make a sentence a question to somebody, or the care team's to find out. */
export const asking = words(
  'ask asks asked whether which confirm check verify request proof unless until should must no not',
)

/** Parts of an address. */
export const streetWords = words(
  'street st avenue ave road rd square sq corniche sharia shari boulevard blvd lane district tower towers compound plaza mall building villa block',
)

/** Small words inside a name. */
export const nameParts = words('al el as ar ad an of for de la and')

/** After these a word with a capital is somebody or somewhere. */
export const leadsToName = words('at with by through via from to see visit book choose contact in call')

/** What somebody does, after a name that begins a sentence. */
export const nameVerbs = words(
  'will is are has have charges charge offers offer treats treat performs provides accepts costs operates does can quotes says promises',
)
