import type { SpecialtySlug, TreatmentSlug } from '@seneb/contracts/vocabulary/specialties'
import type { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import type { CompanyValue, TeamMember, Partner, Package, Offer, Claim, Setting } from './site.types.js'
import type {
  Image,
  IsoDay,
  IsoDayOrMonth,
  Markdown,
  Meta,
  Point,
  RelatedTopic,
  Section,
  Source,
} from './text.types.js'

/** A question and its answer as shown on pages (SPEC-08, ART-06, SEO-07). */
export interface Faq {
  /** Stable id, kebab-case. */
  readonly key: string
  readonly question: string
  readonly answer: Markdown
  /** The pages that show it: a specialty, a treatment, or one of the named ones. */
  readonly shownOn: readonly (SpecialtySlug | TreatmentSlug | 'home' | 'medical-tourism' | 'blogs' | 'news')[]
}

/** Common content of a package (GEN-03, SPEC-02): accommodation, airport pickup, interpreters, concierge … */
export interface PackageInclusion {
  readonly key: string
  readonly title: string
  readonly text: Markdown
}

type ProcedureSlug = (typeof treatmentTypes)[number]['procedures'][number]['slug']

/** One of the nine specialty pages (SPEC-01..06, SPEC-09). Names and labels are in the vocabulary. */
export interface SpecialtyPage {
  readonly slug: SpecialtySlug
  readonly heading: string
  /** One or two plain sentences: the card's text and the page's lead. */
  readonly summary: string
  readonly meta: Meta
  readonly image: Image
  readonly intro: Markdown
  /**
   * Sections of the text: description, suitability, duration, recovery, risks, questions to ask, reasons not to travel
   * …
   */
  readonly sections: readonly Section[]
  /** Every procedure of its treatment type, by slug, each in one or two sentences. */
  readonly procedures: Readonly<Partial<Record<ProcedureSlug, Markdown>>>
  readonly whyEgypt: readonly Point[]
  /** Keys of PackageInclusion records. */
  readonly packageInclusions: readonly string[]
  /** Notice shown above the text; for bariatric surgery, the aggregator disclaimer (SPEC-01). */
  readonly notice?: Markdown
  /** True where offers need the notice that a consultation comes first (D-27): cosmetic pages. */
  readonly needsConsultationNotice?: true
  readonly relatedTopics: readonly RelatedTopic[]
  readonly sources: readonly Source[]
}

/** One of the eleven pages under /treatments (ROUTE-27, D-33). Name, specialty and procedure are in the vocabulary. */
export interface TreatmentPage {
  readonly slug: TreatmentSlug
  readonly heading: string
  readonly summary: string
  readonly meta: Meta
  readonly image: Image
  readonly intro: Markdown
  readonly sections: readonly Section[]
  readonly packageInclusions: readonly string[]
  readonly relatedTopics: readonly RelatedTopic[]
  readonly sources: readonly Source[]
}

/** Standalone page: /why-egypt, /medical-tourism (SPEC-07, SPEC-08), or the text around lists (ROUTE-33). */
export interface Page {
  readonly slug: 'why-egypt' | 'medical-tourism' | 'our-values' | 'our-team' | 'blogs' | 'news' | 'articles'
  readonly heading: string
  readonly summary: string
  readonly meta: Meta
  readonly image?: Image
  readonly intro: Markdown
  /** Empty for the pages that are lists. */
  readonly benefits: readonly Point[]
  readonly sections: readonly Section[]
  readonly relatedTopics: readonly RelatedTopic[]
  readonly sources: readonly Source[]
}

/** One of our articles (ART-12, ART-13, ART-15, D-58). The read time is computed. */
export interface Article {
  /** Stable id, kebab-case. */
  readonly id: string
  /** The page is at /blogs/<slug>. */
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly meta: Meta
  readonly image: Image
  readonly fallbackImage?: Image
  /** Left out while undated; undated articles go last (ART-05). */
  readonly publishedOn?: IsoDayOrMonth
  /** 'Seneb' for our own. */
  readonly source: string
  readonly category: string
  /** At most 20 (D-21). */
  readonly keywords: readonly string[]
  /** 'Seneb editorial team' unless a real person signs. */
  readonly author: string
  /** A real person who checked it; left out until one did (D-58). */
  readonly reviewer?: { readonly name: string; readonly role: string; readonly on: IsoDay }
  /** Left out while only the summary exists: 'Full content coming soon...' (ART-11). */
  readonly content?: { readonly intro: Markdown; readonly sections: readonly Section[] }
  readonly sources: readonly Source[]
}

/** A press item elsewhere (ART-16, D-58). Seventeen ship, every one a sample. */
export interface NewsItem {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly image?: Image
  readonly fallbackImage?: Image
  readonly publishedOn?: IsoDayOrMonth
  /** Minutes. */
  readonly readTime?: number
  /** https; samples under `.example`. */
  readonly link: string
  readonly source: string
  readonly sample?: true
}

/** A published version of a legal document; versions are kept and can be linked (LEGAL-01, D-65). */
export interface LegalVersion {
  /** '1', '2', … */
  readonly version: string
  /** The 'last updated' date. */
  readonly publishedOn: IsoDay
  /** Changes since the previous version; omitted in the first. */
  readonly changes?: string
  readonly intro: Markdown
  readonly sections: readonly Section[]
}

/** One of the three legal pages (LEGAL-01..08). The newest version comes last. */
export interface LegalDocument {
  readonly slug: 'privacy-policy' | 'terms-of-service' | 'cookie-policy'
  readonly title: string
  readonly summary: string
  readonly meta: Meta
  readonly versions: readonly [LegalVersion, ...LegalVersion[]]
}

/** Everything we ship, as written in texts/every-text.ts. */
export interface ShippedTexts {
  readonly specialties: readonly SpecialtyPage[]
  readonly treatments: readonly TreatmentPage[]
  readonly pages: readonly Page[]
  readonly articles: readonly Article[]
  readonly news: readonly NewsItem[]
  readonly faqs: readonly Faq[]
  readonly legalDocuments: readonly LegalDocument[]
  readonly companyValues: readonly CompanyValue[]
  readonly team: readonly TeamMember[]
  readonly partners: readonly Partner[]
  readonly packageInclusions: readonly PackageInclusion[]
  readonly packages: readonly Package[]
  readonly offers: readonly Offer[]
  readonly claims: readonly Claim[]
  readonly settings: readonly Setting[]
}
