import type { ParsedEmail } from './parsed-email.js'

/** Returns the value of the topmost header of this name; the key is in lower case. */
export function headerOf(parsed: ParsedEmail, key: string): string | undefined {
  return parsed.headers.find((header) => header.key === key)?.value.trim()
}

/** Returns the media type of the whole mail with its parameters, in lower case. */
export function contentTypeOf(parsed: ParsedEmail): string {
  return headerOf(parsed, 'content-type')?.toLowerCase() ?? ''
}

/** Returns the Message-IDs of a header's value with their angle brackets. */
export function messageIdsOf(value: string | undefined): readonly string[] {
  return (value ?? '').match(/<[^<>\s]{1,250}>/g) ?? []
}

/** Returns every address to which the mail was sent, as far as it shows. */
export function recipientsOf(parsed: ParsedEmail): readonly string[] {
  const named = [...parsed.to, ...parsed.cc].map(({ address }) => address)
  return [...new Set([...parsed.envelopeTo, ...named])]
}

/** Whether the mail says that it has no sender, as bounces do (RFC 5321). */
export function hasNullSender(parsed: ParsedEmail): boolean {
  return headerOf(parsed, 'return-path') === '<>'
}

/** Whether a mail server sent the mail, going by its address. */
export function isFromMailServer({ from }: ParsedEmail): boolean {
  return /^(?:mailer-daemon|postmaster|mail-daemon|mdaemon)(?:[+@]|$)/.test(from?.address ?? '')
}
