import { storedNames } from '@seneb/contracts/vocabulary/browser-storage'
import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'

/**
 * The three items of a referral in the tab's session storage, the only ones (REF-03, D-14). The last contains the time
 * at which the current id was counted, `/ms` for the end of a run that counted nothing, and `id=ms` for earlier ids
 * (D-89).
 */
export const referralItems = {
  id: storedNames.referralId,
  type: storedNames.referralType,
  at: storedNames.referralTimestamp,
} as const

/** Event dispatched on `window` whenever the stored referral changes. */
export const referralEvent = 'seneb:referral'

/** Referral of this visitor, as stored in this tab. */
export interface StoredReferral {
  readonly id: string
  readonly type: ReferralType
  /** Time at which this session's visit was counted, in milliseconds; 0 until then. */
  readonly visitedAt: number
  /**
   * Time at which the latest run ended, in milliseconds; undefined when that run counted the visit, because `visitedAt`
   * then holds the time.
   */
  readonly endedAt?: number | undefined
}

/** Fallback when session storage is denied; lasts until the page is left. */
let fallbackReferral: StoredReferral | undefined

/** Times at which this session counted earlier ids (REF-16). */
type EarlierVisits = ReadonlyMap<string, number>
let storedEarlier: EarlierVisits = new Map()
const maxEarlier = 20
const timestamp = /^(\d{1,16})(?:\/(\d{1,16}))?((?: [^\s=]+=\d{1,16})*)$/

/** Returns the stored referral; incomplete items are deleted (REF-11). */
export function readReferral(): StoredReferral | undefined {
  const items = storedItems()
  if (!items) return fallbackReferral
  const { id, type, at } = items
  if (id === null && type === null && at === null) return undefined
  const [, visitedAt, endedAt] = timestamp.exec(at ?? '') ?? []
  if (id && visitedAt !== undefined && (type === 'general' || type === 'tour-guide')) {
    return { id, type, visitedAt: Number(visitedAt), ...(endedAt !== undefined && { endedAt: Number(endedAt) }) }
  }
  clearReferral()
  return undefined
}

/**
 * Returns the time at which this session counted a visit of an id, regardless of later ids; 0 when it was not counted
 * (REF-16).
 */
export function visitedAtOf(id: string): number {
  const current = readReferral()
  return current?.id === id ? current.visitedAt : (earlierVisits().get(id) ?? 0)
}

function earlierVisits(): EarlierVisits {
  const items = storedItems()
  if (!items) return storedEarlier
  const pairs =
    timestamp
      .exec(items.at ?? '')?.[3]
      ?.split(' ')
      .filter(Boolean) ?? []
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), Number(pair.slice(pair.indexOf('=') + 1))]))
}

/** Replaces the stored referral (REF-08), and stores the time at which the previous one was counted. */
export function storeReferral(referral: StoredReferral): void {
  const before = readReferral()
  const earlier = new Map(earlierVisits())
  if (before && before.visitedAt > 0) earlier.set(before.id, before.visitedAt)
  earlier.delete(referral.id)
  storedEarlier = new Map([...earlier].slice(-maxEarlier))
  fallbackReferral = referral
  try {
    sessionStorage.setItem(referralItems.id, referral.id)
    sessionStorage.setItem(referralItems.type, referral.type)
    const pairs = [...storedEarlier].map(([id, at]) => ` ${id}=${at}`)
    const endedSuffix = referral.endedAt === undefined ? '' : `/${referral.endedAt}`
    sessionStorage.setItem(referralItems.at, `${referral.visitedAt}${endedSuffix}${pairs.join('')}`)
  } catch {
    // Storage may be denied; the referral then lasts until the page is left.
  }
  notify(referral)
}

/** Removes the three items (REF-12). */
export function clearReferral(): void {
  fallbackReferral = undefined
  storedEarlier = new Map()
  try {
    for (const item of Object.values(referralItems)) sessionStorage.removeItem(item)
  } catch {
    // Then nothing was stored.
  }
  notify(undefined)
}

/**
 * Reloads the stored referral, and lets the banner's dismiss button delete it; both without React (REF-11, REF-12,
 * REF-23).
 */
export function restoreReferral(): void {
  updateRootAttribute(readReferral())
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-early="referral-dismiss"]')) clearReferral()
  })
}

function storedItems() {
  try {
    const item = (key: string): string | null => sessionStorage.getItem(key)
    return { id: item(referralItems.id), type: item(referralItems.type), at: item(referralItems.at) }
  } catch {
    return undefined
  }
}

function notify(referral: StoredReferral | undefined): void {
  updateRootAttribute(referral)
  dispatchEvent(new Event(referralEvent))
}

/** Shows the banner with its text; it is in every page's HTML except the home page's. */
function updateRootAttribute(referral: StoredReferral | undefined): void {
  if (referral) document.documentElement.dataset['referral'] = referral.type
  else delete document.documentElement.dataset['referral']
}
