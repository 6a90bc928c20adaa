import { ask, before } from './phrases.js'
import { steps, type FactsOf } from './procedure-facts.js'

const laserBefore = [
  'Travel with someone, or plan a driver: you cannot drive after the treatment.',
  'Stop wearing soft contact lenses two weeks before the examination, toric and gas-permeable ones three and hard ones four weeks before, or as the clinic tells you, because they change the shape of the cornea.',
  'Send your glasses prescriptions of the last two years: they should have hardly changed.',
  'Tell the provider about dry eyes, keratoconus in the family, diabetes, rheumatic or autoimmune disease, and isotretinoin.',
  before.pregnancy,
  'Bring sunglasses and glasses, and no eye make-up or perfume on the day.',
]

const eyeWarning =
  'Growing pain, much redness, discharge or sudden loss of sight must be seen by an eye doctor on the same day.'

const laserRecovery = [
  'Use the drops exactly as prescribed, and do not rub your eyes, not even at night: wear the shields.',
  'Keep water, soap, dust and make-up away from the eyes for one to two weeks; no swimming for two to four weeks.',
  'Dry eyes, glare and halos at night are common for weeks to months.',
  eyeWarning,
]

const askLaser = [
  'Are my cornea and my eyes suited to this method, and which figures say so?',
  'Which method would you advise against for me, and why?',
  'Who operates and who sees me afterward, and how often do they do this?',
  'How likely is it that I still need glasses, or a second laser treatment, and is it included?',
  'At what age will I need reading glasses, and what can be done about it?',
]

/** LASIK and Femto-LASIK differ in how the flap is cut; the stay is the same. */
const flapSteps = (method: string) =>
  steps(`
    1 | Arrival and rest | Settle in, and rest your eyes; no contact lenses.
    2 | Examination | Shape and thickness of the cornea, tear film, pupils and retina are measured; the surgeon says whether and which laser suits you.
    3 | Laser treatment | With numbing drops ${method}; both eyes take about half an hour. You rest with closed eyes for the evening.
    4 | First check-up | The eye doctor looks at the flaps and measures your sight, which is often clear on the next day; you receive drops and report.
  `)

/** PRK and LASEK take or fold away the surface instead of cutting a flap; it heals under a lens. */
const surfaceSteps = (surface: string) =>
  steps(`
    1 | Arrival and rest | Settle in, and rest your eyes; no contact lenses.
    2 | Examination | Shape and thickness of the cornea, tear film, pupils and retina are measured; the surgeon says whether and which laser suits you.
    3 | Laser treatment | With numbing drops ${surface}, the laser reshapes the cornea, and a soft lens protects it; both eyes take about half an hour.
    4 | First check-up | The lens and the eye are looked at; pain, tears and light sensitivity are strongest on the first two to three days.
    5 | Dark and quiet day | Rest with sunglasses, drops and painkillers as prescribed, and little screen time.
    7 | Lens removed | When the surface has closed, the lens comes out; sight is still blurred and clears over weeks.
  `)

const surfaceRecovery = [
  'Sight clears slowly: usable after about a week, good after one to three months.',
  'Wear sunglasses outdoors for three to six months, since sunlight can cause haze in the cornea.',
  'Steroid drops are often used for weeks; have the eye pressure checked meanwhile.',
  ...laserRecovery,
]

