import type { Package } from '../../site.types.js'

const asOf = '2026-11-01'
const priceSource = "Seneb's own catalogue: a starting price in US dollars, not the offer of a provider"

/** The three packages with a price to start from (SEO-10, O-9). What counts is the provider's written quote. */
export const packages: readonly Package[] = [
  {
    key: 'hair-transplant-package',
    specialty: 'hair-transplant',
    name: 'Hair transplant package',
    description:
      'One hair transplant with consultation, treatment and first check-up, and a short stay around it. The doctor decides at the consultation whether it suits you.',
    fromUsd: 2500,
    asOf,
    priceSource,
    inclusions: ['treatment', 'accommodation', 'airport-pickup', 'interpreter', 'concierge', 'check-ups'],
  },
  {
    key: 'dental-care-package',
    specialty: 'dental-care',
    name: 'Dental care package',
    description:
      'One stay for planned dental work with examination, treatment plan, treatment and check-up. What is treated is agreed after the examination.',
    fromUsd: 1800,
    asOf,
    priceSource,
    inclusions: ['treatment', 'accommodation', 'airport-pickup', 'interpreter', 'concierge', 'records'],
  },
  {
    key: 'cosmetic-surgery-package',
    specialty: 'cosmetic-surgery',
    name: 'Plastic surgery package',
    description:
      'One planned operation with consultation, hospital stay and check-ups, and the days of rest before you fly. A consultation comes first, and you may decide against it.',
    fromUsd: 4500,
    asOf,
    priceSource,
    inclusions: ['treatment', 'accommodation', 'airport-pickup', 'interpreter', 'concierge', 'check-ups', 'companion'],
  },
]
