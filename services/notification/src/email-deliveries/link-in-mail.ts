import type { Sealing } from '@seneb/platform/sealing'

import { requestLinkPlaceholder } from '../emails/request-link.js'
import { openLink } from '../request-links/sealed-link.js'
import type { EmailKind } from './email-delivery.entity.js'
import type { MailText } from './sealed-text.js'

/** Kinds of mail that have the link. No mail to the team is one: its text may hold whatever a patient wrote. */
const kindsWithLink: ReadonlySet<EmailKind> = new Set<EmailKind>([
  'trip-plan-receipt',
  'consultation-receipt',
  'late-reply-notice',
  'partner-withdrawal-notice',
  'reply',
  'request-link',
  'access-code',
  'documents-wanted',
  'planned-erasure',
  'rejected-files',
])

interface Delivered {
  readonly kind: EmailKind
  readonly causeId: string
  readonly sealedLink: Buffer | null
}

/**
 * Puts the secret into a mail that is about to leave; stored mails hold a placeholder in its place. Without a secret the
 * link leads to the page on which people enter reference and email.
 */
export function withLink(mail: MailText, { causeId, kind, sealedLink }: Delivered, atRest: Sealing): MailText {
  if (!kindsWithLink.has(kind)) return mail
  const fragment = sealedLink ? `#k=${openLink(sealedLink, causeId, atRest)}` : ''
  const placed = (text: string) => text.replaceAll(`#k=${requestLinkPlaceholder}`, fragment)
  return { ...mail, html: placed(mail.html), text: placed(mail.text) }
}
