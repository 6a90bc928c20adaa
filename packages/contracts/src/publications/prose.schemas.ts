import { array, boolean, number, object, string, type InferType, type ObjectShape } from 'yup'

import { nameSign } from '../forms/typed-text.js'
import { publicationBounds } from './publication-editing.js'

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Whether the text is prose: Markdown that the site renders and cleans. */
    readonly prose?: boolean
    /** Whether the text is the id of a staff member. */
    readonly person?: boolean
    /** Whether the text is a calendar day. */
    readonly day?: boolean
  }
}

/** Exactly these fields. */
export const record = <F extends ObjectShape>(fields: F) => object(fields).noUnknown()

/** Characters that change the order of others or cannot be seen, and controls other than line breaks and tabs. */
const hidden = /(?![\n\t])\p{Cc}|[\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFC]|\p{Cs}/u

/** Text that shows all its characters. */
const visibleText = (max: number) =>
  string()
    .max(max, 'Please use at most ${max} characters')
    .test(
      'visible',
      ({ value }: { value?: string }) =>
        `Please type this again: a character in it (${nameSign(value, hidden)}) cannot be seen`,
      (value) => !hidden.test(value ?? ''),
    )

/** Text on one line. */
const oneLine = () =>
  visibleText(publicationBounds.line).matches(
    /^[^\n\t]*$/,
    'Please write this on one line, without line breaks or tabs',
  )

/** Text on one line that is not empty. */
export const text = () => oneLine().required()

/**
 * Prose in Markdown: paragraphs, **bold**, *emphasis*, [links](/dental-care), lists, tables, and a blockquote for a note
 * that must not be missed. Pictures, videos and social posts are fields of a section, so that the page decides when
 * they load (D-60).
 */
export const prose = () => visibleText(publicationBounds.prose).required().meta({ prose: true })

/** A flag that is written only when true, such as `sample` for a record that replaces a real one (O-1). */
export const flag = () =>
  boolean()
    .oneOf([true as const], 'Please write true, or leave it out')
    .optional()

const noSuchDate = 'Please give a date of the calendar; this one does not exist'

/** Whether the calendar has this day or month; false for 2026-13 and 2026-02-30. */
function isInCalendar(written: string | undefined): boolean {
  // Text in another format has its own message.
  if (written === undefined || !/^\d{4}-\d{2}(?:-\d{2})?$/.test(written)) return true
  const date = new Date(written)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
}

/** '2026-10-14'. */
export const day = () =>
  text()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'Please give a day, such as 2026-10-14')
    .test('calendar', noSuchDate, isInCalendar)
    .meta({ day: true })

/** '2026-10-14', or '2026-10' for a date that is known to the month (D-59). */
export const dayOrMonth = () =>
  string()
    .matches(/^\d{4}-\d{2}(?:-\d{2})?$/, 'Please give a day or a month, such as 2026-10-14 or 2026-10')
    .test('calendar', noSuchDate, isInCalendar)
    .optional()

/** Name of a record: lowercase words joined by hyphens. */
export const key = () => text().matches(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'Please use lowercase words joined by hyphens')

/** Address of another site. */
export const address = () =>
  text()
    .matches(/^https:\/\//, 'Please give an address that begins with https://')
    .test('web-page', 'Please give the address of a page, such as https://example.org/report', isWebPage)

/** Whether an address can be followed and hides no name or password. */
function isWebPage(written: string | undefined): boolean {
  // Text of another form has its own message.
  if (!written?.startsWith('https://')) return true
  if (/\s/.test(written) || !URL.canParse(written)) return false
  const { password, username } = new URL(written)
  return username === '' && password === ''
}

/** Path of a page of this site; browsers read two slashes as the address of another one. */
const path = () => text().matches(/^\/(?![/\\])/, 'Please give a path of this site, such as /dental-care')

/** Metadata of a page for search engines and shared links (SEO-01, SEO-06). The product's name is appended. */
export const meta = () =>
  record({
    title: text().max(28, 'Please use at most 28 characters'),
    description: text().min(120, 'Please use at least 120 characters').max(160, 'Please use at most 160 characters'),
  }).required()

/** A picture; `alt` describes it to people who cannot see it, and is empty for decoration. */
export const image = () =>
  record({
    src: text().matches(
      /^(?:art:|\/(?![/\\])|https:\/\/)/,
      'Please name one of our drawings (art:lotus), a path of this site or an https address',
    ),
    alt: oneLine().defined(),
  }).default(undefined)

/** Address of a picture that is shown unchanged. */
export const imageUrl = () =>
  text().matches(/^(?:\/(?![/\\])|https:\/\/)/, 'Please give a path of this site or an https address')

/** A video that loads on request (ART-10, D-60); `title` names it where it cannot be embedded. */
const video = () =>
  record({ url: address(), title: text(), provider: string().oneOf(['youtube', 'vimeo', 'file']).required() })

/** A social post that loads on request (ART-13, ART-14, D-60). */
const redditEmbed = () =>
  record({ postUrl: address(), username: text(), subreddit: text(), height: number().integer().min(100).optional() })

/** One headed part of a text (ART-13). */
const section = () =>
  record({
    title: text(),
    content: prose(),
    /** Derived from the title when omitted; written only to keep existing links working. */
    anchor: key().optional(),
    image: image().optional(),
    video: video().default(undefined).optional(),
    redditEmbed: redditEmbed().default(undefined).optional(),
    /** Wording that a lawyer must review (D-65). Editors and the API see the mark; readers of the page do not. */
    forLegalReview: flag(),
  })

export const sections = () => array(section()).required().min(0)

/** Short points under headings, such as a list of benefits. */
export const points = () =>
  array(record({ title: text(), text: prose() }))
    .required()
    .min(0)

/** Sources of the statements of a text, listed at its end; `accessed` is the day on which one was looked up. */
export const sources = () =>
  array(record({ title: text(), publisher: text(), url: address(), accessed: day().optional() }))
    .required()
    .min(0)

/** Pages of this site that the page leads to (SEO-08, D-20). */
export const relatedTopics = () =>
  array(record({ title: text(), path: path() }))
    .required()
    .min(0)

/** Keys of other records. */
export const keys = () => array(key()).required().min(0)

/** Parts of a text as they are written. */
export type Meta = InferType<ReturnType<typeof meta>>
export type Section = InferType<ReturnType<typeof section>>
export type Source = InferType<ReturnType<typeof sources>>[number]
