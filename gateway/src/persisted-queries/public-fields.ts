/**
 * Fields of Query that answer everybody alike until something published changes. Search is public too, but no two people
 * ask the same, so that caching its answers would push out those that are worth it.
 */
export const publicFields: ReadonlySet<string> = new Set([
  ...[
    'airports',
    'article',
    'articles',
    'countries',
    'faqs',
    'journeyCost',
    'legalDocument',
    'legalDocuments',
    'page',
    'savingsClaim',
    'savingsPrices',
  ],
  ...[
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
  ],
])
