import type { ArticlePageQuery, BenefitsPageQuery, SpecialtyPageQuery } from '../graph/generated/graphql.js'
import type { WithProse } from './prose.js'

type Specialty = WithProse<NonNullable<SpecialtyPageQuery['specialty']>>

/** Text of a page: introduction, sections and sources. */
export type TextBody = Pick<Specialty, 'introHtml' | 'sections' | 'tableOfContents' | 'featuredVideo' | 'sources'>
export type TextSection = TextBody['sections'][number]
export type Video = NonNullable<TextSection['video']>
export type SocialPost = NonNullable<TextSection['socialPost']>
export type FrequentQuestion = Specialty['faqs'][number]
export type RelatedTopic = Specialty['relatedTopics'][number]
export type PageMeta = Specialty['meta']
export type Picture = Specialty['image']
export type PackageInclusion = Specialty['packageInclusions'][number]
export type TreatmentPackage = Specialty['packages'][number]
export type Procedure = Specialty['procedures'][number]
export type MedicalReview = NonNullable<Specialty['reviewer']>
export type SpecialtyCard = BenefitsPageQuery['specialties'][number]
export type LiveOffer = BenefitsPageQuery['site']['offers'][number]
export type PublishedPage = WithProse<NonNullable<BenefitsPageQuery['page']>>
export type DatePrecision = ArticlePageQuery['article'] extends infer A
  ? A extends { readonly publishedPrecision: infer P }
    ? P
    : never
  : never

/** Result of a published page's loader. */
export type PublicationReading<Page> =
  | { readonly state: 'found'; readonly page: Page }
  | { readonly state: 'missing' }
  | { readonly state: 'unavailable' }
