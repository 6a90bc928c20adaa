import { boardQuestions, cancerRecords, feverWarning, handOver } from './cancer-phrases.js'
import { before, warning } from './phrases.js'
import { steps, type FactsOf } from './procedure-facts.js'

const contraception = 'Use contraception during treatment and for months after it, women and men, as your team advises.'

/** Treating cancer with medicines. */
export const cancerMedicines: Pick<
  FactsOf<'oncology'>,
  'chemotherapy' | 'immunotherapy' | 'targeted-therapy' | 'hormone-therapy'
> = {
  chemotherapy: {
    nights: { min: 8, max: 24 },
    consultationDay: 2,
    treatmentDay: 4,
    flyAfter: { min: 1, avoid: { from: 6, until: 20 } },
    steps: steps(`
      1 | Arrival and rest | Settle in near the hospital, and note the number to call at night.
      2 | Consultation | The cancer doctor goes through your reports and examines you; blood tests, a heart check and missing scans follow.
      3 | Tumor board and plan | Several specialists agree on medicines, number of cycles and where each is given; you receive the plan in writing.
      4 | First infusion | Medicines against nausea come first; the infusion takes from one hour to most of a day, through a vein or a port.
      5 | Rest and watching | You drink plenty, take the medicines against nausea and measure your temperature.
      8 | Check-up | Blood tests and side effects are reviewed, and the next cycle is agreed on, here or where you live.
    `),
    beforeTravel: [
      ...cancerRecords,
      'Treatment runs in cycles of two to four weeks over months: decide before you travel where the later cycles are given.',
      'Have your teeth checked, and ask about vaccinations; some must not be given during chemotherapy.',
      'If you may want children later, freeze eggs or sperm where you live, before you travel: in Egypt they may be used only within a marriage.',
      before.pregnancy,
      before.insurance,
    ],
    recovery: [
      feverWarning,
      'White blood cells are lowest about one to two weeks after an infusion: avoid crowds and people who are ill.',
      'Nausea, tiredness, hair loss, a sore mouth and tingling fingers are common, and much can be done about them if you say so.',
      'Blood tests are needed before every cycle.',
      contraception,
      warning.clotsOfMedicine,
    ],
    questionsForProvider: [
      ...boardQuestions,
      'Have I been tested for hepatitis B and C and, before fluorouracil or capecitabine, for the DPD enzyme?',
      'Which medicines, from which maker, how many cycles, and how will you see whether they work?',
      handOver,
      'Whom do I call at night with a fever, and which hospital takes me?',
    ],
    flyingHome:
      "Fly within the first five days after the infusion or after the low point, about three weeks after it, and only with a blood count of the day before and your doctor's consent.",
  },
  immunotherapy: {
    nights: { min: 6, max: 10 },
    consultationDay: 2,
    treatmentDay: 4,
    flyAfter: { min: 1 },
    steps: steps(`
      1 | Arrival and rest | Settle in near the hospital, and note the number to call at night.
      2 | Consultation and tests | The cancer doctor goes through your reports and markers; blood tests of thyroid, liver, kidneys and hormones give the starting values.
      3 | Tumor board and plan | Specialists agree whether immunotherapy suits your tumor, how often it is given and where.
      4 | Infusion | The medicine runs in within about one hour, and you are watched for reactions afterward.
      6 | Check-up | Side effects are reviewed; you receive the plan, a card for emergencies and the dates of blood tests.
    `),
    beforeTravel: [
      ...cancerRecords,
      'Tell the provider about autoimmune disease, a transplant, lung or bowel inflammation, and cortisone.',
      'Infusions repeat every two to six weeks, often for one to two years: decide before you travel where the next ones are given.',
      'Check that the medicine is licensed and paid for where you live.',
      before.pregnancy,
      before.insurance,
    ],
    recovery: [
      'Most people feel well; tiredness, rash and itching are the most common effects.',
      'The immune system can attack healthy organs, also months later: report diarrhea, cough, breathlessness, yellow skin, headache or great thirst on the same day.',
      'Carry the emergency card and show it to every doctor, since treatment differs from that of an infection.',
      'Blood tests are needed before every infusion.',
      contraception,
      'Fever, breathlessness or confusion: go to a hospital at once.',
    ],
    questionsForProvider: [
      ...boardQuestions,
      'Have I been tested for hepatitis B and C?',
      'Which markers of my tumor suggest immunotherapy, and which advise against it?',
      'How long is it given, and how will you see whether it works?',
      handOver,
    ],
    flyingHome:
      'Without side effects, flying is commonly fine one to two days after the infusion; fly with the emergency card in your hand luggage.',
  },
  'targeted-therapy': {
    nights: { min: 7, max: 12 },
    consultationDay: 2,
    treatmentDay: 6,
    flyAfter: { min: 1 },
    steps: steps(`
      1 | Arrival and rest | Settle in near the hospital with all reports at hand.
      2 | Consultation | The cancer doctor goes through your reports, examines you and lists all your medicines, because many do not mix.
      3 | Marker tests and heart check | Tissue or blood is tested for the changes the medicine aims at, if that is not done yet; heart trace, echo and blood tests follow.
      5 | Results and plan | Specialists agree on the medicine; some marker results take two to three weeks and are then sent after you.
      6 | First dose | Tablets or an infusion begin under watch, and you learn what to do about side effects.
      7 | Check-up | Blood pressure, skin and blood values are reviewed, and you receive the plan and the dates of further tests.
    `),
    beforeTravel: [
      ...cancerRecords,
      'Ask first whether your tumor has been tested for targets; without one this treatment does not help.',
      "List all medicines, herbs and supplements: grapefruit and St John's wort, among others, change how tablets work.",
      'Treatment goes on for months or years: check that the medicine is licensed and paid for where you live.',
      before.pregnancy,
    ],
    recovery: [
      'Take tablets at the same time every day, and never double a missed dose.',
      'Rash, diarrhea, high blood pressure, sore hands and feet and tiredness are common and can be treated.',
      'Blood tests, blood pressure and sometimes the heart are checked every few weeks.',
      'Breathlessness, chest pain, severe diarrhea or yellow skin: seek medical help on the same day.',
      feverWarning,
    ],
    questionsForProvider: [
      ...boardQuestions,
      'Which change in my tumor is the target, and how was it tested?',
      'How do you notice that the medicine stops working, and what comes then?',
      handOver,
    ],
    flyingHome:
      'Without side effects, flying is commonly fine a day or two after the first dose; carry tablets and prescription in your hand luggage.',
  },
  'hormone-therapy': {
    nights: { min: 5, max: 8 },
    consultationDay: 2,
    treatmentDay: 4,
    flyAfter: { min: 1 },
    steps: steps(`
      1 | Arrival and rest | Settle in with all reports at hand.
      2 | Consultation and tests | The cancer doctor goes through your reports and markers and examines you; blood tests and, where useful, a bone density scan follow.
      3 | Tumor board and plan | Specialists agree which hormone treatment suits you, how long it is given and what goes with it.
      4 | First dose | The first injection or tablets are given, and you learn what to watch for.
      5 | Check-up | Questions are answered, and you receive the plan, prescriptions and the dates of further tests.
    `),
    beforeTravel: [
      ...cancerRecords,
      'Treatment commonly lasts five to ten years in breast cancer and months to years in prostate cancer; decide who follows it where you live.',
      'Tell the provider about blood clots, heart disease, weak bones and depression.',
      before.pregnancy,
      'Check that the medicine is licensed and paid for where you live.',
    ],
    recovery: [
      'Hot flushes, tiredness, stiff joints, mood changes and less desire are common; ask for help before you stop the treatment.',
      'Walking, strength exercise, calcium and vitamin D as advised protect bones and heart.',
      'Bone density, blood sugar and cholesterol are checked from time to time.',
      'With tamoxifen, report unusual bleeding from the womb at once.',
      warning.clotsOfMedicine,
    ],
    questionsForProvider: [
      ...boardQuestions,
      'Which medicine, for how long, and what do I gain by it in figures?',
      'How do you protect my bones and heart meanwhile?',
      handOver,
    ],
    flyingHome:
      'Hormone treatment itself does not keep you from flying; on long flights walk and drink plenty, because some medicines favor blood clots.',
  },
}
