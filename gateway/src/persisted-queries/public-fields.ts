/**
 * Fields of Query that answer everybody alike until something published changes, or for the minute that answers are cached. Search is public too, but no two people
 * ask the same, so that caching its answers would push out those that are worth it.
 */
export const publicFields: ReadonlySet<string> = new Set([
  'airports',
  'article',
  'articles',
  'countries',
  'faqs',
  'journeyCost',
  'legalDocument',
  'legalDocuments',
  'page',
  'promiseMeter',
  'savingsClaim',
  'savingsPrices',
  'site',
  'siteMap',
  'specialties',
  'specialty',
  'stayTimeline',
  'team',
  'treatment',
  'treatments',
  'treatmentTypes',
  'companyValues',
])
