/** Text around a treatment. */
export const treatmentsCopy = {
  all: 'Treatments',
  stay: 'Stay in Egypt',
  nights: (min: number, max: number) => (min === max ? `${min} nights` : `${min} to ${max} nights`),
  journeys: 'Journeys',
  journeysOf: (count: number) => (count === 1 ? 'One' : 'Two, months apart'),
  price: 'Typical price in Egypt',
  noPrice: 'No price yet',
  askPrice: 'Ask for a written quote',
  checked: (date: string) => `Checked ${date}, our estimate`,
  /** Notes by unit about details of a unit price that the price table does not state. */
  leftOpen: new Map([
    ['per implant', 'our table does not say what one implant includes'],
    ['per tooth', 'our table does not say whether it is porcelain or composite'],
  ]),
  compare: 'Compare with home',
  flyingHome: 'Flying home',
  fromDay: (day: number) => `From day ${day} of the stay`,
  fromDayLong: (day: number) => `From day ${day} before a flight of 4 hours or more`,
  readMore: 'Read more',
  caution: 'Is it for you?',
  cautionText: 'Not for everyone',
  whoShouldNot: 'Who should not have it',
  whenNot: 'When travel is a bad idea',
  facts: 'Typical figures to help you plan. They are not medical advice; your doctor decides.',
  unreviewed: 'They are our own estimate. A clinician has not reviewed them yet.',
} as const