/** CAT-08 */
export const ophthalmology: FactsOf<'ophthalmology'> = {
  lasek: {
    nights: { min: 7, max: 9 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 1, from: 7 },
    steps: surfaceSteps('the surface layer is loosened with diluted alcohol and folded aside'),
    beforeTravel: [...laserBefore, 'Plan one to two weeks without driving and with little screen work.'],
    recovery: surfaceRecovery,
    questionsForProvider: [...askLaser, 'How do you prevent haze, and how is pain treated in the first days?'],
    flyingHome:
      'Flying is commonly fine the day after the lens has come out and a doctor has seen that the surface has closed; use tear drops on board.',
  },
  lasik: {
    nights: { min: 4, max: 6 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 1 },
    steps: flapSteps('a fine blade cuts a thin flap, and an excimer laser reshapes the cornea underneath'),
    beforeTravel: laserBefore,
    recovery: [
      'Most people see well enough for everyday life after one to two days; drive only when a doctor has measured it.',
      'The flap can be moved by a blow even after years: protect your eyes in contact sports.',
      ...laserRecovery,
    ],
    questionsForProvider: [
      ...askLaser,
      'Is my cornea thick enough for a flap, and would a laser-cut flap or no flap be better?',
    ],
    flyingHome:
      'Flying is commonly allowed one to two days after LASIK, after the first check-up; use tear drops on board, as cabin air is dry.',
  },
  prk: {
    nights: { min: 7, max: 9 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 1, from: 7 },
    steps: surfaceSteps('the surface layer is taken off, and it grows back by itself'),
    beforeTravel: [...laserBefore, 'Plan one to two weeks without driving and with little screen work.'],
    recovery: surfaceRecovery,
    questionsForProvider: [...askLaser, 'Why PRK rather than LASIK for me, and how is pain treated in the first days?'],
    flyingHome:
      'Flying is commonly fine the day after the lens has come out and a doctor has seen that the surface has closed; use tear drops on board.',
  },
  'femto-lasik': {
    nights: { min: 4, max: 6 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 1 },
    steps: flapSteps(
      'one laser makes a thin flap, without a blade, and an excimer laser reshapes the cornea underneath',
    ),
    beforeTravel: laserBefore,
    recovery: [
      'Most people see well enough for everyday life after one to two days; drive only when a doctor has measured it.',
      'Some people are more sensitive to light for some weeks after the femtosecond laser; it passes.',
      'The flap can be moved by a blow even after years: protect your eyes in contact sports.',
      ...laserRecovery,
    ],
    questionsForProvider: [
      ...askLaser,
      'Which lasers do you use for flap and correction, and how are they maintained?',
    ],
    flyingHome:
      'Flying is commonly allowed one to two days after Femto-LASIK, after the first check-up; use tear drops on board, as cabin air is dry.',
  },
  'cataract-surgery': {
    nights: { min: 5, max: 12 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 2 },
    steps: steps(`
      1 | Arrival and rest | Settle in, and bring your glasses and eye drops.
      2 | Examination | The eye is measured, the retina and eye pressure are checked, and the surgeon explains the kinds of artificial lens.
      3 | Operation on one eye | Under numbing drops the cloudy lens is removed and an artificial one put in, within about half an hour; you rest with a shield.
      4 | First check-up | Sight and eye pressure are checked; drops begin or continue.
      5 | Second check-up | Healing is checked; where the second eye is planned, it commonly follows after about a week.
    `),
    beforeTravel: [
      'Stop wearing soft contact lenses two weeks before the lens is measured, toric and gas-permeable ones three and hard ones four weeks before, or as the clinic tells you.',
      'Send reports on glaucoma, retina, diabetes, and earlier laser treatment of the eyes, which changes the calculation of the lens.',
      'Tell the provider about tamsulosin or other medicines for the prostate, and about blood thinners; do not stop them on your own.',
      'Travel with an adult who can help you with eye drops and getting about on the first days.',
      before.ownDoctor,
    ],
    recovery: [
      'Use the drops for about four weeks as prescribed, and wear the shield at night for the first week.',
      'Do not rub the eye, swim or lift heavy things for two to four weeks.',
      'New glasses are fitted after four to six weeks.',
      'Flashes, many new floaters or a curtain before the eye can mean a detached retina: see an eye doctor at once.',
      eyeWarning,
    ],
    questionsForProvider: [
      ask.surgeon,
      'Which lens do you advise for my eyes and my everyday life, and what are its drawbacks?',
      ask.implant,
      'Are both eyes done in one stay, and how many days lie between them?',
      'Does my retina allow good sight after the operation?',
    ],
    flyingHome:
      'Flying is commonly fine two to three days after uncomplicated cataract surgery, once a check-up has shown that all is well; never fly with gas in the eye.',
  },
  'corneal-transplant': {
    nights: { min: 12, max: 21 },
    consultationDay: 2,
    treatmentDay: 4,
    flyAfter: { min: 7 },
    openPoints: [
      'Air or gas in the eye? Nobody with it may fly, however many days have passed: have its absence confirmed in writing.',
    ],
    steps: steps(`
      1 | Arrival and rest | Settle in with your drops and earlier eye reports.
      2 | Examination | Cornea, lens, retina and eye pressure are examined; the surgeon says whether all layers or only the inner ones are replaced.
      3 | Tests for the anesthetic | Blood tests and the anesthesiologist's check; the arrival of the donor tissue is confirmed.
      4 | Operation | The cloudy cornea or its inner layer is replaced with donor tissue within one to two hours.
      5 | First check-up | Position of the graft and eye pressure are checked; after inner-layer grafts you lie on your back for one to three days, so that an air or gas bubble holds the graft.
      8 | Second check-up | The graft and, where there is one, the bubble are checked.
      12 | Third check-up | Healing, pressure and stitches are checked; you receive the plan for drops and your report.
    `),
    beforeTravel: [
      'Ask the provider to confirm in writing, before you book, that donor tissue is available, which eye bank and country it comes from, that the donor or the family agreed, and how it was tested.',
      'Send reports on your cornea, glaucoma and earlier operations, and a list of drops.',
      'Find an eye doctor where you live who will see you within a week of your return and then often in the first year.',
      before.medicines,
      before.companion,
    ],
    recovery: [
      'Steroid drops are used for many months, sometimes for good: never stop them on your own.',
      'Sight returns slowly: over weeks to months after inner-layer grafts, up to a year or more after full ones.',
      'Redness, sensitivity to light, worse vision or pain can mean that the graft is being rejected, also after years: see an eye doctor on the same day.',
      'No rubbing, swimming, contact sports or heavy lifting for at least one to two months; wear a shield at night.',
      'Stitches often stay for a year or longer and are taken out by an eye doctor.',
    ],
    questionsForProvider: [
      ask.surgeon,
      'Which kind of graft suits my eye, and how often does it stay clear after one and five years?',
      'Where does the tissue come from, and which tests and papers come with it?',
      'Is there an air or gas bubble, and when has it gone?',
      'What do I do at home when I suspect rejection, and whom do I reach?',
    ],
    flyingHome:
      'Do not fly while air or gas is in the eye, as it expands and can cost your sight; without it, surgeons commonly ask for one to two weeks.',
  },
}
