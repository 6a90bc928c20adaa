import { string } from 'yup'

import { chosenCodeLength } from '../vocabulary/referral-codes.js'
import { withoutTrailingSlashes } from '../vocabulary/site-path.js'
import { referralMessages } from './referral-messages.js'
import { typedReferralId } from './typed-text.js'

/** Type of referrer: the general public, or a tour guide (a Health Access Ambassador, REF-01). */
export const referralTypes = ['general', 'tour-guide'] as const
export type ReferralType = (typeof referralTypes)[number]

/** REF-20: the length of an id in characters. */
export const shortestReferralId = 2
export const maxReferralIdLength = 64
/** Longer than any of our links; longer paths are not parsed. */
export const maxReferralPathLength = 2048

/** Result of reading a path or ID; `none` is a path unrelated to referrals (REF-11). */
export type ReferralReading =
  | { readonly kind: 'link'; readonly id: string; readonly type: ReferralType }
  /** The page /refer without a code (REF-05, REF-10). */
  | { readonly kind: 'test-page' }
  | { readonly kind: 'invalid'; readonly type: ReferralType; readonly message: string }
  | { readonly kind: 'none' }

/** True for 2 to 64 characters without white space, slashes and invisible characters (REF-20, D-10). */
export function isReferralId(id: string): boolean {
  const length = [...id].length
  if (length < shortestReferralId || length > maxReferralIdLength) return false
  return !/[\s\p{Cc}\p{Cf}\p{Cs}/\\]/u.test(id) && !/^(?:\.+|:id)$/.test(id)
}

/** Optional referral id in other forms (D-14). */
export function optionalReferralId() {
  const message = 'A referral ID has 2 to 64 characters without spaces'
  return string()
    .transform((value: unknown) => (value === null || value === '' ? undefined : value))
    .transform((value: unknown) => (typeof value === 'string' ? typedReferralId(value) : value))
    .test('referral-id', message, (value) => value === undefined || isReferralId(value))
}

/**
 * A code that staff choose: small Latin letters, digits and inner hyphens, so that no letter of another script imitates
 * one. A code that begins with `tour-` would be read as a tour link (D-10).
 */
export function chosenCode() {
  const { max, min } = chosenCodeLength
  const message = `A code has ${min} to ${max} small letters a-z, digits and hyphens between them`
  return string()
    .transform((value: unknown) => (value === null || value === '' ? undefined : value))
    .transform((value: unknown) => (typeof value === 'string' ? typedReferralId(value).toLowerCase() : value))
    .test('chosen-code', message, (value) => value === undefined || isChosenCode(value))
    .test('no-tour', 'A code cannot begin with "tour-"', (value) => value === undefined || !value.startsWith('tour-'))
    .optional()
}

function isChosenCode(value: string): boolean {
  const { max, min } = chosenCodeLength
  return value.length >= min && value.length <= max && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(value)
}

/**
 * Parses a path of the site as a referral link (D-10, REF-21). Trailing slashes are removed and percent-encoding is
 * decoded once. An id that begins with `tour-` belongs to a tour guide in every spelling.
 */
export function readReferralPath(path: string): ReferralReading {
  const [, prefix, rest = ''] =
    /^\/(refer|r|t)(?:\/([^?#]*))?(?:[?#]|$)/is.exec(path.slice(0, maxReferralPathLength)) ?? []
  if (prefix === undefined) return { kind: 'none' }
  const segment = withoutTrailingSlashes(rest)
  switch (prefix.toLowerCase()) {
    case 'r':
      return generalLink(segment, referralMessages.invalidLink)
    case 't':
      return tourLink(segment)
    default:
      return rest === '' ? { kind: 'test-page' } : referLink(segment)
  }
}

/**
 * Reads an ID without a path; everything before its last slash is ignored (REF-21). Empty text and `:id` are not IDs
 * (REF-13, REF-22).
 */
export function readBareReferralId(text: string, type: ReferralType): ReferralReading {
  const segment = withoutTrailingSlashes(text.slice(0, maxReferralPathLength)).split('/').at(-1) ?? ''
  if (isMissing(decoded(segment))) return { kind: 'invalid', type, message: referralMessages.invalidId }
  return type === 'tour-guide' ? tourLink(segment) : generalLink(segment, referralMessages.invalidId)
}

function referLink(segment: string): ReferralReading {
  const [, tourId] = /^tour(?:[-/](.*))?$/is.exec(segment) ?? []
  return /^tour(?:[-/]|$)/i.test(segment) ? tourLink(tourId ?? '') : generalLink(segment, referralMessages.noId)
}

function generalLink(segment: string, whenMissing: string): ReferralReading {
  const text = decoded(segment)
  if (isMissing(text)) return { kind: 'invalid', type: 'general', message: whenMissing }
  const id = typedReferralId(text ?? '')
  if (/^tour-/i.test(id)) return tourLinkOf(id.slice('tour-'.length))
  if (!isReferralId(id)) return { kind: 'invalid', type: 'general', message: referralMessages.invalidLink }
  return { kind: 'link', type: 'general', id }
}

function tourLink(segment: string): ReferralReading {
  const text = decoded(segment)
  if (text !== undefined) return tourLinkOf(text)
  return { kind: 'invalid', type: 'tour-guide', message: referralMessages.invalidTourLink(visible(segment)) }
}

function tourLinkOf(text: string): ReferralReading {
  const id = typedReferralId(text)
  if (isReferralId(id)) return { kind: 'link', type: 'tour-guide', id }
  const shown = isMissing(text) ? undefined : visible(text)
  return { kind: 'invalid', type: 'tour-guide', message: referralMessages.invalidTourLink(shown) }
}

function isMissing(id: string | undefined): boolean {
  return id !== undefined && (id.trim() === '' || id.trim() === ':id')
}

/** The segment without its percent-encoding; undefined when that is broken. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** An invalid id, as far as it can be shown to people. */
function visible(id: string): string {
  const shown = [...id.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]/gu, ' ')]
  return shown.length > maxReferralIdLength ? `${shown.slice(0, maxReferralIdLength).join('')}…` : shown.join('')
}
