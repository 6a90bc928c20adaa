import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'

/** The three items of a referral in the tab's session storage, and no other (REF-03, D-14). */
export const referralItems = { id: 'referral.id', type: 'referral.type', at: 'referral.timestamp' } as const

/** Told to `window` whenever the stored referral changes. */
export const referralEvent = 'seneb:referral'

/** Who sent this visitor, as far as this tab knows. */
export interface StoredReferral {
  readonly id: string
  readonly type: ReferralType
  /** When this session's visit was counted, in milliseconds; 0 before it was. */
  readonly visitedAt: number
}

/** What holds where session storage is refused: until the page is left. */
let held: StoredReferral | undefined

/** The stored referral; anything but all three items is cleared away (REF-11). */
export function readReferral(): StoredReferral | undefined {
  const items = storedItems()
  if (!items) return held
  const { id, type, at } = items
  if (id === null && type === null && at === null) return undefined
  if (id && at !== null && /^\d{1,16}$/.test(at) && (type === 'general' || type === 'tour-guide')) {
    return { id, type, visitedAt: Number(at) }
  }
  clearReferral()
  return undefined
}

/** Stores a referral in the place of any other (REF-08). */
export function storeReferral(referral: StoredReferral): void {
  held = referral
  try {
    sessionStorage.setItem(referralItems.id, referral.id)
    sessionStorage.setItem(referralItems.type, referral.type)
    sessionStorage.setItem(referralItems.at, String(referral.visitedAt))
  } catch {
    // Storage may be refused; the referral then lasts as long as the page.
  }
  tell(referral)
}

/** Removes the three items (REF-12). */
export function clearReferral(): void {
  held = undefined
  try {
    for (const item of Object.values(referralItems)) sessionStorage.removeItem(item)
  } catch {
    // Then nothing was stored.
  }
  tell(undefined)
}

/** Reloads what is stored, and lets the banner's dismiss button clear it; both without React (REF-11, REF-12, REF-23). */
export function restoreReferral(): void {
  mark(readReferral())
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

function tell(referral: StoredReferral | undefined): void {
  mark(referral)
  dispatchEvent(new Event(referralEvent))
}

/** The banner is in every page's HTML but the home page's; this shows it with its words. */
function mark(referral: StoredReferral | undefined): void {
  if (referral) document.documentElement.dataset['referral'] = referral.type
  else delete document.documentElement.dataset['referral']
}
