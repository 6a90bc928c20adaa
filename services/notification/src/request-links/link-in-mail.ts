import { requestLinkPlaceholder } from '../emails/request-link.js'
import type { EmailKind } from '../email-deliveries/email-delivery.entity.js'
import type { MailText } from '../email-deliveries/sealed-text.js'
import type { Sealing } from '@seneb/platform/sealing'

/** Kinds of mail that have the link. No mail to the team is one: its text may hold whatever a patient wrote. */
const kindsWithLink: ReadonlySet<EmailKind> = new Set<EmailKind>([
  'trip-plan-receipt',
  'consultation-receipt',
  'late-reply-notice',
  'partner-withdrawal-notice',
  'reply',
  'request-link',
  'documents-wanted',
  'planned-erasure',
  'rejected-files',
])

interface Delivered {
  readonly kind: EmailKind
  readonly causeId: string
  readonly sealedLink: Buffer | null
}

/** Encrypts the secret of a link, bound to its enquiry. */
export function sealLink(token: string, enquiryId: string, atRest: Sealing): Buffer {
  return atRest.seal(Buffer.from(token), boundTo(enquiryId))
}

/**
 * Puts the secret into a mail that is about to leave; stored mails hold a placeholder in its place. Without a secret the
 * link leads to the page on which people enter reference and email.
 */
export function withLink(mail: MailText, { causeId, kind, sealedLink }: Delivered, atRest: Sealing): MailText {
  if (!kindsWithLink.has(kind)) return mail
  const fragment = sealedLink ? `#k=${atRest.open(sealedLink, boundTo(causeId)).toString()}` : ''
  const placed = (text: string) => text.replaceAll(`#k=${requestLinkPlaceholder}`, fragment)
  return { ...mail, html: placed(mail.html), text: placed(mail.text) }
}

function boundTo(enquiryId: string): string {
  return `${enquiryId} request link`
}
