import { ask, before, warning } from './phrases.js'
import { steps, type FactsOf } from './procedure-facts.js'

const heartRecords = [
  'Send your heart reports ahead: angiography films, echo, heart traces (ECG), blood tests and a list of medicines with doses.',
  'Ask your own cardiologist whether you are fit for the journey, and carry a recent heart trace with you.',
]

const heartEmergency =
  'Chest pain, fainting, sudden breathlessness, or weakness in face, arm or speech: call for emergency help at once.'

const openHeartBefore = [
  ...heartRecords,
  before.medicines,
  'Have your teeth checked and treated first, since infected teeth can infect the heart.',
  before.smoking,
  'Travel with someone who can stay for the whole time; you will need help with bags, stairs and dressing.',
  before.insurance,
]

const openHeartRecovery = [
  'The breastbone needs eight to twelve weeks: no lifting, pushing or pulling of more than a few kilograms, and no driving before your doctor allows it.',
  'Tiredness, poor sleep and low mood are common in the first weeks and usually pass.',
  'Cardiac rehabilitation helps recovery; ask your own doctor for a place before you travel.',
  warning.infection,
  heartEmergency,
]

const askHeartTeam = [
  'Has a heart team of cardiologist and surgeon discussed my case, and what did it advise?',
  ask.surgeon,
  ask.intensiveCare,
  ask.risks,
  ask.complication,
]

const openHeartFlight =
  'Doctors commonly ask for at least ten to fourteen days without complications, and many for four to six weeks, before a flight; fly only with written clearance, a chest X-ray that shows no air around the lungs, and help with luggage.'

