import { ask, before, warning } from './phrases.js'
import { steps, type FactsOf } from './procedure-facts.js'

const jointBefore = [
  'Send recent X-rays taken standing, scans if there are any, and your medical history with medicines and allergies.',
  'Have infections of teeth, skin or urine treated first, if you have signs of one: an infection anywhere can infect a new joint.',
  'Strengthen arms and legs, practice with crutches, and lose weight if you are advised to.',
  before.smoking,
  before.medicines,
  'Travel with an adult who can stay for the whole time, and ask for a room without stairs, with a walk-in shower.',
]

const askJoint = [
  ask.surgeon,
  ask.implant,
  ask.risks,
  'How many sessions of physiotherapy are included, and who teaches me?',
  ask.complication,
]

const jointFlight =
  'Plan two weeks at the least before a short flight; many surgeons advise against flights of four hours or more for six weeks, some for three months, after a joint replacement, because of blood clots. Those who fly earlier do so with written consent, prescribed protection against clots, an aisle seat and walks on board.'

/** Replacing a worn joint. */
export const jointReplacements: Pick<
  FactsOf<'orthopedic-surgery'>,
  'knee-replacement' | 'hip-replacement' | 'shoulder-replacement'
> = {
  'knee-replacement': {
    nights: { min: 16, max: 44 },
    consultationDay: 2,
    treatmentDay: 3,
    inHospital: { from: 3, until: 7 },
    flyAfter: { min: 14, long: 42 },
    steps: steps(`
      1 | Arrival and rest | Settle in close to the hospital, and keep the leg raised after the journey.
      2 | Consultation and tests | Surgeon and anesthesiologist see you; X-rays, blood and urine tests and a heart trace (ECG) follow.
      3 | Operation | The worn surfaces of the knee are replaced under spinal or general anesthesia, commonly within one to two hours.
      4 | First steps | You stand and walk with help, bend the knee, and have anti-clotting medicine.
      7 | Discharge from hospital | Usually after three to five nights, once you manage crutches, bathroom and stairs.
      8 | Physiotherapy | Daily exercises for bending and stretching, with ice and rest in between.
      15 | Wound check | Stitches or clips are taken out, an X-ray is made, and the date of your flight is discussed.
    `),
    beforeTravel: jointBefore,
    recovery: [
      'Crutches are needed for about three to six weeks; driving and desk work often return after six weeks.',
      'Exercise the knee several times a day for at least three months: the result depends on it.',
      'Swelling and warmth of the knee can last for months.',
      'Anti-clotting medicine is taken for two to five weeks as prescribed.',
      warning.clots,
      warning.infection,
    ],
    questionsForProvider: [...askJoint, 'Would a part replacement or treatment without surgery do in my case?'],
    flyingHome: jointFlight,
  },
  'hip-replacement': {
    nights: { min: 16, max: 44 },
    consultationDay: 2,
    treatmentDay: 3,
    inHospital: { from: 3, until: 7 },
    flyAfter: { min: 14, long: 42 },
    steps: steps(`
      1 | Arrival and rest | Settle in close to the hospital, and rest after the journey.
      2 | Consultation and tests | Surgeon and anesthesiologist see you; X-rays, blood and urine tests and a heart trace (ECG) follow.
      3 | Operation | Ball and socket are replaced under spinal or general anesthesia, commonly within one to two hours.
      4 | First steps | You stand and walk with help, and learn which movements to avoid.
      7 | Discharge from hospital | Usually after three to five nights, once you manage crutches, bathroom and stairs.
      8 | Physiotherapy | Daily walking and exercises; raised chair and toilet seat make it easier.
      15 | Wound check | Stitches or clips are taken out, an X-ray is made, and the date of your flight is discussed.
    `),
    beforeTravel: jointBefore,
    recovery: [
      'For six to twelve weeks, avoid bending deeply, crossing the legs and twisting, as your surgeon tells you, so that the hip does not slip out.',
      'Crutches are needed for about three to six weeks; driving and desk work often return after six weeks.',
      'Anti-clotting medicine is taken for about five weeks as prescribed.',
      'Sudden strong pain with a leg that is shorter or turned: do not walk on it, and call for emergency help.',
      warning.clots,
      warning.infection,
    ],
    questionsForProvider: [
      ...askJoint,
      'From which side do you operate, and which movements must I avoid, for how long?',
    ],
    flyingHome: jointFlight,
  },
  'shoulder-replacement': {
    nights: { min: 16, max: 30 },
    consultationDay: 2,
    treatmentDay: 3,
    inHospital: { from: 3, until: 6 },
    flyAfter: { min: 14 },
    steps: steps(`
      1 | Arrival and rest | Settle in, and bring loose shirts that open at the front.
      2 | Consultation and tests | Surgeon and anesthesiologist see you; X-rays, a CT scan, blood tests and a heart trace (ECG) follow.
      3 | Operation | The joint is replaced, as it was by nature or reversed when tendons are torn, under general anesthesia with a nerve block, within about two hours.
      4 | First exercises | The arm rests in a sling; hand, wrist and elbow are moved early.
      6 | Discharge from hospital | Usually after one to three nights, with a plan for sling and exercises.
      7 | Physiotherapy | Gentle exercises that the therapist guides, and ice.
      12 | Wound check | Stitches are taken out, an X-ray is made, and you receive your report.
    `),
    beforeTravel: [
      'Send X-rays, a CT or MRI scan as files, and your medical history with medicines and allergies.',
      'Have infections of teeth, skin or urine treated first, if you have signs of one: an infection anywhere can infect a new joint.',
      'Practice eating, washing and dressing with the other hand.',
      before.smoking,
      before.medicines,
      before.companion,
    ],
    recovery: [
      'The sling is worn for four to six weeks, also at night.',
      'No lifting, pushing or leaning on the arm for about three months; driving when your surgeon allows it, often after six to eight weeks.',
      'Physiotherapy goes on for three to six months; book it where you live before you leave.',
      'A numb or weak hand, or sudden pain with a changed shape of the shoulder, must be seen on the same day.',
      warning.infection,
    ],
    questionsForProvider: [...askJoint, 'Do you advise a reversed joint, and what will I be able to lift and reach?'],
    flyingHome:
      'Surgeons commonly ask for at least two weeks before a flight and longer for long journeys; have help with luggage, since you must not lift with that arm. A long flight means four hours or more, with waiting and transfers counted in.',
  },
}
