import { before, warning } from './phrases.js'
import { steps, type FactsOf } from './procedure-facts.js'

const hairBefore = [
  'Send photographs of your hair from the front, top, sides and back, in good light, and say how long you have been losing it.',
  'Have a doctor look for causes that can be treated, such as lack of iron or thyroid disease, before you decide.',
  'Tell the provider about blood thinners, minoxidil, diabetes, scars that grow thick, and allergies; do not stop medicines on your own.',
  'No alcohol for some days before, and no smoking from a week before until two weeks after.',
]

const hairRecovery = [
  'Sleep half upright for some nights, and do not touch or scratch the grafts for ten days.',
  'Swelling of forehead and eyelids on the second to fourth day is common and passes.',
  'Wash as you were shown; scabs fall off after about ten days.',
  'The transplanted hairs fall out after two to six weeks, and new ones grow from the third month; the result shows after a year.',
  'No sport, swimming, sauna or direct sun for two to four weeks.',
  warning.infection,
]

const askHair = [
  'Which parts does a doctor do with their own hands, and who does the rest?',
  'How many grafts do you advise, and how do you protect the donor area?',
  'How many people do you treat on the same day?',
  'What will my hair look like in ten years if it goes on falling, and do you advise medicines too?',
  'What is done if few grafts grow?',
]

const hairFlight =
  'Flying is commonly fine two to three days after the treatment; protect the grafts from seat and luggage, and ask which loose hat you may wear.'

const skinBefore = [
  'Send photographs of your skin in good light without make-up, and what you use on it.',
  'Avoid sun, tanning beds and self-tanner for four weeks, and come without make-up.',
  'Tell the provider about cold sores, isotretinoin in the last six to twelve months, scars that grow thick, and your skin type: darker skin needs milder settings.',
  before.pregnancy,
]

const sunWarning =
  'Use sunscreen of factor 50 every day for at least three months, since sun causes dark marks; remember how strong the sun is in Egypt.'

