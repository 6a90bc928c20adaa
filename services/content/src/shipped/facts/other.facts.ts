import { ask, before } from './phrases.js'
import { steps, type FactsOf } from './procedure-facts.js'

/** CAT-12: a treatment that is not in the list, so only what is true of every planned treatment. */
export const other: FactsOf<'other'> = {
  other: {
    nights: { min: 5, max: 14 },
    consultationDay: 2,
    treatmentDay: 3,
    flyAfter: { min: 1 },
    steps: steps(`
      1 | Arrival and rest | Settle in, and keep your medical papers and medicines at hand.
      2 | Consultation and tests | The provider examines you, goes through your records and decides with you whether and how to treat.
      3 | Treatment | The treatment takes place as agreed; its day and length are the provider's decision.
      5 | Check-up | The provider sees how you are, gives advice for the time afterward and hands you your report.
    `),
    beforeTravel: [
      'Describe to the care team, in your own words, what you are looking for, so that a suitable provider can be asked.',
      before.records,
      before.medicines,
      'Book flights only after the provider has confirmed treatment and dates in writing.',
      before.ownDoctor,
      before.insurance,
    ],
    recovery: [
      'Recovery depends on the treatment; ask for a written plan with what you may do from which day.',
      'Take prescriptions and your report with you, and have a check-up arranged where you live.',
      'Fever, growing pain, bleeding, chest pain or breathlessness: seek medical help at once.',
    ],
    questionsForProvider: [
      'Who will treat me, what training do they have, and how often do they do this?',
      ask.alternatives,
      ask.risks,
      'How many nights should I stay, and what could make it longer?',
      ask.complication,
      ask.followUp,
    ],
    flyingHome: 'Ask the provider in writing when you may fly; it depends on the treatment and on how you are.',
  },
}
