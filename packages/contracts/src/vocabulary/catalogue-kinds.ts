/** What of everything published and priced is told of when it changes (S11). */
export const catalogueKinds = [
  ...(['article', 'claim', 'company-value', 'faq', 'legal-document', 'news', 'offer', 'package'] as const),
  ...(['package-inclusion', 'page', 'partner', 'price', 'procedure', 'savings-claim', 'specialty'] as const),
  ...(['team-member', 'treatment', 'treatment-type'] as const),
] as const

export type CatalogueKind = (typeof catalogueKinds)[number]
