/** Longer than any link of ours. */
const maxChars = 2048
const unseen = /[\p{DI}\p{Cf}]/gu
const before = /^[\s"'“”„‘’«»‹›([{<*،,;]+/
const behind = /[\s"'“”„‘’«»‹›)\]}>*.,;:!?…،؛؟。]$/

/** An id of a referral link without the signs that a message, a printed page or a telephone put around it. */
export function typedReferralId(text: string): string {
  if (text.length > maxChars) return text
  let id = text.replace(unseen, '').normalize('NFC').replace(before, '')
  while (behind.test(id)) id = id.slice(0, -1)
  return id
}

/** The secret of a link without what a mail program or a sentence put around it: `<…>`, `….`. */
export function typedToken(text: string): string {
  if (text.length > maxChars) return text
  const [token = text] = /[A-Za-z0-9_-]+/.exec(text) ?? []
  return /^[^A-Za-z0-9_-]*$/.test(text.slice(text.indexOf(token) + token.length)) ? token : text
}