/** CAT-11 */
export const hairTransplant: FactsOf<'hair-transplant'> = {
  'fue-hair-transplant': {
    nights: { min: 4, max: 6 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 2 },
    steps: steps(`
      1 | Arrival and rest | Settle in, sleep well and drink no alcohol.
      2 | Consultation and plan | The doctor examines hair and donor area, draws the hairline with you and does blood tests.
      3 | Transplant | Under local anesthesia single follicles are taken from the back of the head and placed in tiny openings; it takes most of the day, with breaks.
      4 | First wash and check-up | Dressing and donor area are looked after, and you are shown how to wash.
    `),
    beforeTravel: hairBefore,
    recovery: hairRecovery,
    questionsForProvider: [...askHair, 'Must all my hair be shaved?'],
    flyingHome: hairFlight,
  },
  'dhi-hair-transplant': {
    nights: { min: 4, max: 6 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 2 },
    steps: steps(`
      1 | Arrival and rest | Settle in, sleep well and drink no alcohol.
      2 | Consultation and plan | The doctor examines hair and donor area, draws the hairline with you and does blood tests.
      3 | Transplant | Under local anesthesia follicles are taken one by one and set directly with a pen-like instrument that opens the skin and places the hair in one step; it takes most of the day.
      4 | First wash and check-up | Dressing and donor area are looked after, and you are shown how to wash.
    `),
    beforeTravel: hairBefore,
    recovery: hairRecovery,
    questionsForProvider: [
      ...askHair,
      'Why DHI rather than FUE for me, and is the number of grafts in one day smaller?',
      'Can it be done without shaving the receiving area?',
    ],
    flyingHome: hairFlight,
  },
  'beard-eyebrow-body-hair-transplant': {
    nights: { min: 4, max: 6 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 2 },
    steps: steps(`
      1 | Arrival and rest | Settle in, sleep well and drink no alcohol.
      2 | Consultation and plan | The doctor examines skin and donor hair, and draws shape and direction of the hairs with you.
      3 | Transplant | Under local anesthesia hairs are taken, mostly from the back of the head, and placed one by one at a flat angle; it takes from two to eight hours.
      4 | Check-up and care | Swelling and grafts are looked after, and you are shown how to wash and what to avoid.
    `),
    beforeTravel: [
      ...hairBefore,
      'For eyebrows, know that the hairs grow like those of the head and must be trimmed every week or two.',
      'Let old inflammation of the skin, such as acne in the beard, heal first.',
    ],
    recovery: [
      'Do not shave, pluck or put make-up on the area for two to three weeks, or as you are told.',
      'Around the mouth, eat soft food and move the face little for some days.',
      ...hairRecovery,
    ],
    questionsForProvider: [
      ...askHair,
      'Do you take hair of my head, beard or body here, and will its thickness match?',
    ],
    flyingHome: hairFlight,
  },
  'prp-mesotherapy': {
    nights: { min: 2, max: 4 },
    consultationDay: 2,
    treatmentDay: 2,
    flyAfter: { min: 1 },
    steps: steps(`
      1 | Arrival and rest | Settle in, and drink plenty of water.
      2 | Consultation | The doctor examines scalp or skin, asks about illnesses and medicines, and says whether PRP, mesotherapy or something else suits you.
      2 | Treatment | For PRP blood is taken and its plasma prepared, for mesotherapy a mixture is chosen; both are given with many fine injections within about an hour.
      3 | Check-up | The skin is looked at, and further sessions, commonly three to four in monthly steps, are planned.
    `),
    beforeTravel: [
      'Plan further sessions where you live or on later journeys: one alone seldom shows an effect.',
      'Ask your doctor whether anti-inflammatory painkillers or blood thinners may be left out for some days; never stop them on your own.',
      'Tell the provider about blood or clotting disease, cancer, skin infections and allergies.',
      before.pregnancy,
    ],
    recovery: [
      'Redness, small bruises and a tender scalp pass within one to three days.',
      'Do not wash the area for about a day, and avoid sauna, sport and alcohol for two.',
      'How well it works differs much between people, and the effect must be kept up.',
      'Growing redness, pus, fever or a spreading rash must be seen by a doctor on the same day.',
    ],
    questionsForProvider: [
      'What exactly is injected, is it licensed for this use, and may I have the list?',
      'Who prepares and injects it, and is everything used only once?',
      'What can I expect in my case, and after how many sessions?',
      'Which treatment is better proven for my problem?',
    ],
    flyingHome: 'Flying is commonly fine on the day after the treatment.',
  },
  'chemical-peels-microneedling': {
    nights: { min: 4, max: 8 },
    consultationDay: 2,
    treatmentDay: 2,
    flyAfter: { min: 1 },
    steps: steps(`
      1 | Arrival and rest | Settle in, and keep out of the sun.
      2 | Consultation and treatment | A skin doctor examines your skin and chooses acid and depth, or length of the needles, and treats you, with a numbing cream where needed, within about an hour.
      3 | First care | Redness and tightness are common; you learn to clean, moisten and protect the skin.
      4 | Check-up | Healing is checked, and further sessions in steps of four to six weeks are planned.
    `),
    beforeTravel: [
      ...skinBefore,
      'Prepare the skin for two to four weeks if you are told to, and stop retinol creams some days before.',
    ],
    recovery: [
      'After light peels and microneedling skin is red for one to three days; after medium peels it flakes for about a week.',
      'Do not pick or scrub; use only the creams you were given.',
      sunWarning,
      'Cold sores, blisters, pus, or dark or white marks that appear should be shown to a skin doctor soon.',
    ],
    questionsForProvider: [
      'Which acid and depth, or which needle length, do you advise for my skin type, and why?',
      'Who does the treatment, and is that person a skin doctor?',
      'How many sessions do I need, and how long do they last?',
      'How do you prevent dark marks and scars on my skin?',
    ],
    flyingHome:
      'Flying is commonly fine after one to two days, and after a medium peel once the skin no longer weeps; use moisturiser on board and sunscreen by day.',
  },
  'laser-skin-treatment': {
    nights: { min: 4, max: 9 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 1 },
    openPoints: [
      'A resurfacing laser? Then the flight waits about a week, until the skin has closed: extend the stay.',
    ],
    steps: steps(`
      1 | Arrival and rest | Settle in, and keep out of the sun.
      2 | Consultation | A skin doctor examines your skin and any marks, moles first, chooses the laser and tests a small spot where that is wise.
      3 | Laser treatment | With numbing cream and eye shields the laser treats the area, within minutes to an hour; cooling follows.
      4 | Check-up | Redness and swelling are checked, and you learn how to care for and protect the skin.
    `),
    beforeTravel: [...skinBefore, 'Have any mole that changed examined first; no laser until that has been done.'],
    recovery: [
      'After gentle lasers skin is red for one to three days; after resurfacing lasers it weeps and heals for one to two weeks.',
      'Keep the skin moist, do not pick crusts, and wear no make-up until it has closed.',
      sunWarning,
      'Blisters, pus, fever, cold sores or growing pain must be seen by a doctor on the same day.',
    ],
    questionsForProvider: [
      'Which laser do you use for my problem and my skin type, and what is the evidence for it?',
      'Who does the treatment, and is that person a skin doctor?',
      'How many sessions do I need, and how long until my skin looks normal?',
      'How likely are dark or light marks and scars on my skin?',
    ],
    flyingHome:
      'After gentle lasers flying is commonly fine after one to two days; after resurfacing wait about a week, until the skin has closed.',
  },
  'botox-fillers': {
    nights: { min: 3, max: 4 },
    consultationDay: 2,
    treatmentDay: 2,
    flyAfter: { min: 1 },
    steps: steps(`
      1 | Arrival and rest | Settle in, and drink no alcohol.
      2 | Consultation | The doctor examines your face at rest and in movement, and explains what botulinum toxin or filler can do and what it cannot.
      2 | Treatment | You are shown the unopened product and its lot number; the injections take about half an hour.
      3 | Check-up | Swelling, bruises and evenness are looked at; the effect of botulinum toxin shows after three to fourteen days, so a photograph for the doctor follows later.
    `),
    beforeTravel: [
      'Tell the provider about muscle or nerve disease, autoimmune disease, allergies, blood thinners, cold sores and earlier fillers.',
      'Plan no dental treatment or vaccination in the two weeks before and after fillers.',
      before.pregnancy,
      'Come a few days before any event, not on its eve: bruises happen.',
    ],
    recovery: [
      'Stay upright for four hours after botulinum toxin, and do not rub the area that day.',
      'No sport, sauna or alcohol for one to two days.',
      'Botulinum toxin lasts three to four months, fillers six to eighteen.',
      'After filler, strong pain, white or blotchy skin or trouble seeing means a blocked vessel: seek emergency help at once.',
      'Trouble swallowing, speaking or breathing after botulinum toxin: call for emergency help at once.',
    ],
    questionsForProvider: [
      'Are you a doctor trained in injections, and how many do you give?',
      'Which product, dose and lot do you use, and may I have it in writing?',
      'Do you have hyaluronidase at hand to dissolve a filler in an emergency?',
      'What do you advise against in my face?',
      'Whom do I reach if something looks wrong after I am back?',
    ],
    flyingHome:
      'Flying is commonly fine on the day after botulinum toxin and after one to two days with fillers, so that early problems are seen by the doctor.',
  },
}