/** CAT-04 */
export const cardiology: FactsOf<'cardiology'> = {
  'heart-bypass': {
    nights: { min: 18, max: 45 },
    consultationDay: 2,
    reflectionDays: 1,
    treatmentDay: 4,
    inHospital: { from: 4, until: 11 },
    flyAfter: { min: 14 },
    steps: steps(`
      1 | Arrival and rest | Take your medicines as usual, rest, and avoid heat and stairs.
      2 | Consultation and tests | Cardiologist, surgeon and anesthesiologist see you; echo, heart trace (ECG), chest X-ray, blood tests and scans of the neck arteries are usual.
      3 | Planning day | The heart team explains which arteries will be bypassed and with which vessels, and you ask your questions.
      4 | Operation | Open-heart surgery under general anesthesia commonly takes four to six hours.
      5 | Intensive care | One to two days under constant watch; the breathing tube is removed as soon as possible.
      7 | Heart ward | Breathing exercises, first walks and removal of tubes, with the heart rhythm watched.
      11 | Discharge from hospital | Often seven to ten days after arriving in hospital, with a plan for medicines and movement.
      12 | Recovery near the hospital | Short walks several times a day; wounds on chest and leg are kept clean and dry.
      17 | Check-up | Echo, chest X-ray, wound check and, if all is well, written clearance to fly with your report.
    `),
    beforeTravel: openHeartBefore,
    recovery: [
      'Aspirin and a statin are usually taken for good; how long a beta blocker or a second blood thinner is needed is decided by your cardiologist: do not stop them without one.',
      ...openHeartRecovery,
    ],
    questionsForProvider: [
      ...askHeartTeam,
      'Would stents or medicines be as good for me as a bypass?',
      'Which arteries will you bypass, and with which vessels?',
    ],
    flyingHome: openHeartFlight,
  },
  'valve-replacement': {
    nights: { min: 18, max: 45 },
    consultationDay: 2,
    reflectionDays: 1,
    treatmentDay: 4,
    inHospital: { from: 4, until: 11 },
    flyAfter: { min: 14 },
    steps: steps(`
      1 | Arrival and rest | Take your medicines as usual, rest, and avoid heat and stairs.
      2 | Consultation and tests | Echo, often through the gullet, heart trace, chest X-ray, blood tests and pictures of the heart arteries are usual.
      3 | Choice of valve | Surgeon and cardiologist explain repair, tissue valve and mechanical valve, and what each means for blood thinners.
      4 | Operation | The valve is replaced or repaired under general anesthesia, commonly within three to five hours.
      5 | Intensive care | One to two days under constant watch.
      7 | Heart ward | First walks, breathing exercises and, where needed, the start of blood thinners.
      11 | Discharge from hospital | Often after seven to ten days, with a plan for medicines and blood tests.
      12 | Recovery near the hospital | Short walks; blood tests adjust the blood thinner.
      17 | Check-up | Echo of the new valve, wound check, blood values and, if all is well, written clearance to fly.
    `),
    beforeTravel: openHeartBefore,
    recovery: [
      'A mechanical valve needs blood thinners (warfarin) and regular INR tests for life; arrange the first test for the week you return.',
      'The newer blood thinners that need no tests, such as apixaban, rivaroxaban or dabigatran, must not replace warfarin with a mechanical valve, no matter who offers it.',
      'Before dental work and some operations antibiotics may be needed; carry your valve card and tell every dentist.',
      'Fever without a clear cause must be checked with blood cultures before antibiotics are taken; if you feel very ill, go to a hospital at once and do not wait.',
      ...openHeartRecovery,
    ],
    questionsForProvider: [
      ...askHeartTeam,
      'Can my valve be repaired instead, or replaced through a vessel (TAVR)?',
      'Which valve do you advise at my age, how long does it last, and will I receive its card?',
    ],
    flyingHome: openHeartFlight,
  },
  'tavr-procedure': {
    nights: { min: 11, max: 16 },
    consultationDay: 2,
    reflectionDays: 1,
    treatmentDay: 5,
    inHospital: { from: 5, until: 8 },
    flyAfter: { min: 7 },
    steps: steps(`
      1 | Arrival and rest | Take your medicines as usual, rest, and avoid heat and stairs.
      2 | Consultation and tests | The heart team sees you; echo, heart trace (ECG), blood tests and a check of your strength and balance follow.
      3 | CT scan and planning | The scan measures valve and leg arteries; the team confirms that TAVR suits you and which valve fits.
      5 | Procedure | The new valve is led in through an artery, mostly in the groin, often under light sedation, within one to two hours.
      6 | Days in hospital | The heart rhythm is watched; some people need a pacemaker. Two to five days in hospital are common.
      8 | Recovery near the hospital | Short walks, no lifting, and a look at the groin every day.
      11 | Check-up | Echo of the new valve, heart trace, groin check and, if all is well, written clearance to fly.
    `),
    beforeTravel: [
      ...heartRecords,
      before.medicines,
      'Tell the provider about kidney disease and contrast allergy, because the scan needs contrast.',
      'Have your teeth checked and treated first, since infected teeth can infect the new valve.',
      'Travel with someone who can stay for the whole time.',
      before.insurance,
    ],
    recovery: [
      'Do not lift or strain for one to two weeks, until the groin has healed.',
      'One blood-thinning tablet, mostly low-dose aspirin, is usually taken for life, unless your rhythm needs a stronger one: do not stop it without a cardiologist.',
      'Dizziness, slow pulse or fainting can mean that a pacemaker is needed: seek help at once.',
      'Before dental work antibiotics may be needed; carry your valve card.',
      'Bleeding or a growing lump in the groin: press firmly on it and call for emergency help.',
      heartEmergency,
    ],
    questionsForProvider: [
      ...askHeartTeam,
      'Why TAVR rather than surgery at my age, and how long does this valve last?',
      'How likely is it that I need a pacemaker afterward, and would it delay my journey?',
    ],
    flyingHome:
      'Cardiologists commonly allow flying about one to two weeks after an uncomplicated TAVR, later when a pacemaker was needed; take written clearance with you.',
  },
  'coronary-angioplasty': {
    nights: { min: 6, max: 9 },
    consultationDay: 2,
    treatmentDay: 3,
    inHospital: { from: 3, until: 4 },
    flyAfter: { min: 3 },
    steps: steps(`
      1 | Arrival and rest | Take your medicines as usual and rest.
      2 | Consultation and tests | The cardiologist sees you; heart trace (ECG), echo and blood tests, above all of the kidneys, follow.
      3 | Angioplasty | Through an artery of wrist or groin the narrowing is opened with a balloon and held open by one or more stents, commonly within one to two hours while you are awake.
      4 | Discharge from hospital | Usually after one night, once pulse, heart trace and the puncture site are in order.
      5 | Quiet days | Short walks, no lifting with the arm or leg that was used.
      6 | Check-up | Heart trace, blood test and puncture site are checked; you receive your report and stent card.
    `),
    beforeTravel: [
      ...heartRecords,
      'Chest pain at rest, or pain that is new or getting worse, must be treated where you are: do not travel with it.',
      before.medicines,
      'Tell the provider about kidney disease, contrast allergy and planned operations or dental work.',
      before.insurance,
    ],
    recovery: [
      'Two medicines against clotting are taken together for months: never stop them without a cardiologist, since the stent could close.',
      'Carry your stent card, and tell doctors and dentists about it before any procedure.',
      'Most people return to desk work after about a week.',
      'Bleeding or a growing lump at the puncture site: press firmly on it and call for emergency help.',
      heartEmergency,
    ],
    questionsForProvider: [
      'Do I need a stent, or would medicines or a bypass serve me better?',
      'How many stents do you expect, of which make, and will I receive a stent card?',
      'How long must I take both medicines against clotting, and are they sold where I live?',
      ask.surgeon,
      'Can heart surgeons help at once if something goes wrong?',
    ],
    flyingHome:
      'After a planned, uncomplicated angioplasty cardiologists commonly allow flying from three to seven days later; after a heart attack it takes longer.',
  },
  'pacemaker-implantation': {
    nights: { min: 7, max: 10 },
    consultationDay: 2,
    treatmentDay: 3,
    inHospital: { from: 3, until: 4 },
    flyAfter: { min: 3 },
    steps: steps(`
      1 | Arrival and rest | Take your medicines as usual and rest.
      2 | Consultation and tests | The cardiologist reads your heart recordings, does an echo and blood tests, and explains which pacemaker suits you.
      3 | Implantation | Under local anesthesia the device is placed below the collarbone and its leads are led to the heart, commonly within one to two hours.
      4 | Device check and discharge | A chest X-ray and a check of the leads and settings come before you leave the hospital.
      5 | Quiet days | Keep the elbow below the shoulder on that side, and the wound dry.
      7 | Wound and device check | Wound, leads and settings are checked again; you receive your report and device card.
    `),
    beforeTravel: [
      ...heartRecords,
      'If you faint or nearly faint, ask your cardiologist first whether you may travel at all.',
      before.medicines,
      'Find out which clinic near you can check a pacemaker of the maker the provider uses.',
      before.insurance,
    ],
    recovery: [
      'Do not lift the elbow above the shoulder or carry heavy things on that side for four to six weeks.',
      'Ask your doctor before driving; rules differ between countries.',
      'The device is checked after six to twelve weeks, then once or twice a year, and its battery lasts many years.',
      'Carry your device card; show it at airport security, and before any MRI scan.',
      warning.infection,
      'Fainting, dizziness, breathlessness or hiccups that do not stop can mean that a lead has moved: seek help at once.',
    ],
    questionsForProvider: [
      'Why do I need a pacemaker, and how many leads?',
      'Which maker and model is it, may I have MRI scans with it, and can it be checked where I live?',
      ask.surgeon,
      ask.risks,
      'Will you send the settings to my own cardiologist?',
    ],
    flyingHome:
      'Flying is commonly allowed a few days to a week after an uncomplicated implantation, once an X-ray shows that the lungs are well and the leads are in place.',
  },
  'cardiac-catheterization': {
    nights: { min: 4, max: 6 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 1 },
    steps: steps(`
      1 | Arrival and rest | Take your medicines as usual and rest.
      2 | Consultation and tests | The cardiologist sees you; heart trace (ECG), echo and blood tests of kidneys and clotting follow.
      3 | Catheterization | A thin tube is passed to the heart through an artery in the wrist or groin, and contrast shows the arteries; it takes about half an hour while you are awake, and you rest for some hours.
      4 | Results and check-up | The puncture site is checked, and the cardiologist explains the pictures and what they mean; you receive films and report.
    `),
    beforeTravel: [
      ...heartRecords,
      'Chest pain at rest, or pain that is new or getting worse, must be treated where you are: do not travel with it.',
      before.medicines,
      'Tell the provider about kidney disease, contrast allergy, and metformin if you take it.',
      'Think beforehand about what you want if a stent could be placed at once; it would lengthen the stay.',
    ],
    recovery: [
      'Drink plenty for a day, so that the kidneys clear the contrast, unless you were told to limit fluids.',
      'Do not lift with that arm, or strain that leg, for about a week.',
      'A bruise is normal; bleeding or a growing lump is not: press firmly on it and call for emergency help.',
      'A cold, numb or blue hand or foot must be seen at once.',
      heartEmergency,
    ],
    questionsForProvider: [
      'What will the result change for me, and could a CT scan answer the same question?',
      'Wrist or groin, and how long must I lie still?',
      'If you find a narrowing, do you treat it at once or after talking with me?',
      ask.surgeon,
      'Will I receive the films, not only the report?',
    ],
    flyingHome:
      'After a diagnostic catheterization without complications, flying is commonly allowed after one to two days.',
  },
}
