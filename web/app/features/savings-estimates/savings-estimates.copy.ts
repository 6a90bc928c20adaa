/** The words of the savings calculator (CALC-01..11, D-26, D-29, D-31). Sentences about a wrong answer are the form's. */
export const savingsCopy = {
  home: {
    /** When no claim may be made (D-26). */
    titleWithoutClaim: 'High-quality care without compromising comfort',
    lead: 'Pick your country and a procedure. We show where each price comes from, and when we last checked it.',
    range: (min: number, max: number, date: string) =>
      `Typical savings ${min}–${max}% on the 5 listed procedures (our table, as of ${date}).`,
  },
  estimator: {
    pageTitle: 'Cost estimator',
    description:
      'Compare what a procedure costs at home and in Egypt, with prices per eye, tooth or implant, their source and their date, and ask for a written quote.',
    eyebrow: 'Cost estimator',
    /** CALC-01: read as one sentence, shown in two sizes. */
    title: 'Plan Your Medical Trip:',
    lead: 'Complete the form below to receive your personalized medical travel quote within 24 hours.',
    formTitle: 'Your estimate',
    summaryTitle: 'Please look at these answers once more',
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
  result: {
    label: 'Your result',
    atHome: 'At home',
    atHomeOwn: 'At home, your price',
    inEgypt: 'In Egypt',
    saved: 'You save',
    less: (percent: number) => `${percent}% less`,
    source: (source: string, date: string) => `${source}. As of ${date}.`,
    /** What the price of one unit leaves open, by unit; until the table says it, people are told that it does not. */
    leftOpen: new Map([
      [
        'per implant',
        'The table does not say what one implant includes: a price at home often holds the connecting part and the crown, the price in Egypt may be the screw alone. Compare written quotes.',
      ],
      [
        'per tooth',
        'The table does not say whether a veneer is of porcelain or of composite, which costs less and lasts less long. Compare written quotes.',
      ],
    ]),
    cta: 'Plan Your Medical Trip',
    quote: 'Get my written quote',
    quoteHint: 'A few questions follow. A person answers within 24 hours, and you get a reference to hold us to it.',
    compare: 'Compare',
    empty: 'Choose a country and a procedure, and the two prices stand side by side here.',
    unavailable: 'The calculator cannot be reached just now. Please try again in a moment.',
  },
} as const

/** Dollars as people write them: no cents unless there are some. */
export function dollars(amount: number): string {
  return money.format(amount)
}

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** A day as people write it; `date` is YYYY-MM-DD. */
export function dayOf(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`))
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
