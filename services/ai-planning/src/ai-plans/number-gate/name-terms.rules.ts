const termSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Words that follow or precede a provider's name. */
export const providerNouns = termSet(
  'hospital hospitals clinic clinics polyclinic centre center centres centers institute university foundation dentistry',
)

/** Titles of people. */
export const titles = termSet('dr dr. prof professor doctor mr mrs ms sir sheikh engineer surgeon dentist nurse')

/** Ordinary words that are common in names of providers. */
export const brandTerms = termSet(
  `nile hope smile smiles life new royal care cairo alexandria international american british german french european
   crown heart egypt egyptian mediterranean golden grand elite premium prime first best family children sun light clear
   vision laser specialist specialists advanced modern national central capital western eastern english arabic royal`,
)

/** The subset that only states a location or kind, as in 'a Cairo clinic', when the noun is in lower case. */
export const providerLocations = termSet('cairo alexandria egypt egyptian private public local')

/** Capitalized names that are not providers. */
export const properNames = termSet(
  `egypt egyptian egyptians celsius english arabic french german cairo alexandria nile mediterranean european american british
   international ramadan eid africa europe asia x ct mri ecg ekg pet dna ivf icsi icu hiv usb pdf id faq sms gp ok i lasik prk
   smile iol bmi day days hotel airport arrival departure provider team`,
)

/** Providers, hotels and places in Egypt that are recognized even in lower case. */
export const knownNames = termSet(
  `cleopatra andalusia salam fouad fouda safa saudigerman badrawi shifaa magdi yacoub kasr ainy qasr demerdash zohairy
   hilton marriott sheraton sofitel kempinski steigenberger ritz carlton hyatt novotel ibis mercure radisson movenpick fairmont
   maadi zamalek dokki mohandessin heliopolis giza tahrir garden nasr zayed rehab sharm hurghada luxor aswan dahab gouna
   egyptair lufthansa emirates uber careem booking airbnb expedia turkishair bupa axa allianz metlife cigna`,
)

/** Bodies that accredit, approve or certify. */
export const accreditors = termSet(
  'jci jcia iso gahar temos nabh nabl cbahi qha ukas fda ema tuv aaahc achs achsi hcac caphi eua asps eshre efqm who-approved',
)

/** Words that claim a rank or accreditation; allowed in a question. */
export const rankTerms = termSet(
  `accredited accreditation accreditations certified certification licensed licenced award awarded awards awardwinning
   ranked ranking leading renowned guaranteed guarantee guarantees recognised recognized famous prestigious`,
)

/** Words that mark a sentence as a question, or as a task for the care team. */
export const questionTerms = termSet(
  'ask asks asked whether which confirm check verify request proof unless until should must no not',
)

/** Parts of an address. */
export const streetTerms = termSet(
  'street st avenue ave road rd square sq corniche sharia shari boulevard blvd lane district tower towers compound plaza mall building villa block',
)

/** Short words inside a name. */
export const nameSegments = termSet('al el as ar ad an of for de la and')

/** Words after which a capitalized word is the name of a person or place. */
export const nameIntroducers = termSet('at with by through via from to see visit book choose contact in call')

/** Verbs that follow a name at the start of a sentence. */
export const nameVerbs = termSet(
  'will is are has have charges charge offers offer treats treat performs provides accepts costs operates does can quotes says promises',
)

