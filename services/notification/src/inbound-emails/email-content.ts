import type { ReadEmail } from './read-email.js'
import type { StoredContent } from './sealed-email.js'

const maxSubjectCharacters = 500
const maxNameCharacters = 200
const maxAddressCharacters = 320

/** Returns the subject on one line. */
export function subjectOf({ head }: ReadEmail): string {
  return toLine(head.subject, maxSubjectCharacters)
}

/** Returns the sender that the email names; nothing proves it. */
export function senderOf({ head: { from } }: ReadEmail): StoredContent['sender'] {
  const name = toLine(from?.name ?? '', maxNameCharacters)
  const address = toLine(from?.address ?? '', maxAddressCharacters)
  return name === '' ? { address } : { name, address }
}

/** Returns text on one line without characters that PostgreSQL or pages do not show. */
function toLine(text: string, maxCharacters: number): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, maxCharacters)
}

/** Returns the parts of an unmatched email that staff read. */
export function contentOf(read: ReadEmail): StoredContent {
  const { files, fullText, text } = read
  return { sender: senderOf(read), subject: subjectOf(read), text, fullText, fileNames: files.map(({ name }) => name) }
}
