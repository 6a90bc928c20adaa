import type { QuoteGroup, QuotePoint, StopSign } from './quote-check.rules.js'

interface PointText {
  /** Label of the checkbox; completes "The quote says …". */
  readonly tick: string
  /** Question for the clinic when the quote does not say it. */
  readonly question: string
}

/** Copy of the quote check. The questions are worded to be sent unchanged. */
export const quoteCheckCopy = {
  pageTitle: 'Check a quote for treatment abroad',
  description:
    'Tick what a clinic’s quote says. See what is missing, the signs to stop, and the questions to send, for any clinic in any country. Nothing is stored.',
  eyebrow: 'For any clinic, in any country',
  title: 'Check a quote',
  lead: 'Tick what your quote says. You see what is missing, and you get the questions to send. We store nothing, and you need not use us.',
  crumb: 'Check a quote',
  form: {
    title: 'What does the quote say?',
    hint: 'Leave a box empty when you are not sure. We ask neither for your name nor for your health.',
    procedure: {
      label: 'What is it for?',
      hint: 'Choose it, and points that only such a quote needs join the list.',
      placeholder: 'Any treatment',
      mark: 'optional',
    },
    signs: 'Is any of this true?',
    signsHint: 'Each of these is a reason to stop, however good the price.',
    check: 'Check this quote',
    reset: 'Start again',
  },
  groups: {
    who: 'Who treats you, and where',
    included: 'What is included',
    money: 'What you pay, and when',
    afterwards: 'After treatment',
  } satisfies Record<QuoteGroup, string>,
  points: {
    clinic: {
      tick: 'The clinic’s full name, address and license number',
      question: 'What are the full name, address and license number of the clinic?',
    },
    doctor: {
      tick: 'The name of the doctor who treats you',
      question: 'Which doctor will treat me? Please send the name, the training and the registration number.',
    },
    procedure: {
      tick: 'What exactly is done, and how much of it',
      question: 'What exactly will be done, by which method, and to how many teeth, eyes or parts?',
    },
    examination: {
      tick: 'The examination, scans and tests before treatment',
      question: 'Which examinations, scans and tests take place before treatment, and does the price include them?',
    },
    anesthetic: {
      tick: 'The anesthetic, and who looks after you during it',
      question: 'Which anesthetic is planned, who gives it, and does the price include it?',
    },
    implant: {
      tick: 'The make and model of every implant, lens or material',
      question: 'Which make and model of implant, lens or material will be used, and will I get its card and papers?',
    },
    grafts: {
      tick: 'How many grafts, and who takes and places them',
      question: 'How many grafts are planned, and which steps does the doctor do in person?',
    },
    storage: {
      tick: 'Freezing and storage, and for how long',
      question: 'Does the price include freezing and storage, for how long, and what does each further year cost?',
    },
    nights: {
      tick: 'How many nights you stay, and where',
      question: 'How many nights do I stay in the hospital and in the city, and which of them are in the price?',
    },
    'intensive-care': {
      tick: 'Whether there is intensive care in the building',
      question: 'Is there intensive care in the same building day and night, and who pays if I need it?',
    },
    medicines: {
      tick: 'Medicines, dressings and aids',
      question: 'Which medicines, dressings and aids does the price include, here and for the way home?',
    },
    'check-ups': {
      tick: 'The check-ups before you go home',
      question: 'How many check-ups are included before I go home, and on which days?',
    },
    excluded: {
      tick: 'What is not included',
      question: 'What is not included? Please list everything that could be added to the bill.',
    },
    itemized: {
      tick: 'A price for each item',
      question: 'Please send the price item by item. A single total cannot be compared.',
    },
    currency: {
      tick: 'The currency, and who bears exchange-rate changes',
      question: 'In which currency do I pay, and who bears a change of the exchange rate?',
    },
    payment: {
      tick: 'How much you pay, when, and to whom',
      question: 'How much do I pay, on which dates, and to which account in the clinic’s name?',
    },
    refund: {
      tick: 'What you get back if treatment is canceled',
      question: 'What do I get back if I cancel, or if the doctor advises against treatment after the examination?',
    },
    validity: {
      tick: 'How long the price is valid',
      question: 'Until which date is this price valid?',
    },
    complication: {
      tick: 'Who pays for a complication',
      question: 'If there is a complication, where am I treated, and who pays for treatment and extra nights?',
    },
    revision: {
      tick: 'What happens if the result has to be corrected',
      question:
        'If the result has to be corrected, what is free of charge, for how long, and who pays for the journey?',
    },
    'second-journey': {
      tick: 'Whether a second journey is needed, and what it costs',
      question: 'Is a second journey needed, when, for how many nights, and which costs come with it?',
    },
    flying: {
      tick: 'When you may fly home',
      question: 'How many days after treatment may I fly home, and who decides that on the day?',
    },
    records: {
      tick: 'Your records in English',
      question: 'Will I get all reports, scans and a list of medicines in English before I leave?',
    },
    contact: {
      tick: 'Who answers your questions at home',
      question: 'Who answers my questions once I am home, how do I reach them, and how fast do they answer?',
    },
  } satisfies Record<QuotePoint, PointText>,
  signs: {
    unseen: 'The price is final although no doctor has seen your records, pictures or scans.',
    hurry: 'You are asked to pay today, or a discount is about to end.',
    'all-at-once': 'You are asked to pay everything before you have met a doctor.',
    'private-account': 'The money goes to a person, in cash or by gift card, not to the clinic’s account.',
    nameless: 'Nobody will name the doctor, or the name cannot be found in a register.',
    promise: 'A result is promised, or the treatment is called free of risk.',
    'same-day': 'Surgery is planned for the day you arrive, with no time to say no.',
    'nothing-written': 'Your questions are answered on the phone only, never in writing.',
  } satisfies Record<StopSign, string>,
  result: {
    STOP: (count: number) => (count === 1 ? 'Stop: there is a warning sign' : `Stop: there are ${count} warning signs`),
    ASK: (missing: number, expected: number) => `${missing} of ${expected} points are missing`,
    COMPLETE: () => 'The quote says what it should',
    stopText: 'Do not pay and do not book until a doctor has explained each of these in writing. You may walk away.',
    askText: "A missing point doesn't mean bad faith. Send the questions, and decide once you have the answers.",
    completeText:
      'That makes it a clear quote. It does not make it the right treatment: talk with your own doctor before you decide.',
    signs: 'The signs you ticked',
    missing: 'What is missing',
    questions: 'Questions to send',
    questionsHint: 'Send them as they are, or print this page.',
    copyQuestions: 'Copy the questions',
    shareProviderQuestions: 'Share',
    copied: 'Copied. Paste them into your message.',
    selected: 'Your browser does not let us copy. The questions are selected: copy them with its menu.',
    opening: 'Thank you for your quote. Please answer these questions in writing before I decide:',
    more: (procedure: string) => `Also worth asking about ${procedure}`,
    print: 'To print, use Print in your browser’s menu. Form, menu and footer are left out.',
  },
} as const
