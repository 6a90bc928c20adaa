/** What of everything published and priced is told of when it changes (S11). */
export const catalogueKinds = [
  'article',
  'claim',
  'company-value',
  'faq',
  'legal-document',
  'news',
  'offer',
  'package',
  'package-inclusion',
  'page',
  'partner',
  'price',
  'procedure',
  'savings-claim',
  'specialty',
  'team-member',
  'treatment',
  'treatment-type',
] as const

export type CatalogueKind = (typeof catalogueKinds)[number]
