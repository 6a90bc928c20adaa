import { ask, before, warning } from './phrases.js'
import { steps, type FactsOf } from './procedure-facts.js'

const arthroscopyBefore = [
  'Send the MRI pictures as files, X-rays and reports of earlier operations.',
  before.records,
  before.medicines,
  before.smoking,
  before.companion,
]

/** Repairing knees, shoulders, spines and broken bones. */
export const boneAndTendonSurgery: Pick<
  FactsOf<'orthopedic-surgery'>,
  'knee-arthroscopy' | 'acl-reconstruction' | 'rotator-cuff-repair' | 'spinal-fusion' | 'fracture-repair'
> = {
  'knee-arthroscopy': {
    nights: { min: 6, max: 9 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 3, long: 7 },
    steps: steps(`
      1 | Arrival and rest | Settle in, and rest the leg after the journey.
      2 | Consultation and tests | The surgeon examines the knee and your scans; blood tests and the anesthesiologist's check follow.
      3 | Arthroscopy | Through two or three small cuts the knee is inspected and, for example, the meniscus trimmed or stitched, within about an hour; many leave on the same day.
      4 | Rest and cooling | The leg is raised and cooled, and you walk with crutches as far as you were told.
      6 | Check-up and physiotherapy | The wounds are checked, and you learn your exercises and receive pictures and report.
    `),
    beforeTravel: [
      ...arthroscopyBefore,
      'Ask whether exercise or physiotherapy alone might help as much, as it often does with a worn meniscus.',
    ],
    recovery: [
      'After trimming, crutches are needed for some days; after a stitched meniscus for four to six weeks, often with a brace.',
      'Desk work is often possible after one week, sport after six weeks, after stitching four to six months.',
      'Stitches come out after ten to fourteen days, if they do not dissolve.',
      warning.clots,
      'A hot, red, very painful knee or fever can be an infection of the joint: go to an emergency department at once.',
    ],
    questionsForProvider: [
      ask.surgeon,
      ask.alternatives,
      'Will you stitch or trim the meniscus, and what does each mean for the weeks after?',
      'How do you protect me from blood clots on the flight?',
      ask.followUp,
    ],
    flyingHome:
      'Surgeons commonly allow short flights after three to five days and long ones after one to two weeks, with an aisle seat and walks on board. A long flight means four hours or more, with waiting and transfers counted in.',
  },
  'acl-reconstruction': {
    nights: { min: 9, max: 14 },
    consultationDay: 2,
    treatmentDay: 3,
    inHospital: { from: 3, until: 5 },
    flyAfter: { min: 7 },
    steps: steps(`
      1 | Arrival and rest | Settle in, and rest the leg after the journey.
      2 | Consultation and tests | The surgeon tests how firm the knee is and explains from where the new ligament is taken; blood tests and the anesthesiologist's check follow.
      3 | Operation | The torn ligament is replaced with a tendon of your own through small cuts, within one to two hours.
      4 | First exercises | You stretch the knee fully and walk with crutches and, where used, a brace.
      5 | Discharge from hospital | Usually after one night, with painkillers and anti-clotting medicine.
      6 | Physiotherapy | Daily exercises for stretching, bending and the thigh muscle.
      9 | Check-up | Wounds and movement are checked, and you receive pictures, report and the plan of exercises.
    `),
    beforeTravel: [
      ...arthroscopyBefore,
      'Wait until the swelling has gone and the knee can be stretched fully; physiotherapy before the operation improves the result.',
    ],
    recovery: [
      'Crutches are needed for two to four weeks, driving is often possible after six.',
      'Physiotherapy takes six to nine months; book it where you live before you leave.',
      'Sports with turns and contact return after nine to twelve months and tests of strength, not earlier.',
      warning.clots,
      'A hot, red, very painful knee or fever can be an infection of the joint: go to an emergency department at once.',
    ],
    questionsForProvider: [
      ask.surgeon,
      'Which tendon do you use, and why that one for me?',
      'Do meniscus or cartilage need repair as well, and how does that change the plan?',
      'Could I do well with physiotherapy alone?',
      'May I have the exercise plan, week by week, for my therapist?',
      ask.complication,
    ],
    flyingHome:
      'Surgeons commonly ask for one to two weeks before a flight, longer for journeys of four hours or more, with protection against blood clots as prescribed.',
  },
  'rotator-cuff-repair': {
    nights: { min: 9, max: 12 },
    consultationDay: 2,
    treatmentDay: 3,
    inHospital: { from: 3, until: 4 },
    flyAfter: { min: 7 },
    steps: steps(`
      1 | Arrival and rest | Settle in, and bring loose shirts that open at the front.
      2 | Consultation and tests | The surgeon examines the shoulder and your scans; blood tests and the anesthesiologist's check follow.
      3 | Operation | The torn tendon is fixed to the bone with small anchors, mostly through small cuts, under general anesthesia with a nerve block.
      4 | Discharge from hospital | Usually after one night; the arm rests in a sling with a small cushion.
      5 | First exercises | Hand, wrist and elbow are moved; the shoulder itself rests or is moved only by the therapist.
      8 | Check-up | Wounds and sling are checked, and you receive pictures, report and the plan of exercises.
    `),
    beforeTravel: [
      ...arthroscopyBefore,
      'Practice eating, washing and dressing with the other hand, and sleeping half upright.',
    ],
    recovery: [
      'The sling is worn for four to six weeks, also at night; the tendon heals slowly.',
      'Pain is often worst at night in the first weeks; sleeping half upright helps.',
      'No lifting with the arm for about three months, and heavy work after four to six.',
      'Physiotherapy goes on for four to six months; book it where you live before you leave.',
      warning.infection,
    ],
    questionsForProvider: [
      ask.surgeon,
      'Is the tendon still good enough to be repaired, and how likely is it to tear again?',
      'Might physiotherapy alone help me as much?',
      'May I have the exercise plan, week by week, for my therapist?',
      ask.complication,
    ],
    flyingHome: 'Surgeons commonly allow flying after about one week, with the sling on and help with luggage.',
  },
  'spinal-fusion': {
    nights: { min: 17, max: 45 },
    consultationDay: 2,
    treatmentDay: 4,
    inHospital: { from: 4, until: 9 },
    flyAfter: { min: 14, long: 28 },
    steps: steps(`
      1 | Arrival and rest | Lie down and rest after the journey; do not carry luggage.
      2 | Consultation and tests | Surgeon and anesthesiologist examine strength, feeling and your scans; X-rays, blood tests and a heart trace (ECG) follow.
      3 | Second look and decision | Missing scans are made, and the surgeon explains which levels are joined, how, and what else could be done.
      4 | Operation | The vertebrae are joined with screws, rods and bone, commonly within two to five hours.
      5 | First steps | You turn, sit and walk with help; strength and feeling in the legs are checked again and again.
      9 | Discharge from hospital | Usually after three to five nights, walking safely and with a plan against pain.
      10 | Recovery near the hospital | Short walks several times a day, no bending, lifting or twisting.
      15 | Check-up | Wound and X-ray are checked, stitches taken out, and the date of your flight is discussed.
    `),
    beforeTravel: [
      'Send MRI and CT scans as files, standing X-rays, and a list of treatments tried so far.',
      'Seek a second opinion where you live: many back problems do well without fusion.',
      'Weak legs, numbness between the legs, or loss of control over bladder or bowel is an emergency: have it treated where you are.',
      before.smoking,
      before.medicines,
      'Travel with an adult who can stay for the whole time and carry everything.',
    ],
    recovery: [
      'No bending, lifting or twisting for six to twelve weeks; walk every day.',
      'Desk work often returns after four to eight weeks, heavy work after three to six months, if at all.',
      'Bone needs six to twelve months to grow together; smoking and anti-inflammatory painkillers can hinder it.',
      'New weakness, numbness between the legs, or loss of control over bladder or bowel: call for emergency help at once.',
      warning.infection,
      warning.clots,
    ],
    questionsForProvider: [
      ask.surgeon,
      ask.alternatives,
      'Which levels do you join, from which side, and do you watch the nerves during the operation?',
      'What result is realistic for my pain, and for my legs?',
      ask.implant,
      ask.intensiveCare,
      ask.complication,
    ],
    flyingHome:
      'Surgeons commonly ask for at least two weeks, and for four to six weeks before long flights; have written consent, an aisle seat and help with luggage. A long flight means four hours or more, with waiting and transfers counted in.',
  },
  'fracture-repair': {
    nights: { min: 9, max: 21 },
    consultationDay: 2,
    treatmentDay: 3,
    inHospital: { from: 3, until: 6 },
    flyAfter: { min: 7 },
    steps: steps(`
      1 | Arrival and rest | Settle in, and keep the limb raised and supported after the journey.
      2 | Consultation and scans | The surgeon examines limb, skin, pulse and feeling; X-rays and often a CT scan, blood tests for infection and the anesthesiologist's check follow.
      3 | Operation | The bone is cut straight again or its old ends are freshened, set and fixed with plate or nail, often with a bone graft.
      4 | First movement | Therapists show what you may move and how much weight the limb may bear.
      6 | Discharge from hospital | Usually after two to three nights, with a splint where needed.
      8 | Check-up | Wound and X-ray are checked, and you receive pictures, report and the plan for the next months.
    `),
    beforeTravel: [
      'This is planned surgery for a bone that has healed badly or not at all. A fresh, open or crooked break, a cold or numb limb, or a broken hip must be treated at once where you are, not after a journey.',
      'Send X-rays and CT scans as files, with the date of the accident, all operations since and any infection.',
      'Ask a doctor whether you may fly with the splint or plaster, and how to prevent blood clots.',
      before.smoking,
      before.medicines,
      before.companion,
    ],
    recovery: [
      'A bone that did not heal needs three to six months or more after the repair, often with a bone graft; smoking is a main reason for failing again.',
      'Bear only the weight you were told, and keep the limb raised while you rest.',
      'Stitches come out after ten to fourteen days, and X-rays follow after about six weeks and then until the bone has healed.',
      'Growing pain under a splint, numb, blue or cold fingers or toes: have it opened by a doctor at once.',
      warning.infection,
      warning.clots,
    ],
    questionsForProvider: [
      ask.surgeon,
      'Why did the bone not heal, and has an infection been ruled out?',
      'Is a bone graft needed, and from where is it taken?',
      ask.implant,
      'How much weight may I bear, and from when?',
      ask.complication,
    ],
    flyingHome:
      'Surgeons commonly ask for one to two weeks before a flight after surgery on a leg, less for an arm, with protection against blood clots as prescribed and room for the limb.',
  },
}
