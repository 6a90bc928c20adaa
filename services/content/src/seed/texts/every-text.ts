import type { ShippedTexts } from '../published.types.js'

/** Every text we ship, by kind; the order in each list is the order of display. */
export const shippedTexts: ShippedTexts = {
  specialties: [],
  treatments: [],
  pages: [],
  articles: [],
  news: [],
  faqs: [],
  legalDocuments: [],
  values: [],
  team: [],
  partners: [],
  packageInclusions: [],
  packages: [],
  offers: [],
  claims: [],
  settings: [],
}
