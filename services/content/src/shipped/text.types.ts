/*
 * Types of the texts that people write. These rules apply to all of them:
 *
 * - Prose is Markdown (headings stay out of it: a heading is a section's `title`). What is allowed: paragraphs, **bold**,
 *   *emphasis*, [links](/dental-care), lists, tables, and a blockquote ("> ") for a note that must not be missed.
 *   It is turned into HTML by the server when it is stored and then cleaned by an allow-list (render-prose.ts): whatever
 *   else stands there (scripts, styles, images, raw HTML) is removed, no matter who wrote it. Images, videos and social posts
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

/** Metadata of a page for search engines and shared links (SEO-01, SEO-06). */
export interface Meta {
  /** Without the product name, which is appended; at most 60 characters. */
  readonly title: string
  /** 120 to 160 characters. */
  readonly description: string
}

/** Picture: `art:<name>` for one of our illustrations, a path of this site, or an https address. */
export interface Image {
  readonly src: string
  /** Description of the image for people who cannot see it; '' for decoration. */
  readonly alt: string
}

/** A video that loads on request (ART-10, D-60). */
export interface Video {
  readonly url: string
  /** Address at which the video can be watched when it cannot be embedded. */
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
  /**
   * True for wording that a lawyer must review before it is relied on (D-65). Editors and the API see this mark;
   * readers of the page do not.
   */
  readonly forLegalReview?: true
}

/** Source of a statement, listed at the end of a text. */
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

/** A page of the catalogue links to others as 'Related topics' (SEO-08, D-20): visible links, `path` is a public page. */
export interface RelatedTopic {
  readonly title: string
  readonly path: string
}
