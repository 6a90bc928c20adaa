import { hasNullSender, headerOf } from './email-headers.rules.js'
import type { ParsedEmail } from './parsed-email.js'

/** Beginnings of subjects of absence notices whose programs set no header. A reply begins with `Re:` instead. */
const noticeSubject =
  /^(?:automatic reply|auto(?:matic)?[- ]?response|out of (?:the )?office|réponse automatique|absence du bureau|abwesenheitsnotiz|automatische antwort|رد تلقائي|الرد التلقائي|خارج المكتب)\s*[:：]/iu

const headersOfResponders = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply', 'x-vacation']

/**
 * Whether a program wrote the mail, such as an absence notice or a mailing list (RFC 3834). `X-Auto-Response-Suppress`
 * is no sign, because Outlook sets it on mails that people write.
 */
export function isAutomaticEmail(parsed: ParsedEmail): boolean {
  const submitted = headerOf(parsed, 'auto-submitted')?.toLowerCase() ?? 'no'
  if (!/^no\b/.test(submitted)) return true
  if (headersOfResponders.some((key) => isSet(headerOf(parsed, key)))) return true
  if (/^(?:bulk|junk|auto_reply)\b/i.test(headerOf(parsed, 'precedence') ?? '')) return true
  if (headerOf(parsed, 'list-id') !== undefined || hasNullSender(parsed)) return true
  return noticeSubject.test(parsed.subject.trim())
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && !/^(?:no|false|none|0)?$/i.test(value)
}