/**
 * Lower-case words that are not names: those used by our catalogue and drafts, and travel vocabulary. A capitalized
 * word that is neither listed here nor in the plan's sources is read as a name.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
able about above abroad accommodation accompany accordingly acid activities activity adapter add additional adds
adjust admission admitted adult adults advance advice advise advised advises africa after afternoon afterward
afterwards again against age agree agreed agreement ahead ai air airport aisle alcohol alexandria all allergies
allergy allow allowed allows alone also alternatives although am ambulance american among amounts an anaesthesia
anaesthetist and anesthesia anesthetic anesthetist another answer answers anti antibiotics any anywhere apartment
appear apply appointment appointments approach approval approximately arabic are area arm arms around arrange
arrival arrive as asap asia ask asked asks assessment assistance at attack attend autoimmune available avoid avoided
aware away back bag bags balloon bank baseline basic bath be beard because become bed bedrest been before beforehand
begin belly bending beside besides beta better between bite bladder blade bleeding blisters blocker blood blow blue
bmi board boarding body bone bones book booking both botulinum bowel boxes breast breastbone breastfeeding breathing
breathlessness brief briefing bring brings british broken bruises budget building but by bypass bypassed cabin café
cairo calcium call calm can cancel cancellation cancer cannot card cardiac cardiologist care caregiver carer carry
case catalogue cataract category cause causes cells center centre chances change changeable changed changes charger
check checked checklist checks checkup chemotherapy chest children city clean clear clearance clinic clinician close
closed closer clot clothes clothing clots clotting coach cold collect come comes comfort comfortable comfortably
common commonly companion complaint complete complications compression concern concerning concerns condition
conditions confirm confirmation confirmed confirms confusion connect connection consent consider consult consultant
consultation contact content continue contracts contrast control controlled cool coordinator copies copy cornea
coronary corrected correction cosmetic cost costs could counsel counseling counted countries country counts cover
coverage covered cramps creams crowds crown crowns crutches ct cycle cycles daily dark data date dates day days
debrief decay decide decides decision dental dentist dentists department departure depending depends deposit
describe desk destination details device diabetes diagnosis diagnostic diarrhea did diet different differs difficult
digital dinner discharge discuss discussed discussion disease dissolve dizziness dna do doctor doctors documents
does dollars done donor dose doses double draft dressing drink drive driver driving drops drug drugs dry during dust
each earlier early ease eastern easy eat eating ecg effect effects egg eggs egypt egyptian egyptians eid eight
eighteen either ekg elective electrocardiogram else elsewhere email embassy embryo embryos emergency enamel english
enjoy enough enquiry entire entry essential estimate estimated europe european evaluate evaluation even evening
every everybody everyday everything exactly exam examination examine examined examines exchange excursion exercise
expect explain explains explore express extend extra eye eyes face facts fade fades fail faint fainting fall family
faq far faster fasting fee feel fees fertility fever few field figures files filler fillers fillings films final
finally fine fingers finish finished firmly first firstly fit fitness fitted fitting five flap flight flights fluid
fly flying folder follow following follows food foot for form found four fourteen fragile freeze freezing french
frequent fresh friend from frozen full fully further garment gas gather gel general genetic gentle german germs get
getting give given glasses glaucoma go goal goes gone good gown gp graft grafts greet greeting groin group grow
growing grows guard guest guesthouse guidance guide gum habit had hair hairs half hand handover hands happens happy
hard has have haze head heal healed healing heals healthy heart heartburn heavy help helpful helps hepatitis here
hernia hiatus high hip history hiv hold holder home hormones hospital hot hotel hotels hours how however hurts
husband hydrate hydrated hydration ice icsi icu id if ill immediate immediately immune implant implants important
impressions in included including infect infected infection infections inflammation inform information infusion
initial injected injections insert inspection instead instruct instructions insurance insured intake intensive
international interpreter into iol is isotretinoin it item items itinerary its itself ivf jewellery join joint
journey journeys keep kept key kidney kind kit knee know known lab laboratory lack language large larger laser
lasers lasik last lastly lasts late later latest laundry law layer lead leads leaflet leak least leave leaves left
leg legal legs leisure length lens lenses less letter levels life lift lifting light like likely limb limit line
linen links liquid liquids list little live lobby local location long longer look looks loose loss lounge low
luggage lump lunch lungs machine made main make maker makes many markers marks marriage mask match max may me meal
meals mean means meant meantime meanwhile measure measured measurements mechanical medical medically medication
medications medicine medicines mediterranean medium meet meets meniscus messages met method might mild milder mobile
model monitor monitored monitoring month months mood more moreover morning most mostly mouth mouthwash move moved
mri much museum must my name named names nausea near necessary need needed needs neither never new next night nights
nile nine no nobody nor normal nose not nothing numb number numbness nurse nurses nursing observation observe of off
offer often ok on once one ones only open operate operated operation operations option optional optionally options
or oral order ordinary organise organize organs orientation original other others otherwise our out outdoor
outpatient ovaries over overnight overstimulated own pacemaker packed packing page paid pain painful painkillers
panoramic papers part partner parts pass passed passes passport patience patient patients payment pays pdf peels
people per perfume period permission person pet pharmacy phone photographs physical physician physiotherapist
physiotherapy pick pickup pill pillow pills place placed plain plan planned please plenty plus pm point points
policy polish porcelain porter positive possible possibly post postoperative practice preferred pregnancy pregnant
preliminary preoperative prep preparation preparations prepare prepared preparing prescribed prescribes prescription
prescriptions press pressure prevent price prices private prk problem problems procedure procedures proceed process
promptly proof properly propose prostate protect protected protection protein provide provided provider providers
public purees purpose pus pushing quality questions quiet quote radiation ramadan rash rate rather reach reading
ready realistically reason reassess receipt receive recent reception recheck recline recommend recommended records
recovery red redness refer referral refill refresh regarding register registration regular regularly relax
relaxation relaxed reminder removed repair repaired repeat replaced replacement report reported reports request
require required requirement reservation reserve reserved reshapes resistant respect respectful responsible rest
restaurant resting result results resurfacing retest retina retrieval return returns review reviewed revision ride
right risk risks road room routine rub rule rules said same sample sauna say says scan scans scars schedule
scheduled screen seat second secondly secure sedation see seek seen sees self semen send sensitive sensitivity sent
sentences separate series service services session sessions setting settings settle seven several shade shape shield
shopping short shortens shorter should shoulder show shower shown shows shuttle side sides sight sightseeing sign
signature signed signs simple simply since sinus sit site sitting situation six skin sleep sleeping sleeve sling
slippers slot slow slowly small smaller smile smoke smoking sms so socks sofa soft some someone something sometimes
soon sore sores soup sources special specialist specialists sperm splint sport sports spots spreading staff stage
stain stairs standard standing start starts status stay stays steady stent stents step steps still stimulation
stitches stockings stomach stop store strain strength strictly stroll strong strongest such sudden suddenly suitable
suite suits summary sun sunglasses sunscreen supervise supervised supervision supplies supply support surface
surgeon surgeons surgery surgical swelling swimming swollen symptoms system tablets take taken takes taking talk
taxi team tear teeth tell tells temporary ten tendon terminal test tested tests text texts than that the theatre
their them themselves then therapist there therefore these they thick thin things thinners third thirty this those
three throw tidy tight time times timetable tiredness tissue title to tobacco together told too tooth toric touched
tour tourist towel toxin trace traffic training transfer transferred transfers translator transplant transplants
transport travel traveler traveling travelling treat treated treating treatment treatments trial trip trouble try
tumor turns twelve twenty twisting two type types typical ulcers ultrasound umbrella unclear uncomplicated under
underneath understand unless until unusual unwell up update updated upgrade upon upright urine us usb use used
usually utc vaccinations vaccine valve valves vegetarian vehicle veneers verbal verify very vessel via view visa
vision visit visits vitamin vitamins vocabulary vomiting wait waiting waits walk walks wallet want ward warfarin
warm warning warns was wash washing watch watchful water way we weak weakness wear wearing weather website week
weeks weeps weight welcome well wellbeing were western what whatever wheelchair when whenever where whether which
while white whitening who whoever whole whose why wifi will wish wishes with within without word words work working
works worn worry worse would wound wounds write writing written wrong wrote x xray year years yellow yet you your
yours yourself celsius united kingdom states
`
    .trim()
    .split(/\s+/),
)
