/** Text of the savings calculator (CALC-01..11, D-26, D-29, D-31). Error messages are part of the form. */
export const savingsCopy = {
  home: {
    /** When no claim may be made (D-26). */
    titleWithoutClaim: 'What would treatment cost in Egypt?',
    lead: (date: string | undefined) =>
      `Our own estimates, ${date ? `checked on ${date}` : 'each with its date'}. Have a quote? Use your own price in the cost estimator.`,
  },
  estimator: {
    pageTitle: 'Cost estimator',
    description:
      'Compare what a procedure costs at home and in Egypt, with prices per eye, tooth or implant, their source and their date, and ask for a written quote.',
    eyebrow: 'Cost estimator',
    title: 'What would it cost at home and in Egypt?',
    /** CALC-01. */
    lead: 'Plan Your Medical Trip: Complete the form below to receive your personalized medical travel quote within 24 hours. The prices appear right away. The quote is written by a provider: ask for it under the prices, and a person answers you within 24 hours.',
    formText: 'Nothing you choose here is sent to anybody.',
    formTitle: 'Your estimate',
    summaryTitle: 'Please check these answers',
  },
  fields: {
    country: { label: 'Your country', placeholder: 'Select your country' },
    procedure: { label: 'Procedure', placeholder: 'Select a procedure' },
    homePriceUsd: {
      label: 'Price at home in USD',
      hint: 'If you have a quote: for one eye, tooth or implant. It takes the place of our reference price.',
      mark: 'optional',
    },
  },
  calculate: 'Calculate savings',
  /** Below the button while it cannot be pressed (CALC-04). */
  chooseBoth: 'Choose your country and a procedure first.',
  result: {
    label: 'Your result',
    atHome: 'At home',
    atHomeOwn: 'At home, your price',
    inEgypt: 'In Egypt',
    /** The table has only prices of the treatment; the costs of the journey are shown beside it. */
    saved: 'You save on the treatment alone',
    costsMore: (amount: string) => `In Egypt the treatment costs ${amount} more.`,
    costsTheSame: 'In Egypt the treatment costs the same.',
    journey: 'See the whole cost, door to door',
    less: (percent: number) => `${percent}% less`,
    source: (source: string, date: string) => `${source}. As of ${date}.`,
    cta: 'Plan Your Medical Trip',
    quote: 'Get my written quote',
    quoteHint:
      'A few questions follow. A person answers within 24 hours; the quote itself comes from a provider, if you agree that we ask one.',
    compare: 'Compare',
    empty: 'Choose a country and a procedure, and the two prices stand side by side here.',
    unavailable: 'The calculator cannot be reached just now. Please try again in a moment.',
  },
  table: {
    title: 'All prices, side by side',
    text: 'Typical prices for one eye, one tooth or one implant. Egypt comes first; the other prices are what people pay at home. They do not include the journey: where you read “cheaper at home”, flights and nights cost more than the treatment saves.',
    stayHome: 'cheaper at home',
    choose: 'Show prices of',
    caption: 'Typical prices in US dollars by country and procedure',
    country: 'Country',
    egypt: 'Egypt',
    noPrice: 'No price yet',
    about: (procedure: string) => `About ${procedure}`,
  },
  priceNotes: {
    title: 'What is not in the price',
    points: [
      'Flights, visa, and the nights in a hotel',
      'Tests, medicines and aids that the quote does not name',
      'A second journey: implants usually take two',
      'Check-ups and repairs after you are home',
      'Someone who travels with you, and travel insurance that covers planned treatment',
    ],
    questionsTitle: 'Three questions to ask',
    questions: [
      'What exactly does this price include, line by line, and what would cost extra?',
      'Which make and model do you use, and will I get its papers?',
      'If it has to be done again, who pays for the treatment, the flight and the stay?',
    ],
  },
} as const

/** Note in a trip planner that was opened with a procedure to quote (D-31). */
export const carriedNoteCopy = {
  title: (procedure: string) => `Your written quote: ${procedure}`,
  text: 'We have filled in what you chose. Complete the rest, and a person answers within 24 hours. If you agree, we ask providers for a quote in writing.',
} as const
