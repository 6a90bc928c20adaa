import { ask, before, warning } from './phrases.js'
import { steps, type FactsOf } from './procedure-facts.js'

const cancerRecords = [
  'Send all reports ahead: tissue (pathology) report with markers, scans as files and not only as text, blood tests, and treatments so far.',
  'Ask the provider whether the tissue samples themselves should come with you, for a second look.',
  'Ask your own cancer doctor whether you are fit to travel, and whether waiting for the journey does harm.',
]

const boardQuestions = [
  'Has a tumour board discussed my case, and may I have its advice in writing?',
  'Is the aim to cure, to slow the disease or to ease symptoms, and what can I realistically expect?',
  ask.alternatives,
]

const handOver = 'Who goes on with the treatment where I live, and will you agree on it with that doctor beforehand?'

const feverWarning =
  'Fever of 38 degrees Celsius or more, or shivering, during treatment is an emergency: go to a hospital within the hour.'

/** CAT-07 */
export const oncology: FactsOf<'oncology'> = {
  chemotherapy: {
    nights: { least: 8, most: 14 },
    steps: steps(`
      1 | Arrival and rest | Settle in near the hospital, and note the number to call at night.
      2 | Consultation | The cancer doctor goes through your reports and examines you; blood tests, a heart check and missing scans follow.
      3 | Tumour board and plan | Several specialists agree on medicines, number of cycles and where each is given; you receive the plan in writing.
      4 | First infusion | Medicines against nausea come first; the infusion takes from one hour to most of a day, through a vein or a port.
      5 | Rest and watching | You drink plenty, take the medicines against nausea and measure your temperature.
      8 | Check-up | Blood tests and side effects are reviewed, and the next cycle is agreed on, here or where you live.
    `),
    beforeTravel: [
      ...cancerRecords,
      'Treatment runs in cycles of two to four weeks over months: decide before you travel where the later cycles are given.',
      'Have your teeth checked, and ask about vaccinations; some must not be given during chemotherapy.',
      'If you may want children later, ask about freezing eggs or sperm before the first infusion.',
      before.insurance,
    ],
    recovery: [
      feverWarning,
      'White blood cells are lowest about one to two weeks after an infusion: avoid crowds and people who are ill.',
      'Nausea, tiredness, hair loss, a sore mouth and tingling fingers are common, and much can be done about them if you say so.',
      'Blood tests are needed before every cycle.',
      warning.clots,
    ],
    questionsForProvider: [
      ...boardQuestions,
      'Which medicines, from which maker, how many cycles, and how will you see whether they work?',
      handOver,
      'Whom do I call at night with a fever, and which hospital takes me?',
    ],
    flyingHome:
      'Fly only when your blood counts allow it and you feel well enough; many doctors avoid flights around the low point, about one to two weeks after an infusion.',
  },
  'radiation-therapy': {
    nights: { least: 10, most: 49 },
    steps: steps(`
      1 | Arrival and rest | Settle in near the hospital; short ways help on treatment days.
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
      'For head and neck, see a dentist first; bad teeth must be treated before radiation begins.',
      before.pregnancy,
    ],
    recovery: [
      'Tiredness grows towards the end and fades over weeks.',
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
    nights: { least: 14, most: 28 },
    steps: steps(`
      1 | Arrival and rest | Settle in, eat well and walk a little every day.
      2 | Consultation | Surgeon and cancer doctor go through your reports and examine you.
      3 | Tests and tumour board | Missing scans, blood tests and the anaesthetist's check; several specialists agree whether surgery comes first.
      4 | Decision | The surgeon explains the operation, its risks and what it means for everyday life, and you decide in peace.
      5 | Operation | The tumour is removed with a margin, often with lymph nodes; how long it takes depends on the place.
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
  immunotherapy: {
    nights: { least: 6, most: 10 },
    steps: steps(`
      1 | Arrival and rest | Settle in near the hospital, and note the number to call at night.
      2 | Consultation and tests | The cancer doctor goes through your reports and markers; blood tests of thyroid, liver, kidneys and hormones give the starting values.
      3 | Tumour board and plan | Specialists agree whether immunotherapy suits your tumour, how often it is given and where.
      4 | Infusion | The medicine runs in within about one hour, and you are watched for reactions afterwards.
      6 | Check-up | Side effects are reviewed; you receive the plan, a card for emergencies and the dates of blood tests.
    `),
    beforeTravel: [
      ...cancerRecords,
      'Tell the provider about autoimmune disease, a transplant, lung or bowel inflammation, and cortisone.',
      'Infusions repeat every two to six weeks, often for one to two years: decide before you travel where the next ones are given.',
      'Check that the medicine is licensed and paid for where you live.',
      before.insurance,
    ],
    recovery: [
      'Most people feel well; tiredness, rash and itching are the most common effects.',
      'The immune system can attack healthy organs, also months later: report diarrhoea, cough, breathlessness, yellow skin, headache or great thirst on the same day.',
      'Carry the emergency card and show it to every doctor, since treatment differs from that of an infection.',
      'Blood tests are needed before every infusion.',
      'Fever, breathlessness or confusion: go to a hospital at once.',
    ],
    questionsForProvider: [
      ...boardQuestions,
      'Which markers of my tumour speak for immunotherapy, and which against it?',
      'How long is it given, and how will you see whether it works?',
      handOver,
    ],
    flyingHome:
      'Without side effects, flying is commonly fine one to two days after the infusion; fly with the emergency card in your hand luggage.',
  },
  'targeted-therapy': {
    nights: { least: 7, most: 12 },
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
      'Ask first whether your tumour has been tested for targets; without one this treatment does not help.',
      "List all medicines, herbs and supplements: grapefruit and St John's wort, among others, change how tablets work.",
      'Treatment goes on for months or years: check that the medicine is licensed and paid for where you live.',
      before.pregnancy,
    ],
    recovery: [
      'Take tablets at the same time every day, and never double a missed dose.',
      'Rash, diarrhoea, high blood pressure, sore hands and feet and tiredness are common and can be treated.',
      'Blood tests, blood pressure and sometimes the heart are checked every few weeks.',
      'Breathlessness, chest pain, severe diarrhoea or yellow skin: seek medical help on the same day.',
      feverWarning,
    ],
    questionsForProvider: [
      ...boardQuestions,
      'Which change in my tumour is the target, and how was it tested?',
      'How do you notice that the medicine stops working, and what comes then?',
      handOver,
    ],
    flyingHome:
      'Without side effects, flying is commonly fine a day or two after the first dose; carry tablets and prescription in your hand luggage.',
  },
  'hormone-therapy': {
    nights: { least: 5, most: 8 },
    steps: steps(`
      1 | Arrival and rest | Settle in with all reports at hand.
      2 | Consultation and tests | The cancer doctor goes through your reports and markers and examines you; blood tests and, where useful, a bone density scan follow.
      3 | Tumour board and plan | Specialists agree which hormone treatment suits you, how long it is given and what goes with it.
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
      'Bone density, blood sugar and blood fats are checked from time to time.',
      'With tamoxifen, report unusual bleeding from the womb at once.',
      warning.clots,
    ],
    questionsForProvider: [
      ...boardQuestions,
      'Which medicine, for how long, and what do I gain by it in figures?',
      'How do you protect my bones and heart meanwhile?',
      handOver,
    ],
    flyingHome:
      'Hormone treatment itself does not keep you from flying; on long flights walk and drink plenty, because some medicines favour blood clots.',
  },
  'bone-marrow-transplant': {
    nights: { least: 45, most: 120 },
    steps: steps(`
      1 | Arrival and rest | Settle in with your companion, close to the hospital and away from building dust.
      2 | Consultation | The transplant team goes through your reports and explains own (autologous) or donor (allogeneic) cells, risks and timetable.
      4 | Tests | Heart, lungs, kidneys, teeth and infections are checked, in you and in the donor, and a central line is placed.
      8 | Collecting cells | Your own or the donor's stem cells are collected from the blood, or from bone marrow under anaesthesia.
      12 | Preparation treatment | In a protected room high-dose chemotherapy, sometimes with radiation, makes place for the new cells.
      19 | Transplant | The cells run in through the line like a blood transfusion.
      20 | Protected weeks | Blood counts fall to their lowest; transfusions, antibiotics and much care bridge two to three weeks until the cells grow.
      42 | Discharge near the hospital | With rising counts you move to a clean apartment nearby and come for checks several times a week.
      45 | First decision on the journey | After own cells, travel may be discussed about now; after donor cells the team commonly keeps you near until about day 100 after the transplant.
    `),
    beforeTravel: [
      ...cancerRecords,
      'Let the transplant centre confirm in writing that it has a protected room and, where needed, a tested donor for you before you travel.',
      'A companion must be able to stay for the whole time; with a related donor, two.',
      'Have your teeth treated, and ask about fertility: freezing eggs or sperm comes before the treatment.',
      'Check visa, insurance and money for a stay of several months, and for longer than planned.',
      'Agree with a blood cancer centre where you live that it takes over afterwards.',
    ],
    recovery: [
      feverWarning,
      'The immune system needs six to twelve months, after donor cells often longer: wash hands, avoid crowds, raw food, building dust and ill people.',
      'After donor cells, rash, diarrhoea, yellow skin or dry eyes and mouth can be graft-versus-host disease and must be reported on the same day.',
      "Vaccinations are given anew from about half a year after the transplant, on your doctor's plan.",
      'Blood tests continue for years, at first several times a week.',
      'Weakness lasts for months; recovery goes in small steps and needs company.',
    ],
    questionsForProvider: [
      ...boardQuestions,
      'How many such transplants do you do a year, and how do your patients with my disease fare after one year?',
      'Is the centre accredited (for example by JACIE or FACT), and does it have a protected ward and intensive care?',
      'How long must I stay near you, and what would make it longer?',
      ask.complication,
      'Who takes over where I live, and from which day?',
    ],
    flyingHome:
      "Fly only with the transplant team's written consent and stable blood counts: commonly not before about four to six weeks after own cells, and about 100 days after donor cells.",
  },
}
