interface RegisteredClaim {
  /** The evidence, or why the sentences need none. */
  readonly basis: string
  /** Sentences as written in the sources, without typographic marks. */
  readonly sentences: readonly string[]
}

/** Every sentence of the project with a claim that requires evidence, grouped by its basis (GEN-08). */
export const registeredClaims = {
  answerWithinADay: {
    basis:
      'The promise that is tracked: answer-promise.rules.ts stores by when each enquiry is to be answered, the receipt names the minute, and publish-promise-thresholds.ts tells the team, and at last the person, of a promise that runs out (GEN-07).',
    sentences: [
      'A person reads your enquiry and answers within 24 hours.',
      'A clock starts: a person from our care team answers within 24 hours.',
      'A person from our care team aims to answer within 24 hours.',
      'We take your enquiry, and a person answers within 24 hours.',
      'We take your enquiry, and a person aims to answer within 24 hours.',
      'You receive a reference at once, and a person answers within 24 hours.',
      'A care advisor reads it and answers within 24 hours.',
      'A person answers your enquiry within 24 hours',
      'A person reads what you send us and answers within 24 hours.',
      'We contact you within 24 hours.',
      'The quote is written by a provider: ask for it under the prices, and a person answers you within 24 hours.',
      'Someone from our care team will contact you within 24 hours.',
      "We'll contact you within 24 hours to discuss your medical journey.",
      'Within 24 hours a person answers, the way you chose or by email; if you chose a later day, we also contact you on that day.',
      'Complete the rest, and a person answers within 24 hours.',
      'Plan Your Medical Trip: Complete the form below to receive your personalized medical travel quote within 24 hours.',
      'A person answers within 24 hours; the quote itself comes from a provider, if you agree that we ask one.',
      'Our team will contact you within 24 hours with a personalized itinerary.',
      'An email confirmation with your reference is on its way, and within 24 hours a personal answer.',
      'Within 24 hours a person answers, with an itinerary or with a question.',
      'Our team will contact you within 24 hours with your personalized medical travel plan.',
    ],
  },
  promiseMeter: {
    basis:
      'Counted from the promises of the last 90 days by promise-meter.ts, the query of the report on the desk, hidden below twenty and held to the timelines by `npm run promise -- recount` (F-C17).',
    sentences: ['…% of at least … enquiries were answered within 24 hours,'],
  },
  savings: {
    basis:
      'The price table, with its date beside it: claim.rules.ts shows the heading only while the table bears it out (O-2, D-26).',
    sentences: ['Save up to 70% on high-quality care without compromising comfort'],
  },
  earlySpots: {
    basis:
      'An offer record with what remains of it: shown while that is more than nothing, a sample in the demo, absent in production (O-3).',
    sentences: ['Only {remaining} Early Spots Left for Exclusive Discounts'],
  },
  whatAccreditationIs: {
    basis:
      'Says what accreditation is and who gives it, of no provider of ours that it has one (D-28); sources stand under the texts.',
    sentences: [
      'A sober look at Egypt for planned treatment: medical schools, accreditation, what WHO has confirmed, law, insurance and aftercare, and how to decide.',
      'What accreditation tells you',
      'In 2018 Egypt founded an authority that sets standards for hospitals and clinics, visits them and accredits them: the General Authority for Healthcare Accreditation and Regulation, GAHAR.',
      'International bodies accredit some hospitals as well.',
      'An accreditation says that on the day of the visit certain things were in order: hand washing, patient identification, fire exits, records.',
      'Accreditation standards (Law 2 of 2018)',
      'General Authority for Healthcare Accreditation and Regulation (GAHAR), Egypt',
      'Accreditation belongs to one hospital for a limited time.',
      'Who is behind Seneb, and which bodies accredit hospitals and services for patients who travel.',
      'Who is behind Seneb, what our care team does and does not do, and which independent bodies accredit hospitals and services for patients who travel.',
      'Accreditation standards',
      'Accreditation means that an independent body has visited a hospital or a service and found that it meets published standards, for a limited time.',
      'Below we describe two accreditation bodies you may come across.',
      'Since 2018 Egypt has had an authority of its own that sets standards and accredits hospitals and clinics, [GAHAR](https://www.gahar.gov.eg).',
      'Not every provider is accredited.',
      'Accreditation is a certificate with a number and an end, not an adjective.',
      'how accreditation works',
      'A body that accredits hospitals around the world.',
      'Its surveyors visit a hospital, compare it with published standards for patient safety and quality, and come back when the accreditation runs out.',
      'Accreditation belongs to one hospital for a limited time: look the hospital up by name, and check the date.',
      'Global Healthcare Accreditation',
      "It adds to a hospital's clinical accreditation and does not replace it.",
      'Accreditation bodies you may come across',
    ],
  },
  partnership: {
    basis: 'Shown for a body only while a written agreement with it is on record (TEAM-04, D-28).',
    sentences: ['Accreditation partner of Seneb'],
  },
  questionsToAsk: {
    basis: 'A question that a patient may ask, or that we are asked: it claims nothing.',
    sentences: [
      'Is the center accredited (for example by JACIE or FACT), and does it have a protected ward and intensive care?',
      'Which laboratory tests the cells, and is it accredited?',
      'Are the hospitals accredited?',
      'Accreditation with a date, intensive care in the building, a blood bank.',
    ],
  },
  denials: {
    basis: 'Says that we do not promise it.',
    sentences: [
      'Nobody can guarantee health.',
      'We do not employ, supervise or guarantee providers, and we do not promise that a treatment succeeds.',
      'Where we show an accreditation or a licence, we show who issued it and until when, as far as the provider has proved it to us.',
    ],
  },
  advice: {
    basis: 'Medical advice of the page with its sources below; no superlative of ours or of a provider.',
    sentences: [
      'Often the best place is close to home.',
      'They give the best contrast, and are the standard.',
      'The most expensive lens does not suit everyone best.',
      'A transplant is tissue from someone who has died, at its best a gift, and the beginning of a long partnership with an eye doctor near you.',
      'Glaucoma care is a matter of years, so it is best close to home.',
      'That is why the examination must be strict, and why "no" can be the best result of a journey.',
      'Yellow shades lighten best.',
    ],
  },
  otherSenses: {
    basis: 'The same words in another sense.',
    sentences: [
      'The scribe divided his text into columns and numbered them up to 110, although there are only 108: he left out 28 and 29, and nobody knows why.',
      'The best known of them lived in the third millennium before our era and stands, or rather sits, in the Egyptian Museum in Cairo.',
      'until you leave; then only that you left, so that we do not write again',
      'Search Seneb: specialties, procedures, treatments, articles and common questions about treatment and travel to Egypt, in one list, best match first.',
    ],
  },
} as const satisfies Record<string, RegisteredClaim>

