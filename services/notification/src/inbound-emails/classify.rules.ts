import type { InboundKind } from '@seneb/contracts/vocabulary/inbound-emails'

import { isAutomaticEmail } from './automatic-email.rules.js'
import { hasStatusPart, readDeliveryReport } from './delivery-report.rules.js'
import { contentTypeOf } from './email-headers.rules.js'
import type { ParsedEmail } from './parsed-email.js'

/** Kind of a received mail; `own` is a copy of a mail that we sent, once its Message-ID is found among them. */
export type EmailClass = Exclude<InboundKind, 'unknown'> | 'own'

/** Returns the kind of a mail. Only a `message` was written by a person for us. */
export function classifyEmail(parsed: ParsedEmail, own: { readonly messageIdDomain?: string } = {}): EmailClass {
  if (readDeliveryReport(parsed)) return 'report'
  if (isReadReceipt(parsed) || hasStatusPart(parsed)) return 'notice'
  if (isCalendarReply(parsed)) return 'calendar'
  if (isOwnEmail(parsed, own.messageIdDomain)) return 'own'
  return isAutomaticEmail(parsed) ? 'notice' : 'message'
}

function isReadReceipt(parsed: ParsedEmail): boolean {
  return (
    parsed.parts.some(({ mimeType }) => mimeType === 'message/disposition-notification') ||
    /report-type="?disposition-notification/.test(contentTypeOf(parsed))
  )
}

/** An invitation is a message; only the response to one is a calendar reply. */
function isCalendarReply({ parts }: ParsedEmail): boolean {
  return parts.some(({ method }) => method === 'REPLY' || method === 'COUNTER' || method === 'DECLINECOUNTER')
}

const ownMessageId = /^<[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@([^<>@\s]+)>$/i

/** A mail program can redirect a mail of ours unchanged; then its own Message-ID is ours. */
function isOwnEmail({ messageId }: ParsedEmail, domain: string | undefined): boolean {
  const [, found] = ownMessageId.exec(messageId ?? '') ?? []
  return found !== undefined && domain !== undefined && found.toLowerCase() === domain.toLowerCase()
}
