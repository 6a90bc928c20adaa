import { steps, type FactsOf, type WrittenFacts } from './procedure-facts.js'

const rulesInEgypt =
  "Know the rules: Egyptian rules allow treatment of a husband and wife with their own eggs and sperm, while the marriage lasts, and clinics ask for the marriage certificate, attested and translated. Donation and surrogacy are prohibited. After a divorce or the husband's death frozen eggs, sperm or embryos may not be used: ask before you freeze, and ask whether they may leave the country."

const coupleRecords = [
  "Send both partners' results: hormones and AMH, an ultrasound, a semen analysis, tests for infections, and reports of earlier cycles.",
  rulesInEgypt,
  'Start folic acid at least a month before, in the dose your doctor advises, and stop smoking, both of you.',
  'Agree with the clinic on your cycle dates before you book flights: the body, not the calendar, sets the days.',
]

const ovaryWarning =
  'A fast growing belly, strong pain, vomiting, little urine or breathlessness can mean overstimulated ovaries: seek medical help at once.'
const earlyPregnancy =
  'A blood test about two weeks later shows whether you are pregnant; bleeding or one-sided pain after a positive test must be checked on the same day.'

const askClinic = [
  'What are the chances of a live birth per cycle started, for people of our age and findings, in your clinic?',
  'How many embryos do you transfer, and how do you avoid twins and triplets?',
  'How do you prevent overstimulated ovaries, and who answers at night?',
  'What happens with embryos that are left, how long are they stored, and what if we cannot return?',
  'What is not part of the quote: medicines, freezing, tests, a canceled cycle?',
]

const cycleSteps = (fertilisation: string) =>
  steps(`
    1 | Arrival and rest | Settle in near the clinic, with your medicines and both passports and certificates at hand.
    2 | First visit | Both partners see the doctor; ultrasound and blood tests show whether stimulation can begin.
    3 | Stimulation begins | You learn to inject the hormones yourself; injections go on for about ten to twelve days.
    7 | First monitoring | Ultrasound and blood tests show how many follicles grow, and the dose is adapted.
    10 | Second monitoring | A further check sets the day of the last injection, which ripens the eggs.
    14 | Egg retrieval | Under light sedation the eggs are taken with a fine needle in about half an hour. ${fertilisation}
    15 | News from the laboratory | You hear how many eggs were fertilised; you rest and drink plenty.
    18 | Embryo transfer | On the third to fifth day one embryo, rarely two, is placed in the womb without anesthesia, or all are frozen for later.
  `)

const cycleRecovery = [
  'Bloating and mild cramps are common for some days after egg retrieval.',
  'Progesterone is usually continued until the pregnancy test and, if it is positive, for some weeks.',
  ovaryWarning,
  earlyPregnancy,
  'Waiting is hard on both of you; talk to each other and ask the clinic for counseling if you wish.',
]

const fullCycle: Pick<WrittenFacts, 'nights' | 'consultationDay' | 'treatmentDay' | 'flyAfter' | 'flyingHome'> = {
  nights: { min: 18, max: 23 },
  consultationDay: 2,
  treatmentDay: 14,
  flyAfter: { min: 1, from: 18 },
  flyingHome:
    'Clinics commonly allow flying one to two days after the embryo transfer; wait longer when the ovaries are overstimulated, because of blood clots.',
}