/** Sentences that a page or an e-mail puts together of several parts, as they are read. */
export const composedClaims = {
  answerWithinADay: {
    basis: 'As registered above: the receipt takes the hours of the promise from its rules (GEN-07, TRIP-57).',
    sentences: [
      'An email confirmation arrives within 24 hours',
      'Our team will contact you within 24 hours.',
      'A person answers you within 24 hours',
    ],
  },
  promiseMeter: {
    basis: 'As registered above.',
    sentences: ['{percent}% of at least {count} enquiries were answered within 24 hours, {from} to {until}.'],
  },
  savings: {
    basis: 'Reckoned from the price table when the page is made, with its date (D-26).',
    sentences: [
      'Typical savings {least}–{most}% on the {count} listed procedures, for the treatment alone (our table, as of {day}).',
      'Of {count} comparisons, {some} save up to 70% and {others} save more.',
    ],
  },
  reserve: {
    basis: 'A line of a reckoning of costs that says how it is reckoned.',
    sentences: ['Reserve, 10% of these costs in Egypt'],
  },
  earlySpots: {
    basis: 'As registered above, with the mark that it is a sample.',
    sentences: ['Only {remaining} Early Spots Left for Exclusive Discounts (Sample)'],
  },
  whatAccreditationIs: {
    basis: 'Names a source below a text, or the site of the body it is about.',
    sentences: [
      'Accreditation standards, General Authority for Healthcare Accreditation and Regulation (GAHAR), Egypt',
      'Accreditation standards (Law 2 of 2018), General Authority for Healthcare Accreditation and Regulation (GAHAR), Egypt',
      'Visit its site: Global Healthcare Accreditation↗ (opens in a new tab)',
    ],
  },
  samples: {
    basis: 'A press item that is shown as a sample of one.',
    sentences: ['A press item about how accreditation works would be summed up here in one or two sentences.'],
  },
} as const satisfies Record<string, RegisteredClaim>
