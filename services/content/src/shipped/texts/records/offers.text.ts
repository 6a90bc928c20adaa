import type { Offer } from '../../site.types.js'

/** The early spots of the waiting list: sample figures (SPEC-07, VALS-02, D-27, O-3). */
export const offers: readonly Offer[] = [
  {
    key: 'early-spots',
    text: 'Only {remaining} Early Spots Left for Exclusive Discounts',
    total: 50,
    remaining: 50,
    terms:
      'Sample offer. A spot is a place on the waiting list and costs nothing. Whether a discount applies, and to what, is set out in the quote of the provider. A consultation always comes first, and nobody has to decide because of it.',
    sample: true,
  },
]
