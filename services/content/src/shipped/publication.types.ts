import type { SpecialtySlug, TreatmentSlug } from '@seneb/contracts/vocabulary/specialties'
import type { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

/*
 * What people write, kind by kind. Decided once for all of it:
 *
 * - Prose is Markdown (headings stay out of it: a heading is a section's `title`). What is allowed: paragraphs, **bold**,
 *   *emphasis*, [links](/dental-care), lists, tables, and a blockquote ("> ") for a note that must not be missed.
 *   It is turned into HTML by the server when it is stored and then cleaned by an allow-list (render-prose.ts): whatever
 *   else stands there (scripts, styles, images, raw HTML) is taken out, whoever wrote it. Images, videos and social posts
 *   are fields of a section, so that the page decides when they load (D-60).
 * - Links inside the site are paths ('/ophthalmology'); a link to a path that is no public page fails a test, and nothing
 *   links to a redirect (D-33). Links elsewhere are https.
 * - Dates are ISO. A date that is known to the month is '2026-10', to the day '2026-10-14' (D-59).
 * - `sample: true` marks what is not a real fact (O-1); production leaves it out. Real things have no such field.
 * - A text names no figure that makes a promise (prices, savings, success, numbers of patients): those are Claim, Package
 *   and Offer records (GEN-08). Medical facts (weeks of recovery, nights, rates of risk from a study that is named among
 *   the sources) are no promises and may be named.
 * - Anchors, read times, keywords and the table of contents are worked out by the server; nobody writes them.
 * - The order in a list is the order of display, except articles and news, which are sorted by date (ART-05).
 */

/** Prose in Markdown, as described above. */
export type Markdown = string
/** '2026-10-14'. */
export type IsoDay = string
/** '2026-10-14' or '2026-10' (D-59). */
export type IsoDayOrMonth = string

/** What search engines and shared links show of a page (SEO-01, SEO-06). */
export interface Meta {
  /** Without the product name, which is appended; at most 60 characters. */
  readonly title: string
  /** 120 to 160 characters. */
  readonly description: string
}

/** A picture: `art:<name>` for one of our own illustrations, a path of this site, or an https address. */
export interface Image {
  readonly src: string
  /** What it shows, for those who do not see it; '' when it is decoration. */
  readonly alt: string
}

/** A video that loads on request (ART-10, D-60). */
export interface Video {
  readonly url: string
  /** Where a person can watch it when it cannot be shown here. */
  readonly title: string
  readonly provider: 'youtube' | 'vimeo' | 'file'
}

/** A social post that loads on request (ART-13, ART-14, D-60). `height` is 500 when left out. */
export interface RedditEmbed {
  readonly postUrl: string
  readonly username: string
  readonly subreddit: string
  readonly height?: number
}

/** One headed part of a text (ART-13). `anchor` is made of the title when left out; give one to keep links alive. */
export interface Section {
  readonly title: string
  readonly content: Markdown
  readonly anchor?: string
  readonly image?: Image
  readonly video?: Video
  readonly redditEmbed?: RedditEmbed
  /** True for wording a lawyer must see before it is relied on (D-65); shown as such. */
  readonly forLegalReview?: true
}

/** Where a statement can be checked; listed at the end of a text. */
export interface Source {
  readonly title: string
  readonly publisher: string
  readonly url: string
  /** When it was looked up. */
  readonly accessed?: IsoDay
}

/** A short point under a heading of a list of benefits. */
export interface Point {
  readonly title: string
  readonly text: Markdown
}

/** A question and its answer as shown on pages (SPEC-08, ART-06, SEO-07). */
export interface Faq {
  /** Stable id, kebab-case. */
  readonly key: string
  readonly question: string
  readonly answer: Markdown
  /** The pages that show it: a specialty, a treatment, or one of the named ones. */
  readonly shownOn: readonly (SpecialtySlug | TreatmentSlug | 'home' | 'medical-tourism' | 'blogs' | 'news')[]
}

/** A page of the catalogue links to others as 'Related topics' (SEO-08, D-20): visible links, `path` is a public page. */
export interface RelatedTopic {
  readonly title: string
  readonly path: string
}

/** What a package commonly holds (GEN-03, SPEC-02): accommodation, airport pickup, interpreters, concierge … */
export interface PackageInclusion {
  readonly key: string
  readonly title: string
  readonly text: Markdown
}

type ProcedureSlug = (typeof treatmentTypes)[number]['procedures'][number]['slug']

/** One of the nine specialty pages (SPEC-01..06, SPEC-09). Names and labels stand in the vocabulary. */
export interface SpecialtyPage {
  readonly slug: SpecialtySlug
  readonly heading: string
  /** One or two plain sentences: the card's text and the page's lead. */
  readonly summary: string
  readonly meta: Meta
  readonly image: Image
  readonly intro: Markdown
  /** What it is, who it suits, how long, recovery, risks, what to ask, when travel is a bad idea … */
  readonly sections: readonly Section[]
  /** Every procedure of its treatment type, by slug, each in one or two sentences. */
  readonly procedures: Readonly<Partial<Record<ProcedureSlug, Markdown>>>
  readonly whyEgypt: readonly Point[]
  /** Keys of PackageInclusion records. */
  readonly packageInclusions: readonly string[]
  /** A notice that stands above the text; bariatric surgery: the aggregator disclaimer (SPEC-01). */
  readonly notice?: Markdown
  /** True where offers need the notice that a consultation comes first (D-27): cosmetic pages. */
  readonly needsConsultationNotice?: true
  readonly relatedTopics: readonly RelatedTopic[]
  readonly sources: readonly Source[]
}

/** One of the eleven pages under /treatments (ROUTE-27, D-33). Name, specialty and procedure stand in the vocabulary. */
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

/** A page of its own: /why-egypt, /medical-tourism (SPEC-07, SPEC-08), and the words around lists (ROUTE-33). */
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

/** An article of our own (ART-12, ART-13, ART-15, D-58). The read time is worked out. */
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
  /** What changed against the version before; left out in the first. */
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

/** One of our four values: Trust, Clarity, Support, Well-being (VALS-01). */
export interface CompanyValue {
  readonly key: string
  readonly title: string
  readonly text: Markdown
}

/** A co-founder (TEAM-01, TEAM-03, D-64). */
export interface TeamMember {
  readonly key: string
  readonly name: string
  readonly role: string
  readonly bio: Markdown
  readonly linkedinUrl?: string
  readonly imageUrl?: string
  readonly sample?: true
}

/** An accreditation body we explain, and are partners with only when `agreement` says so (TEAM-02, TEAM-04, D-28). */
export interface Partner {
  readonly key: string
  readonly name: string
  readonly description: Markdown
  readonly imageUrl?: string
  readonly link: string
  /** The written partnership; left out until there is one. */
  readonly agreement?: { readonly reference: string; readonly signedOn: IsoDay }
  readonly sample?: true
}

/** A package with a 'from' price (SEO-10, O-9): hair transplant 2500, dental care 1800, cosmetic surgery 4500 US dollars. */
export interface Package {
  readonly key: string
  readonly specialty: SpecialtySlug
  readonly name: string
  readonly description: string
  readonly fromUsd: number
  /** The price's date; it holds for one year from then (O-9). */
  readonly asOf: IsoDay
  /** Where the price is from, in words. */
  readonly priceSource: string
  readonly inclusions: readonly string[]
}

/** A live offer (D-27, O-3); shown while `remaining` is above 0 and it has not ended. */
export interface Offer {
  readonly key: string
  /** `{remaining}` stands for the number left: 'Only {remaining} Early Spots Left for Exclusive Discounts'. */
  readonly text: string
  readonly total: number
  readonly remaining: number
  readonly endsOn?: IsoDay
  readonly terms: string
  readonly sample?: true
}

/**
 * A sentence that promises something, with what bears it out (GEN-08). Without evidence that holds it is not shown. The
 * savings claim is not among them: it is checked against our prices and stands beside them (prices.ts).
 */
export interface Claim {
  readonly key: string
  readonly text: string
  /** What bears it out, in words. */
  readonly evidence: string
  readonly evidenceUrl?: string
  readonly asOf: IsoDay
  /** From this day on it is not shown any more. */
  readonly expiresOn?: IsoDay
  readonly sample?: true
}

/**
 * A setting people may change (D-23, D-68, D-69, D-77). Known keys: `site.canonicalOrigin`, `links.waitingList`,
 * `links.linkedin`, `links.instagram`, `links.facebook`, `company.name`, `company.registration`, `company.address`,
 * `company.privacyEmail`, `partners.hosts`,
 * `partners.thanks`, `rating.value`,
 * `rating.count`, `rating.sourceUrl`, `rating.asOf`, `values.welcomeTitle`, `values.welcomeText`, `home.savingsHeading`.
 * Empty means: not shown.
 */
export interface Setting {
  readonly key: string
  readonly value: string
  /** What it is for, for those who change it. */
  readonly note: string
  readonly sample?: true
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
