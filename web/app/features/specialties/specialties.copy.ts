/** The words around a specialty. */
export const specialtiesCopy = {
  all: 'Medical Tourism',
  procedures: 'Procedures',
  nights: (least: number, most: number) =>
    least === most ? `Commonly ${least} nights in Egypt` : `Commonly ${least} to ${most} nights in Egypt`,
  noNights: 'Usually no night in hospital',
  more: 'Read more',
  treatments: 'Also treated',
  packages: 'Packages',
  asOf: 'Price of',
  validUntil: 'valid until',
  priceSource: 'Source',
} as const
