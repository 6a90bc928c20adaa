import { storedNames } from '@seneb/contracts/vocabulary/browser-storage'
import {
  cookiePurposes,
  cookieChoiceRenewalMonths,
  cookiePolicyVersion,
  type CookieChoice,
} from '@seneb/contracts/vocabulary/cookie-purposes'

/**
 * Returns the name of the only cookie of the choice (CONS-09, D-03). Over https the name has the `__Host-` prefix:
 * browsers accept it only from this exact host, with `Secure` and for the whole site. This prevents a sister host from
 * choosing for a visitor. On plain http, used only on a developer's machine, not every browser accepts such a cookie,
 * so the name has no prefix. Neither name is read in place of the other, because over https another host could have set
 * the plain one.
 */
function cookieName(secure: boolean): string {
  return secure ? storedNames.cookieChoice : storedNames.cookieChoice.replace('__Host-', '')
}

/** True when the site uses https, as everywhere except on a developer's machine. */
function isSecurePage(): boolean {
  return (globalThis.location as Location | undefined)?.protocol === 'https:'
}

/** A choice as the browser stores it. */
export interface StoredCookieChoice {
  readonly choice: CookieChoice
  readonly policyVersion: string
  readonly chosenAt: Date
  /** Idempotency key of this choice until its receipt has arrived, so that a retry is stored once. */
  readonly key: string
  /** Receipt's id from the server; undefined before. */
  readonly receiptId: string | undefined
}

/** Four figures in the order of `cookiePurposes`; whole seconds; `k` before a key, `r` before a receipt's id. */
const shape = /^(\d{4}-\d{2}-\d{2})\.([01]{4})\.(\d{1,11})\.([kr])([\w-]{8,64})$/

/** Returns the choice in a `document.cookie`; undefined for none, an invalid one, another policy or an expired one. */
export function readCookieChoice(cookies: string, now: Date, secure = isSecurePage()): StoredCookieChoice | undefined {
  const before = `${cookieName(secure)}=`
  const pair = cookies.split('; ').find((text) => text.startsWith(before))
  const [, version, bits = '', seconds, kind, id = ''] = shape.exec(pair?.slice(before.length) ?? '') ?? []
  if (version !== cookiePolicyVersion) return undefined
  const chosenAt = new Date(Number(seconds) * 1000)
  if (now >= renewalOf(chosenAt)) return undefined
  const choice = Object.fromEntries(cookiePurposes.map((purpose, index) => [purpose, bits[index] === '1']))
  return {
    choice: choice as unknown as CookieChoice,
    policyVersion: version,
    chosenAt,
    key: kind === 'k' ? id : '',
    receiptId: kind === 'r' ? id : undefined,
  }
}

/**
 * Returns the string to assign to `document.cookie`. It expires when the choice must be renewed, the same for refusal
 * and acceptance.
 */
export function cookieOf(stored: StoredCookieChoice, now: Date, secure = isSecurePage()): string {
  const { choice, chosenAt, key, policyVersion, receiptId } = stored
  const bits = cookiePurposes.map((purpose) => (choice[purpose] ? '1' : '0')).join('')
  const id = receiptId === undefined ? `k${key}` : `r${receiptId}`
  const value = `${policyVersion}.${bits}.${Math.floor(chosenAt.getTime() / 1000)}.${id}`
  const maxAge = Math.max(0, Math.floor((renewalOf(chosenAt).getTime() - now.getTime()) / 1000))
  return `${cookieName(secure)}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The same day some months on, or that month's last (D-03, O-5). */
function renewalOf(chosenAt: Date): Date {
  const again = new Date(chosenAt)
  again.setUTCMonth(chosenAt.getUTCMonth() + cookieChoiceRenewalMonths)
  if (again.getUTCDate() !== chosenAt.getUTCDate()) again.setUTCDate(0)
  return again
}
