import { ask, before, warning } from './phrases.js'
import { steps, type FactsOf } from './procedure-facts.js'

const cosmeticBefore = [
  'Send photographs from several sides, height and weight, your medical history, medicines and allergies, and earlier operations.',
  'Take time to decide: ask for a talk with the surgeon, not only a salesperson, before you pay, and for the right to withdraw.',
  before.reflection,
  before.smoking,
  before.medicines,
  before.companion,
]

const askCosmetic = [
  'Are you a specialist in plastic surgery, and may I see the proof and results of people like me?',
  ask.anesthetic,
  ask.risks,
  ask.complication,
  'What if I am not happy with the result: what is corrected, when, and at whose expense?',
]

/** CAT-10 */
export const cosmeticSurgery: FactsOf<'cosmetic-surgery'> = {
  rhinoplasty: {
    nights: { min: 10, max: 13 },
    consultationDay: 2,
    reflectionDays: 1,
    treatmentDay: 4,
    inHospital: { from: 4, until: 5 },
    flyAfter: { min: 7 },
    steps: steps(`
      1 | Arrival and rest | Settle in, and arrange a bed in which you can sleep half upright.
      2 | Consultation and tests | The surgeon examines breathing and shape and agrees on the aim with you, often with pictures; blood tests and the anesthesiologist's check follow.
      3 | A day to decide | Nothing is planned: go through what you heard, ask again, and say no if you are not sure.
      4 | Operation | Bone and cartilage are reshaped, usually under general anesthesia, within two to three hours; you wear a splint.
      5 | Discharge and rest | Most people leave after one night; cool the cheeks, keep the head raised, do not blow your nose.
      7 | Check-up | Swelling, splint and any packing are checked.
      10 | Splint removed | Splint and stitches come off after about a week; you learn how to protect and clean the nose.
    `),
    beforeTravel: [
      ...cosmeticBefore,
      'Say if you have trouble breathing, had a broken nose or an earlier operation, or use nasal sprays or drugs.',
    ],
    recovery: [
      'Bruises around the eyes fade within two weeks, most swelling within some weeks; the final shape takes a year.',
      'Do not blow your nose for two weeks, and sneeze with an open mouth.',
      'No glasses resting on the nose, no sport and no sun on it for four to six weeks.',
      'Bleeding that does not stop within twenty minutes, clear watery fluid from the nose, or fever: seek medical help at once.',
    ],
    questionsForProvider: [...askCosmetic, 'How do you keep or improve my breathing, and do you work open or closed?'],
    flyingHome:
      'Surgeons commonly allow flying from seven to ten days after the operation, once the splint is off; pressure changes can make the nose swell and bleed.',
  },
  liposuction: {
    nights: { min: 10, max: 13 },
    consultationDay: 2,
    reflectionDays: 1,
    treatmentDay: 4,
    inHospital: { from: 4, until: 5 },
    flyAfter: { min: 7 },
    steps: steps(`
      1 | Arrival and rest | Settle in, drink plenty and eat as usual.
      2 | Consultation and tests | The surgeon marks the areas with you and says how much fat may be removed; blood tests and the anesthesiologist's check follow.
      3 | A day to decide | Nothing is planned: go through what you heard, ask again, and say no if you are not sure.
      4 | Operation | Fluid is injected and fat is sucked out through small cuts, within one to three hours; you wear a tight garment afterward.
      5 | Discharge and first walks | Most people leave on the same or the next day; fluid seeps out for a day or two.
      7 | Check-up | Skin, garment and small wounds are looked after, and gentle massage is explained.
      9 | Last check | Stitches are taken out where needed, and you receive your report.
    `),
    beforeTravel: [
      ...cosmeticBefore,
      'Keep your weight steady for months before: liposuction shapes and does not treat overweight.',
    ],
    recovery: [
      'The garment is worn day and night for about four to six weeks.',
      'Bruises, swelling and numb or hard spots are common for weeks; the result shows after three to six months.',
      'Desk work is often possible after one week, sport after four.',
      'Short walks from the first day lower the risk of clots.',
      warning.clots,
      warning.infection,
    ],
    questionsForProvider: [
      ...askCosmetic,
      'How many liters do you remove at most in one operation, and would I stay overnight?',
    ],
    flyingHome:
      'Surgeons commonly ask for seven to ten days before a flight, longer after large amounts, with the garment on, walks on board and protection against blood clots as prescribed.',
  },
  'tummy-tuck': {
    nights: { min: 14, max: 17 },
    consultationDay: 2,
    reflectionDays: 1,
    treatmentDay: 4,
    inHospital: { from: 4, until: 6 },
    flyAfter: { min: 10, long: 14 },
    steps: steps(`
      1 | Arrival and rest | Settle in, and arrange a bed in which you can lie with bent hips.
      2 | Consultation and tests | The surgeon examines skin, muscles and hernias and marks the cut with you; blood tests, a heart trace (ECG) and the anesthesiologist's check follow.
      3 | A day to decide | Nothing is planned: go through what you heard, ask again, and say no if you are not sure.
      4 | Operation | Loose skin is removed and the muscles are tightened under general anesthesia, within two to four hours.
      5 | Days in hospital | One to two nights, bent walks with help, drains, and injections against blood clots.
      7 | Recovery near the clinic | Rest with bent hips, short walks, and the garment day and night.
      9 | Drains and dressing | Drains come out when little fluid runs, often after three to seven days.
      14 | Last check | Wound and fluid under the skin are checked, stitches are taken out, and you receive your report.
    `),
    beforeTravel: [
      ...cosmeticBefore,
      'Reach a steady weight first, and wait if you want to be pregnant again.',
      'Ask about the pill or hormones, since they raise the risk of blood clots.',
    ],
    recovery: [
      'Walk bent for about a week; no lifting, not even children, for six weeks.',
      'The garment is worn day and night for about six weeks.',
      'Desk work is often possible after two to three weeks, sport after six to eight.',
      'Numb skin and swelling are common for months, and the scar fades over a year.',
      'A growing, wobbling swelling can be fluid that must be drained.',
      warning.clots,
      warning.infection,
    ],
    questionsForProvider: [
      ...askCosmetic,
      'How do you protect me from blood clots, during the operation and on the flight?',
    ],
    flyingHome:
      'Surgeons commonly ask for at least ten to fourteen days before a flight, and many for longer before flights of four hours or more, with protection against blood clots as prescribed.',
  },
  'breast-surgery': {
    nights: { min: 10, max: 15 },
    consultationDay: 2,
    reflectionDays: 1,
    treatmentDay: 4,
    inHospital: { from: 4, until: 5 },
    flyAfter: { min: 7 },
    steps: steps(`
      1 | Arrival and rest | Settle in, and bring bras without wire and shirts that open at the front.
      2 | Consultation and tests | The surgeon examines and measures the breasts and agrees with you on enlargement, reduction or lift; blood tests and the anesthesiologist's check follow.
      3 | A day to decide | Nothing is planned: go through what you heard, ask again, and say no if you are not sure.
      4 | Operation | Under general anesthesia it commonly takes one to two hours for implants and two to four for a reduction or lift.
      5 | Discharge and rest | Most people leave after one night; a support bra is worn day and night, arms stay low.
      7 | Check-up | Wounds and, where used, drains are looked after.
      10 | Last check | Wounds, stitches and shape are checked; you receive your report and, with implants, their card.
    `),
    beforeTravel: [
      ...cosmeticBefore,
      'Have a mammogram or ultrasound of the breasts, as is right at your age, and send the result.',
      'Wait at least six months after breastfeeding, and say if there is breast cancer in your family.',
    ],
    recovery: [
      'The support bra is worn for about six weeks; sleep on your back.',
      'No lifting and no raising of the arms above the shoulders for two to four weeks, no sport for six.',
      'Feeling in the nipples can change for months or for good, and breastfeeding may be affected.',
      'Implants do not last for ever: have them checked as your doctor advises, and keep the card.',
      'One breast that suddenly swells, hardens or hurts must be seen on the same day.',
      warning.infection,
      warning.clots,
    ],
    questionsForProvider: [
      ...askCosmetic,
      'Which implant do you advise, with which surface and place, and what is known of its risks, such as hardening and the rare lymphoma?',
    ],
    flyingHome:
      'Surgeons commonly allow flying from about seven to ten days after the operation, when wounds are dry and drains are out; have help with luggage.',
  },
  facelift: {
    nights: { min: 14, max: 17 },
    consultationDay: 2,
    reflectionDays: 1,
    treatmentDay: 4,
    flyAfter: { min: 10 },
    steps: steps(`
      1 | Arrival and rest | Settle in, and arrange a bed in which you can sleep half upright.
      2 | Consultation and tests | The surgeon examines skin and face, agrees on the aim with you and measures blood pressure; blood tests and the anesthesiologist's check follow.
      3 | A day to decide | Nothing is planned: go through what you heard, ask again, and say no if you are not sure.
      4 | Operation | Deeper layers and skin of face and neck are lifted, under sedation or general anesthesia, within three to five hours.
      5 | First check | Dressing and drains are looked after; bleeding under the skin is most likely on the first day.
      7 | Rest | Keep the head raised, cool gently, take soft food and stay out of the sun.
      10 | First stitches removed | Stitches in front of the ear come out, and you may wash your hair gently.
      14 | Last check | Remaining stitches or clips come out, and you receive your report and advice on sun and scars.
    `),
    beforeTravel: [
      ...cosmeticBefore,
      'Have high blood pressure well treated first, since it is the main cause of bleeding afterward.',
      'Let hair that is to cover the scars grow.',
    ],
    recovery: [
      'Bruises and swelling are strongest on the third day, and most people feel fit to be seen after two to three weeks.',
      'Numb ears and cheeks are common for weeks to months.',
      'No bending, lifting or sport for three to four weeks, and strict sun protection for a year.',
      'Sudden swelling or tightness of one side, with pain, is bleeding under the skin: go to an emergency department at once.',
      'A mouth or eyelid that hangs on one side should be shown to the surgeon; it mostly passes.',
      warning.infection,
    ],
    questionsForProvider: [
      ...askCosmetic,
      'Which kind of lift do you do, how long does it last, and where will the scars be?',
    ],
    flyingHome: 'Surgeons commonly ask for ten to fourteen days before a flight, after the last stitches are out.',
  },
}
