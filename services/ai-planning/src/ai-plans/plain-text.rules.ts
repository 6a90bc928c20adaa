/** Placeholder for a link removed from an untrusted text. */
export const removedLink = '[link removed]'
export const removedContact = '[contact removed]'

const tag = /<\s*\/?\s*[a-z!?][^<>]*>?/gi
const markdownLink = /!?\[([^\]]*)\]\(([^)]*)\)/g
const addressWithScheme =
  /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|(?:https?|ftp|file|javascript|vbscript|data|mailto|tel|sms|blob|about)\s*:\s*(?=\S))\S*/gi
const emailAddress = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g
// Mail programs turn host-like text into links: www.x, x.tld in one case, x.tld/path, four numbers.
const host = /\b(?:www\.[^\s]+|(?:[a-z0-9-]{2,}\.)+(?:[a-z]{2,24}|[A-Z]{2,24})\b(?:[/:?#][^\s]*)?)/g
const hostInAnyCase =
  /(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|info|biz|io|co|me|ai|app|dev|xyz|top|site|online|shop|club|live|link|click|ru|cn|uk|de|fr|eg|example|test|onion)\b(?:[/:?#][^\s]*)?/giu
const hostWithPath = /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/[^\s]*/gu
const numericHost = /\b\d{1,3}(?:\.\d{1,3}){3}(?:[/:?#][^\s]*)?/g
const phoneNumber = /(?:\+|\b00)\d[\d ().-]{6,}\d|\b\d{9,}\b/g

/**
 * Normalizes one line of plain text: compatibility forms resolved, so that look-alike letters are recognized; no
 * control, direction or invisible characters, no runs of white space.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
}

/** True when a text contains possible markup for a browser or mail program (S18). */
export function looksLikeMarkup(text: string): boolean {
  return /<\s*[/a-z!?]/i.test(text)
}

/** Removes tags and neutralizes remaining angle brackets. */
export function withoutMarkup(text: string): string {
  return plainText(text.replace(tag, ' ').replace(/[<>]/g, ' '))
}

/** Removes links and text that a mail program would turn into a link; a link's label stays (S18). */
export function withoutLinks(text: string): string {
  const unlabelled = text.replace(markdownLink, '$1 ')
  return [addressWithScheme, emailAddress, host, hostInAnyCase, hostWithPath, numericHost].reduce(
    (rest, pattern) => rest.replace(pattern, pattern === emailAddress ? removedContact : removedLink),
    unlabelled,
  )
}

/** Removes international telephone numbers and other long numbers that could reach or identify a person. */
export function withoutPhoneNumbers(text: string): string {
  return text.replace(phoneNumber, removedContact)
}

/** Makes someone else's text plain: without markup, links or contacts, and at most `maxLength` characters long. */
export function sanitizeText(text: string, maxLength: number): string {
  const plain = withoutPhoneNumbers(withoutLinks(withoutMarkup(plainText(text))))
  return plain.length > maxLength ? `${[...plain].slice(0, maxLength - 1).join('')}…` : plain
}
