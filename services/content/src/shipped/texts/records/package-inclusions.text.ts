import type { PackageInclusion } from '../../publication.types.js'
import { prose } from '../prose.js'

/** Common contents of a package; the written quote says which of them a person's package includes (GEN-03, SPEC-02). */
export const packageInclusions: readonly PackageInclusion[] = [
  {
    key: 'treatment',
    title: 'The treatment itself',
    text: prose(`
      What the provider quotes for: the people who treat you, the room or theater, the materials and the check-ups that
      are named. The quote comes from the provider, in writing.
    `),
  },
  {
    key: 'accommodation',
    title: 'Accommodation',
    text: prose(`
      A room near the provider for the nights of treatment and rest: a hotel, an apartment or a hospital guesthouse,
      whichever suits your recovery. Ask for a lift, a walk-in shower or a second bed if you need one.
    `),
  },
  {
    key: 'airport-pickup',
    title: 'Airport pickup',
    text: prose(`
      Someone who knows your name meets you at arrivals and takes you to where you stay, and back again when you leave.
      Tell us about a wheelchair or a companion beforehand.
    `),
  },
  {
    key: 'interpreter',
    title: 'An interpreter',
    text: prose(`
      A person who speaks your language sits with you where it matters: the first consultation, the consent form, the
      discharge. Ask for a medical interpreter, not a relative or a driver, when you sign.
    `),
  },
  {
    key: 'concierge',
    title: 'Concierge support',
    text: prose(`
      One contact in Egypt for everything around the treatment: appointments, a pharmacy, a SIM card, a changed flight.
      It is practical help, not medical help.
    `),
  },
  {
    key: 'records',
    title: 'Your papers',
    text: prose(`
      A report in English, the names of your medicines, cards of any implants and copies of your scans, so that a doctor
      at home can carry on.
    `),
  },
  {
    key: 'check-ups',
    title: 'Check-ups before you fly',
    text: prose(`
      The visits that the provider plans between treatment and departure, with a word in writing on when you may fly.
    `),
  },
  {
    key: 'rehabilitation',
    title: 'Physiotherapy in Egypt',
    text: prose(`
      Sessions in hospital and, where it is quoted, afterward where you stay, with exercises to take home. Recovery
      goes on for months, so arrange the rest with a therapist near you.
    `),
  },
  {
    key: 'nutrition',
    title: 'A dietitian',
    text: prose(`
      Talks before and after the treatment about what to eat and drink, with a plan for the first weeks.
    `),
  },
  {
    key: 'companion',
    title: 'Room for a companion',
    text: prose(`
      A second bed, and a place for your companion in transfers and talks. Say who comes with you, and what they need,
      when you enquire.
    `),
  },
]
