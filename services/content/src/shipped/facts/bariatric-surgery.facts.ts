import { ask, before, warning } from './phrases.js'
import { steps, type FactsOf } from './procedure-facts.js'

const beforeSurgery = [
  before.records,
  before.reflection,
  'Follow the low-carbohydrate or liquid diet the provider prescribes, often for two weeks; it makes the liver smaller and the operation less risky.',
  before.smoking,
  before.medicines,
  before.companion,
  before.ownDoctor,
]

const eatingStages =
  'Food returns in stages over six to eight weeks: liquids, then purees, then soft food, then small normal meals eaten slowly.'
const leakWarning =
  'A racing heart, fever, constant vomiting or strong pain in belly or shoulder can mean a leak, also weeks later: go to an emergency department at once.'
const noPregnancy =
  'Avoid pregnancy for twelve to eighteen months; the pill may fail after a bypass or with vomiting and diarrhea: agree on another method before you travel.'
const vitamins =
  'Vitamins and minerals are taken every day, for life, with blood tests after about three, six and twelve months and then at least once a year.'
const thiamine =
  'Vomiting on more than two or three days, confusion, unsteady walking or double vision needs vitamin B1 (thiamine) by injection the same day: say that you had this operation.'

const askSurgeon = [
  ask.surgeon,
  ask.intensiveCare,
  'Why do you advise this operation for me rather than another, or rather than medicines?',
  'How do you check for a leak before I leave the hospital?',
  ask.complication,
  'Who guides my diet, vitamins and blood tests in the first two years?',
]

