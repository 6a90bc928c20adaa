import { before, warning } from './phrases.js'
import { steps, type FactsOf } from './procedure-facts.js'

const dentalRecords = [
  'Send recent X-rays or a panoramic picture of your teeth, and photographs of your smile, for a first plan and quote.',
  'Tell the dentist about heart valves, blood thinners, diabetes, and osteoporosis medicines such as bisphosphonates or denosumab.',
]

const askDentist = [
  'Who will treat me, what training do they have, and who makes the crowns or veneers?',
  'Which materials and makes will be used, and will I receive their papers?',
  'What if something breaks or hurts after I am back: what is covered, and who pays for the journey?',
]

/** CAT-05 */
export const dentalCare: FactsOf<'dental-care'> = {
  'dental-implants': {
    nights: { min: 6, max: 10 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 2 },
    secondJourney: {
      afterDays: { min: 90, max: 180 },
      reason: 'The final crowns are made once the implants have healed.',
    },
    openPoints: [
      'Sinus lift or large bone graft planned? Then dentists commonly ask for two weeks before the flight: extend the stay.',
    ],
    steps: steps(`
      1 | Arrival and rest | Settle in, and eat and sleep well before the treatment.
      2 | Examination and plan | A 3D scan shows the bone; dentist and you agree where implants go, and whether bone must be built up or teeth removed first.
      3 | Placing the implants | Under local anesthesia, with sedation if you wish, the implants are set into the jaw; a temporary tooth may be fitted.
      4 | Rest and cooling | Cool the cheek, eat soft food, and rinse only as you were told.
      6 | Check-up | The dentist looks at the wounds and plans the second visit; stitches that do not dissolve come out after seven to fourteen days, so arrange that where you live. After a sinus lift or large graft plan two more weeks here.
    `),
    beforeTravel: [
      ...dentalRecords,
      'Plan two journeys: the implants usually heal for three to six months before the final crowns are made.',
      before.smoking,
      'Have gum disease treated first: it is one of the main reasons why implants fail later.',
      before.medicines,
    ],
    recovery: [
      'Swelling and bruises are strongest on the second and third day and fade within a week.',
      'Eat soft food for one to two weeks, and do not chew on the implants until you are told.',
      'Smoking makes it much more likely that an implant does not hold.',
      'Clean the implants every day and have them checked every six months, for as long as you have them.',
      'Numbness of lip or chin that lasts, growing pain, pus or fever must be seen by a dentist on the same day.',
    ],
    questionsForProvider: [
      ...askDentist,
      'Do I have enough bone, or do I need a graft or a sinus lift, and how much longer does that take?',
      'How many journeys and nights will the whole treatment need?',
      'Is the implant system known where I live, so that my own dentist can look after it?',
    ],
    flyingHome:
      'Flying is commonly fine two to three days after implants; after a sinus lift or large bone graft dentists often ask for two weeks.',
  },
  veneers: {
    nights: { min: 7, max: 10 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 1, from: 6 },
    steps: steps(`
      1 | Arrival and rest | Settle in; whitening, if you want it, was done at home two weeks before.
      2 | Examination and smile design | X-rays, photographs and a digital design; you choose shape and shade, and try a mock-up where it is offered.
      3 | Preparing the teeth | Under local anesthesia a thin layer of enamel is taken off, impressions are made, and temporary veneers protect the teeth.
      6 | Trying and fitting | You try the veneers, ask for changes, and only when you are happy are they bonded.
      7 | Check-up | Bite and edges are checked and polished; you learn how to clean them, and receive a night guard if you grind your teeth.
    `),
    beforeTravel: [
      ...dentalRecords,
      'Have tooth decay and gum disease treated first.',
      'Think it over in your own time: taking off enamel cannot be undone. In studies about nineteen of twenty porcelain veneers were still in place after ten years; composite lasts less long. Plan on renewing them one day.',
      'Bring photographs of smiles you like, and of your own as it was.',
    ],
    recovery: [
      'Teeth may be sensitive to hot and cold for some days or weeks.',
      'Do not bite into hard things such as ice, nuts or nails with the veneers.',
      'Wear a night guard if you grind your teeth.',
      'Clean between the teeth every day, and have the veneers checked every six months.',
      'Pain that wakes you at night, or a loose or chipped veneer, should be seen by a dentist soon.',
    ],
    questionsForProvider: [
      ...askDentist,
      'How much enamel must be removed, and could whitening, bonding or braces give what I want instead?',
      'How many teeth do you advise to treat, and why?',
      'Can I see and try the shape before my teeth are touched?',
    ],
    flyingHome: 'You can usually fly on the day after the veneers were fitted and checked.',
  },
  'teeth-whitening': {
    nights: { min: 3, max: 4 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 1 },
    steps: steps(`
      1 | Arrival and rest | Settle in, and avoid coffee, tea, red wine and tobacco from now on.
      2 | Examination and cleaning | The dentist looks for decay and sensitive spots, cleans your teeth and notes their shade.
      3 | Whitening | The gums are covered and a bleaching gel is applied in several rounds, commonly within one to two hours.
      4 | Check-up | Shade and sensitivity are checked, and you learn how to keep the result; trays to use later may be given to you.
    `),
    beforeTravel: [
      'Have tooth decay treated first, since bleaching gel in a cavity hurts.',
      'Know that crowns, fillings and veneers do not become whiter and may have to be replaced to match.',
      before.pregnancy,
      'Tell the dentist about sensitive teeth, so that a milder way can be chosen.',
    ],
    recovery: [
      'Teeth may be sensitive for one to three days; a toothpaste for sensitive teeth helps.',
      'Avoid food and drink that stain, and tobacco, for two days.',
      'The effect fades over one to three years, sooner with coffee, tea and tobacco.',
      'White spots on the gums fade within days; pain or blisters that stay should be seen by a dentist.',
    ],
    questionsForProvider: [
      'Which gel do you use, and how strong is it?',
      'Is whitening right for the kind of stain I have?',
      'What can I expect with my crowns and fillings?',
      'What do you do if my teeth become too sensitive?',
    ],
    flyingHome: 'There is no need to wait: you can usually fly on the same or the next day.',
  },
  'full-mouth-reconstruction': {
    nights: { min: 9, max: 14 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 2, from: 4 },
    secondJourney: {
      afterDays: { min: 90, max: 180 },
      reason: 'With implants, the final teeth follow once the implants have healed.',
    },
    openPoints: [
      'Sinus lift or large bone graft planned? Then dentists commonly ask for two weeks before the flight: extend the stay.',
    ],
    steps: steps(`
      1 | Arrival and rest | Settle in, and eat and sleep well before the treatment.
      2 | Examination and plan | A 3D scan, photographs and models are made; the dentists explain the whole plan with its stages, journeys and alternatives.
      3 | First treatment | Teeth that cannot be saved are removed, and decay and gums are treated, with local anesthesia or sedation.
      4 | Implants or preparation | Implants are placed or teeth prepared for crowns; a temporary set lets you eat and smile.
      6 | Rest and first check | Swelling, bite and the temporary set are looked after.
      8 | Fitting and adjusting | Bite and shape are refined, and impressions for the final teeth are taken.
      9 | Check-up | Wounds are checked, and the next journey and care in between are planned.
    `),
    beforeTravel: [
      ...dentalRecords,
      'Plan at least two journeys: with implants, the final teeth commonly follow after three to six months.',
      'Ask for the plan in writing, stage by stage, before the first tooth is touched.',
      before.smoking,
      before.medicines,
      'Travel with an adult if sedation is planned.',
    ],
    recovery: [
      'Expect swelling and soft food for one to two weeks after each stage with surgery.',
      'It takes weeks to get used to a new bite; ask for it to be adjusted when jaw or muscles hurt.',
      'Clean around implants and crowns every day and see a dentist every six months.',
      'Wear a night guard if you were given one.',
      warning.infection,
    ],
    questionsForProvider: [
      ...askDentist,
      'Which of my teeth can be kept, and would a second dentist say the same?',
      'How many journeys, nights and months does the whole plan take?',
      'Is the temporary set good enough for the months until the final teeth?',
    ],
    flyingHome:
      'Dentists commonly ask for two to three days between surgery and flight, and for about two weeks after a sinus lift or large bone graft.',
  },
}
