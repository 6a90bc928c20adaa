import { storedNames } from '@seneb/contracts/vocabulary/browser-storage'

/** Key under which the host of the referring site is stored while the tab is open, with consent only (REF-51, D-14). */
export const referrerHostKey = storedNames.referrerHost

/**
 * Welcomes visitors from a partner's site (REF-52, D-69): shows the banner when the referring host is listed in
 * `data-hosts`, or ends in an entry that begins with a dot.
 */
export function showPartnerThanks(): void {
  const banner = document.querySelector<HTMLElement>('[data-partner-thanks]')
  const host = referrerHost(document.referrer, location.hostname) ?? storedHost()
  if (!banner || host === undefined) return
  const hosts = banner.dataset['partnerThanks']?.split(' ') ?? []
  if (hosts.some((partnerHost) => isHost(host, partnerHost))) document.documentElement.dataset['partner'] = ''
}

/** Stores the host, and no other part of the address, for the other pages of this visit (REF-51). */
export function storeReferrerHost(): void {
  const host = referrerHost(document.referrer, location.hostname)
  if (host === undefined) return
  try {
    sessionStorage.setItem(referrerHostKey, host)
  } catch {
    // Storage may be denied; the banner is then shown on the first page only.
  }
}

/** Deletes the host when storing it is not, or no longer, allowed. */
export function clearReferrerHost(): void {
  try {
    sessionStorage.removeItem(referrerHostKey)
  } catch {
    // Then there is no host.
  }
}

/** Returns the host of the referring site; undefined for our own pages and without a referrer. */
export function referrerHost(referrer: string, own: string): string | undefined {
  // A browser reports an address or an empty text.
  const host = referrer === '' ? '' : new URL(referrer).hostname
  return host === '' || host === own ? undefined : host
}

function isHost(host: string, partnerHost: string): boolean {
  return partnerHost !== '' && (host === partnerHost || (partnerHost.startsWith('.') && host.endsWith(partnerHost)))
}

function storedHost(): string | undefined {
  try {
    return sessionStorage.getItem(referrerHostKey) ?? undefined
  } catch {
    return undefined
  }
}
