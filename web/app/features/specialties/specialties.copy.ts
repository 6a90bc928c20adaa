/** The words around a specialty. */
export const specialtiesCopy = {
  all: 'Medical Tourism',
  procedures: 'Procedures',
  nights: (min: number, max: number) =>
    min === max ? `Commonly ${min} nights in Egypt` : `Commonly ${min} to ${max} nights in Egypt`,
  noNights: 'Usually no night in hospital',
  unreviewed: 'Nights are our estimate: no clinician has signed them yet.',
  more: 'Read more',
  treatments: 'Also treated',
  packages: 'Packages',
  asOf: 'Price of',
  validUntil: 'valid until',
  priceSource: 'Source',
} as const
