import type { CompanyValue } from '../../site.types.js'
import { prose } from '../prose.js'

/** The four values we work by (VALS-01). */
export const companyValues: readonly CompanyValue[] = [
  {
    key: 'trust',
    title: 'Trust',
    text: prose(`
      We say what we know, where we know it from, and what we do not know. Prices carry their date. Accreditation is a
      certificate with a number and an end, not an adjective. We are not a medical provider, and we never speak as one.

      Your details belong to you. We use them to answer your enquiry, and a provider sees them only when you ask for it.
    `),
  },
  {
    key: 'clarity',
    title: 'Clarity',
    text: prose(`
      You should be able to read a plan once and understand it: who treats you, where, on which day, what it costs, what
      is left out, and who pays if something takes longer.

      We write in plain words and name the risks beside the benefits. When traveling is a bad idea for you, we would
      rather say so before you book than after.
    `),
  },
  {
    key: 'support',
    title: 'Support',
    text: prose(`
      A person reads what you send us and answers within 24 hours. The same team stays with you while you compare,
      decide, travel and go home.

      Support has limits, and you should know them. We arrange, translate and remind; doctors diagnose, treat and look
      after complications.
    `),
  },
  {
    key: 'well-being',
    title: 'Well-being',
    text: prose(`
      Getting well takes longer than a treatment. Days of rest are part of every plan, flights wait until your doctor
      agrees, and there is no countdown to hurry you.

      Seneb is the ancient Egyptian word for health. We wish you that, whether you travel with us, with someone else,
      or not at all.
    `),
  },
]
