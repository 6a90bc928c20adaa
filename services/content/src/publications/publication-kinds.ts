import type * as written from '../shipped/publication.types.js'
import type * as site from '../shipped/site.types.js'

/** Every kind of published record, and how it is written. */
export interface PublicationKinds {
  readonly specialty: written.SpecialtyPage
  readonly treatment: written.TreatmentPage
  readonly page: written.Page
  readonly article: written.Article
  readonly news: written.NewsItem
  readonly faq: written.Faq
  readonly 'legal-document': written.LegalDocument
  readonly 'company-value': site.CompanyValue
  readonly 'team-member': site.TeamMember
  readonly partner: site.Partner
  readonly 'package-inclusion': written.PackageInclusion
  readonly package: site.Package
  readonly offer: site.Offer
  readonly claim: site.Claim
  readonly setting: site.Setting
}

export type PublicationKind = keyof PublicationKinds

/** A record as it is read. */
export interface PublicationRecord<K extends PublicationKind> {
  readonly kind: K
  readonly key: string
  readonly content: PublicationKinds[K]
  readonly path: string | null
  readonly readTime: number
  readonly isSample: boolean
  readonly changedAt: Date
}