/** CAT-06 */
export const fertilityIvf: FactsOf<'fertility-ivf'> = {
  ivf: {
    ...fullCycle,
    steps: cycleSteps('A fresh semen sample is given on the same day, and eggs and sperm meet in the laboratory dish.'),
    beforeTravel: [
      ...coupleRecords,
      'Ask whether stimulation can begin where you live; the stay then shortens to about eight to ten nights.',
    ],
    recovery: cycleRecovery,
    questionsForProvider: [...askClinic, 'Is IVF enough for us, or do you advise ICSI, and why?'],
  },
  icsi: {
    ...fullCycle,
    steps: cycleSteps(
      'Semen is given, or sperm taken from the testicle, on the same day, and one sperm is injected into each ripe egg.',
    ),
    beforeTravel: [
      ...coupleRecords,
      'Where very few or no sperm were found, have the man seen by a urologist, and ask about genetic tests first.',
      'Ask whether stimulation can begin where you live; the stay then shortens to about eight to ten nights.',
    ],
    recovery: [...cycleRecovery, 'After sperm was taken by surgery, mild pain and swelling for some days are common.'],
    questionsForProvider: [
      ...askClinic,
      'Why ICSI in our case, and what if no sperm can be found on the day?',
      'Should sperm be frozen before the cycle, as a reserve?',
    ],
  },
  iui: {
    nights: { min: 10, max: 15 },
    consultationDay: 2,
    treatmentDay: 10,
    flyAfter: { min: 1 },
    steps: steps(`
      1 | Arrival and rest | Arrive at the beginning of your cycle, as agreed with the clinic.
      2 | First visit | Both partners see the doctor; ultrasound and blood tests follow, and tablets or mild injections may begin.
      6 | First monitoring | Ultrasound shows how many follicles grow; with too many, the cycle is stopped to avoid twins and triplets.
      8 | Second monitoring | A further ultrasound sets the day, and an injection may start ovulation.
      10 | Insemination | Semen is prepared in the laboratory and placed in the womb with a thin tube; it takes some minutes and needs no anesthesia.
    `),
    beforeTravel: [
      ...coupleRecords,
      'At least one open tube is needed: ask for the test before you travel.',
      'Ask whether monitoring can be done where you live; the stay then shortens to three to five nights.',
    ],
    recovery: [
      'Mild cramps or spotting on the day are common, and everyday life can go on.',
      'Several cycles are often needed; decide beforehand how many you want to try.',
      ovaryWarning,
      earlyPregnancy,
    ],
    questionsForProvider: [
      'What are our chances per cycle with IUI compared with IVF, at our age?',
      'How many cycles do you advise before another way is taken?',
      'What do you do when too many follicles grow?',
      'Which parts can be done by our own doctor?',
      'Who answers our questions after we are back?',
    ],
    flyingHome: 'Flying is commonly fine on the day after the insemination.',
  },
  pgt: {
    nights: { min: 16, max: 23 },
    consultationDay: 2,
    treatmentDay: 14,
    flyAfter: { min: 2 },
    secondJourney: {
      afterDays: { min: 30, max: 90 },
      reason: 'The embryo is transferred in a later cycle, once the results are there; five to seven nights.',
    },
    steps: steps(`
      1 | Arrival and rest | Settle in near the clinic, with your genetic reports and certificates at hand.
      2 | First visit and genetic counseling | Doctor and geneticist explain what can be tested, how sure the result is, and what it cannot tell.
      3 | Stimulation begins | You learn to inject the hormones yourself; injections go on for about ten to twelve days.
      8 | Monitoring | Ultrasound and blood tests adapt the dose and set the day of the last injection.
      14 | Egg retrieval and ICSI | Eggs are taken under light sedation, and one sperm is injected into each.
      16 | Check-up and plan | You are examined; the embryos grow until the fifth or sixth day, when a few cells are taken for the test and the embryos are frozen.
    `),
    beforeTravel: [
      ...coupleRecords,
      'Send your genetic reports early: a test for a single gene has to be prepared for your family, which takes weeks.',
      'Plan a second journey of about five to seven nights: the embryo is transferred in a later cycle, when results are there.',
      'Ask which tests the law allows. Choosing a sex without a medical reason is banned in many countries and disputed in Egypt, and may be a crime where you live: we do not arrange it.',
    ],
    recovery: [
      'Bloating and mild cramps are common for some days after egg retrieval.',
      'Results commonly arrive after two to four weeks; sometimes no embryo can be transferred. Ask for counseling beforehand.',
      'Testing all chromosomes (PGT-A) has not been shown to give most people a better chance of a child.',

      ovaryWarning,
      'The test lowers risks and does not rule them out, so tests in pregnancy are still advised.',
    ],
    questionsForProvider: [
      ...askClinic,
      'Which test do you advise for us (PGT-A, PGT-M or PGT-SR), and how often is it wrong or unclear?',
      'Which laboratory tests the cells, and is it accredited?',
      'What do you do with embryos whose result is unclear?',
    ],
    flyingHome:
      'Clinics commonly allow flying two to three days after egg retrieval; wait longer when the ovaries are overstimulated, because of blood clots.',
  },
}
