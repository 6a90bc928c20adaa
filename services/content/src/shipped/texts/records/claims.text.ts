import { pricesAsOf, savingsClaim } from '../../prices.js'
import type { Claim } from '../../site.types.js'

/** Sentences that promise something, each with what bears it out (GEN-08, O-2). */
export const claims: readonly Claim[] = [
  { key: savingsClaim.key, text: savingsClaim.text, evidence: savingsClaim.evidence, asOf: pricesAsOf },
  {
    key: 'answer-within-24-hours',
    text: 'A person answers your enquiry within 24 hours',
    evidence:
      'Every enquiry starts a clock when it is saved, and its receipt names the minute by which it is to be answered. How many of the last 90 days were answered in time is counted from that clock and, from 20 enquiries on, shown beside the promise.',
    asOf: pricesAsOf,
  },
  {
    key: 'rating',
    text: 'Rated 4.8 out of 5 by 127 patients',
    evidence: 'Sample figures that show how a rating looks; nobody has rated us yet.',
    asOf: pricesAsOf,
    sample: true,
  },
]