/** CAT-03 */
export const bariatricSurgery: FactsOf<'bariatric-surgery'> = {
  'gastric-sleeve': {
    nights: { min: 13, max: 16 },
    consultationDay: 2,
    reflectionDays: 1,
    treatmentDay: 4,
    inHospital: { from: 4, until: 6 },
    flyAfter: { min: 10 },
    steps: steps(`
      1 | Arrival and rest | Settle in, keep to the diet you were given and drink plenty of water.
      2 | Consultation and tests | You meet the surgeon, the anesthesiologist and the dietitian; blood tests, a heart trace (ECG) and an ultrasound are usual, sometimes a camera test of the stomach (gastroscopy).
      3 | A day to decide | Nothing is planned: go through what you heard, ask again, and say no if you are not sure.
      4 | Operation | Most of the stomach is removed through small cuts under general anesthesia, commonly within one to two hours.
      5 | First steps in hospital | You walk on the same or the next day, take small sips and have injections against blood clots.
      6 | Discharge from hospital | Most people leave after one to three nights, once they drink enough and pain is under control.
      7 | Quiet days near the hospital | Short walks, clear liquids in sips, and no lifting.
      9 | Check-up | The surgeon looks at the wounds, and the dietitian goes through the next stages of eating; you receive your report.
    `),
    beforeTravel: beforeSurgery,
    recovery: [
      eatingStages,
      'Desk work is often possible after two weeks, lifting and hard exercise after four to six.',
      vitamins,
      thiamine,
      'New or worse heartburn is common after a sleeve; tell the doctor if it stays.',
      leakWarning,
      warning.clots,
      noPregnancy,
    ],
    questionsForProvider: [...askSurgeon, 'I have heartburn or a hiatus hernia: is a sleeve still right for me?'],
    flyingHome:
      'Plan at least ten days between operation and flight, as aviation doctors advise after operations on the belly, with walks on board, plenty to drink and protection against blood clots as prescribed.',
  },
  'gastric-bypass': {
    nights: { min: 13, max: 17 },
    consultationDay: 2,
    reflectionDays: 1,
    treatmentDay: 4,
    inHospital: { from: 4, until: 7 },
    flyAfter: { min: 10 },
    steps: steps(`
      1 | Arrival and rest | Settle in, keep to the diet you were given and drink plenty of water.
      2 | Consultation and tests | Surgeon, anesthesiologist and dietitian see you; blood tests, a heart trace (ECG), an ultrasound and often a camera test of the stomach (gastroscopy) follow.
      3 | A day to decide | Nothing is planned: go through what you heard, ask again, and say no if you are not sure.
      4 | Operation | A small stomach pouch is made and joined to the small bowel through small cuts under general anesthesia.
      5 | First steps in hospital | You get up early, take small sips and have injections against blood clots.
      7 | Discharge from hospital | Two to three nights in hospital are common; you leave with a plan for drinking, medicines and injections.
      8 | Quiet days near the hospital | Short walks and liquids in sips; the team stays within reach.
      10 | Check-up | Wounds and drinking are checked, the diet for the coming weeks is explained, and you receive your report.
    `),
    beforeTravel: beforeSurgery,
    recovery: [
      eatingStages,
      'Sweet or fatty food can cause dumping: cramps, sweating and dizziness after a meal.',
      'Anti-inflammatory painkillers such as ibuprofen can cause ulcers after a bypass and are usually avoided for life.',
      vitamins,
      'Iron, calcium and B12 are part of it after a bypass.',
      thiamine,
      leakWarning,
      warning.clots,
      noPregnancy,
    ],
    questionsForProvider: [
      ...askSurgeon,
      'How must my other medicines, above all for diabetes and blood pressure, be changed after the bypass?',
    ],
    flyingHome:
      'Most surgeons ask for about ten days before a flight, longer for long journeys, with protection against blood clots as prescribed. A long flight means four hours or more, with waiting and transfers counted in; most flights between Western Europe and Egypt are long.',
  },
  'mini-gastric-bypass': {
    nights: { min: 13, max: 17 },
    consultationDay: 2,
    reflectionDays: 1,
    treatmentDay: 4,
    inHospital: { from: 4, until: 7 },
    flyAfter: { min: 10 },
    steps: steps(`
      1 | Arrival and rest | Settle in, keep to the diet you were given and drink plenty of water.
      2 | Consultation and tests | Surgeon, anesthesiologist and dietitian see you; a camera test of the stomach (gastroscopy) is common, because this operation is not advised with reflux.
      3 | A day to decide | Nothing is planned: go through what you heard, ask again, and say no if you are not sure.
      4 | Operation | A long, narrow pouch is made and joined to the bowel at one place (one-anastomosis bypass), through small cuts under general anesthesia.
      5 | First steps in hospital | You walk, take small sips and have injections against blood clots.
      7 | Discharge from hospital | Usually after one to three nights, once you drink enough.
      8 | Quiet days near the hospital | Short walks and liquids in sips; the team stays within reach.
      10 | Check-up | Wounds and drinking are checked, vitamins and the next stages of eating are explained, and you receive your report.
    `),
    beforeTravel: beforeSurgery,
    recovery: [
      eatingStages,
      vitamins,
      'The bypassed bowel is long, so protein and vitamin levels need close checks.',
      thiamine,
      'Bitter reflux or burning behind the breastbone can be bile and should be reported.',
      'Anti-inflammatory painkillers and smoking can cause ulcers at the join and are usually avoided for life.',
      leakWarning,
      warning.clots,
      noPregnancy,
    ],
    questionsForProvider: [
      ...askSurgeon,
      'How long is the bypassed bowel in my case, and how do you prevent lack of protein and vitamins?',
    ],
    flyingHome:
      'Most surgeons ask for about ten days before a flight, longer for long journeys, with protection against blood clots as prescribed. A long flight means four hours or more, with waiting and transfers counted in; most flights between Western Europe and Egypt are long.',
  },
  'gastric-balloon': {
    nights: { min: 4, max: 7 },
    consultationDay: 2,
    treatmentDay: 2,
    flyAfter: { min: 3 },
    steps: steps(`
      1 | Arrival and rest | Settle in and eat lightly; nothing to eat or drink for the hours the provider names before the balloon.
      2 | Consultation and balloon | After blood tests and a talk with doctor and dietitian, the balloon is placed through the mouth under sedation, or swallowed as a capsule and filled; you rest for some hours.
      3 | Settling in | Nausea, cramps and vomiting are common on the first three days; you take the medicines against them and drink in small sips.
      4 | Check-up | The doctor makes sure that you keep fluids down, explains the diet and gives you the balloon's papers.
    `),
    beforeTravel: [
      before.records,
      'Tell the provider about earlier stomach operations, a hiatus hernia, ulcers or blood thinners: they may rule a balloon out.',
      'Decide before you travel who will take the balloon out, where and when; it must not stay longer than its maker allows.',
      before.medicines,
      before.pregnancy,
      before.ownDoctor,
    ],
    recovery: [
      'Liquids come first, then purees and soft food, then small normal meals after about two weeks.',
      'Medicine against stomach acid is usually taken as long as the balloon is in place.',
      'Most balloons come out after six months, some after up to twelve, and some kinds empty themselves.',
      'Blue or green urine, vomiting that does not stop, or strong belly pain can mean a leaking or stuck balloon: seek help at once.',
      'Weight often returns when habits do not change, so use the months for new ones.',
      thiamine,
    ],
    questionsForProvider: [
      'Which balloon do you use, for how many months, and how does it come out?',
      'Is taking it out included, and can a doctor where I live do it?',
      'What happens if I cannot tolerate the balloon in the first days?',
      'Who is with me during sedation, and do I wake up under watch?',
      'Which diet support comes with the balloon, and for how long?',
    ],
    flyingHome:
      'Flying is usually possible once you drink normally, commonly three to five days after the balloon was placed; ask whether yours is filled with air, which can matter in the cabin.',
  },
  'revision-bariatric-surgery': {
    nights: { min: 14, max: 19 },
    consultationDay: 2,
    reflectionDays: 1,
    treatmentDay: 5,
    inHospital: { from: 5, until: 9 },
    flyAfter: { min: 10 },
    steps: steps(`
      1 | Arrival and rest | Settle in, keep to the diet you were given and have all papers of your first operation at hand.
      2 | Consultation | The surgeon goes through your first operation, your weight since then and what you hope for.
      3 | Scans and tests | A camera test of the stomach (gastroscopy), an X-ray with contrast or a scan, and blood tests show what can be done.
      4 | Decision and preparation | Surgeon, anesthesiologist and dietitian explain the plan and its higher risk, and you decide in your own time.
      5 | Operation | The first operation is corrected or changed into another one; it takes longer than a first operation.
      6 | Days in hospital | Expect two to five nights, early walks, small sips and injections against blood clots.
      9 | Quiet days near the hospital | Liquids in sips, short walks, and the team within reach.
      11 | Check-up | Wounds, drinking and blood values are checked, and you receive your report.
    `),
    beforeTravel: [
      'Send the report of your first operation, later scans, and your weight over the years: no surgeon can plan a revision without them.',
      'Have a recent camera test of the stomach (gastroscopy) or an X-ray with contrast sent ahead if you can.',
      ...beforeSurgery,
    ],
    recovery: [
      eatingStages,
      'Healing takes longer than the first time; plan three to four weeks before desk work.',
      'Leaks and bleeding are more frequent than after a first operation, so keep every check-up.',
      vitamins,
      thiamine,
      leakWarning,
      warning.clots,
      noPregnancy,
    ],
    questionsForProvider: [
      ...askSurgeon,
      'How many revisions do you do, and what can mine realistically achieve?',
      'What will you do if the plan turns out not to be possible during the operation?',
    ],
    flyingHome:
      "Plan at least ten to fourteen days between operation and flight, and fly only with the surgeon's written consent and protection against blood clots as prescribed.",
  },
}
