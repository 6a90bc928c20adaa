import { boardQuestions, cancerRecords, feverWarning, handOver } from './cancer-phrases.js'
import { ask, before, warning } from './phrases.js'
import { steps, type FactsOf } from './procedure-facts.js'

/** Treating cancer with radiation, surgery or new blood cells. */
export const cancerProcedures: Pick<
  FactsOf<'oncology'>,
  'radiation-therapy' | 'surgical-oncology' | 'bone-marrow-transplant'
> = {
  'radiation-therapy': {
    nights: { min: 10, max: 49 },
    consultationDay: 2,
    treatmentDay: 7,
    flyAfter: { min: 1 },
    openPoints: [
      'How many sessions, and on which days? The draft shows the longest course; the way home follows the last session.',
    ],
    steps: steps(`
      1 | Arrival and rest | Settle in near the hospital; a short journey makes treatment days easier.
      2 | Consultation | The radiation doctor goes through your reports, examines you and explains aim, number of sessions and side effects.
      3 | Planning scan | A CT scan in the treatment position, with small marks on the skin or a mask; do not wash the marks off.
      7 | First session | After days of calculation the first session checks the position; a session takes ten to thirty minutes and does not hurt.
      10 | First weekly review | Sessions follow on working days; the doctor sees you every week and treats side effects early.
      48 | End of treatment | Long courses end after up to seven weeks, short precise ones within one to two; you receive the report with all doses.
    `),
    beforeTravel: [
      ...cancerRecords,
      'Report every earlier radiation with its plan: doses in the same place add up.',
      'Ask for the number of sessions before you book: courses run from one session to seven weeks, on working days.',
      'For head and neck, see a dentist first; teeth that need treatment are treated before radiation begins.',
      before.pregnancy,
    ],
    recovery: [
      'Tiredness grows toward the end and fades over weeks.',
      'Treat skin in the field gently: lukewarm water, no sun, no perfume, and only the creams you were given.',
      'Other effects depend on the place, such as a sore mouth, loose stools or frequent urine, and mostly fade within weeks.',
      'Late effects can appear after months or years, so keep the report with all doses for good.',
      'Fever, breathlessness, new weakness in the legs or loss of control over bladder or bowel: seek help at once.',
    ],
    questionsForProvider: [
      ...boardQuestions,
      'Which technique and machine do you use, how many sessions, and how do you protect the organs nearby?',
      'What happens if a session fails because of a machine or a holiday?',
      'Which late effects should I and my own doctor watch for?',
    ],
    flyingHome:
      'Most people may fly soon after the last session; after radiation of brain or lungs, or with much tiredness, wait until the doctor agrees.',
  },
  'surgical-oncology': {
    nights: { min: 14, max: 28 },
    consultationDay: 2,
    reflectionDays: 1,
    treatmentDay: 5,
    inHospital: { from: 5, until: 12 },
    flyAfter: { min: 10 },
    steps: steps(`
      1 | Arrival and rest | Settle in, eat well and walk a little every day.
      2 | Consultation | Surgeon and cancer doctor go through your reports and examine you.
      3 | Tests and tumor board | Missing scans, blood tests and the anesthesiologist's check; several specialists agree whether surgery comes first.
      4 | Decision | The surgeon explains the operation, its risks and what it means for everyday life, and you decide in your own time.
      5 | Operation | The tumor is removed with a margin, often with lymph nodes; how long it takes depends on the place.
      6 | Days in hospital | From one night to two weeks, with early walks, breathing exercises and injections against blood clots.
      12 | Recovery near the hospital | Wounds and drains are looked after, and strength returns with short walks.
      14 | Tissue result and check-up | The pathology report is explained, further treatment is planned, and you receive all papers.
    `),
    beforeTravel: [
      ...cancerRecords,
      before.medicines,
      before.smoking,
      'Eat enough protein and walk every day in the weeks before; it makes recovery shorter.',
      before.companion,
      before.insurance,
    ],
    recovery: [
      'Recovery takes from two weeks to three months, depending on the operation.',
      'The tissue report decides what follows; take it to your own cancer doctor at once.',
      'After lymph nodes were removed, report swelling of an arm or leg early.',
      warning.infection,
      warning.clots,
    ],
    questionsForProvider: [
      ...boardQuestions,
      ask.surgeon,
      'Should chemotherapy or radiation come before the operation?',
      ask.intensiveCare,
      ask.complication,
      handOver,
    ],
    flyingHome:
      'After larger operations in chest or belly doctors commonly ask for at least ten to fourteen days before a flight, often longer, with protection against blood clots as prescribed.',
  },
  'bone-marrow-transplant': {
    nights: { min: 46, max: 130 },
    consultationDay: 2,
    treatmentDay: 19,
    inHospital: { from: 12, until: 42 },
    flyAfter: { min: 28 },
    openPoints: [
      'Own or donor cells? After donor cells the stay is about 120 nights: this draft shows the shorter one.',
    ],
    steps: steps(`
      1 | Arrival and rest | Settle in with your companion, close to the hospital and away from building dust.
      2 | Consultation | The transplant team goes through your reports and explains own (autologous) or donor (allogeneic) cells, risks and timetable.
      4 | Tests | Heart, lungs, kidneys, teeth and infections are checked, in you and in the donor, and a central line is placed.
      8 | Collecting cells | Your own or the donor's stem cells are collected from the blood, or from bone marrow under anesthesia.
      12 | Preparation treatment | In a protected room high-dose chemotherapy, sometimes with radiation, makes room for the new cells.
      19 | Transplant | The cells run in through the line like a blood transfusion.
      20 | Protected weeks | Blood counts fall to their lowest; transfusions, antibiotics and much care bridge two to three weeks until the cells grow.
      42 | Discharge near the hospital | With rising counts you move to a clean apartment nearby and come for checks several times a week.
      45 | First decision on the journey | After own cells, travel may be discussed about now; after donor cells the team commonly keeps you near until about day 100 after the transplant.
    `),
    beforeTravel: [
      ...cancerRecords,
      'Settle the law first: Egypt does not allow an Egyptian donor for a foreign patient outside narrow family cases, and asks for a request by your state when donor and patient are foreigners of the same nationality. Have the hospital confirm in writing that your donor is allowed.',
      'Let the transplant center confirm in writing that it has a protected room and, where needed, a tested donor for you before you travel.',
      'A companion must be able to stay for the whole time; with a related donor, two.',
      'Have your teeth treated, and freeze eggs or sperm where you live, before you travel: in Egypt they may be used only within a marriage.',
      'Check visa, insurance and money for a stay of several months, and for longer than planned.',
      'Agree with a blood cancer center where you live that it takes over afterward.',
    ],
    recovery: [
      feverWarning,
      'The immune system needs six to twelve months, after donor cells often longer: wash hands, avoid crowds, raw food, building dust and ill people.',
      'After donor cells, rash, diarrhea, yellow skin or dry eyes and mouth can be graft-versus-host disease and must be reported on the same day.',
      "Your vaccinations are repeated from about half a year after the transplant, on your doctor's plan.",
      'Blood tests continue for years, at first several times a week.',
      'Weakness lasts for months; recovery goes in small steps and needs company.',
    ],
    questionsForProvider: [
      ...boardQuestions,
      'How many such transplants do you do a year, and how do your patients with my disease fare after one year?',
      'Is the center accredited (for example by JACIE or FACT), and does it have a protected ward and intensive care?',
      'How long must I stay near you, and what would make it longer?',
      ask.complication,
      'Who takes over where I live, and from which day?',
    ],
    flyingHome:
      "Fly only with the transplant team's written consent and stable blood counts: commonly not before about four to six weeks after own cells, and about 100 days after donor cells.",
  },
}
