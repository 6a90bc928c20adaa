import { openJson, sealJson, type Sealing } from '@seneb/platform/sealing'

import { renderDeferred, type DeferredEmail } from '../emails/deferred-emails.js'
import type { EmailContext } from '../emails/email-wording.js'
import type { Email } from '../emails/render-email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import type { Mailbox, OutgoingMail } from './mailer.js'
import { openHalves, type OperatorEmailHalves } from './sealed-halves.js'

/** All personal data of a mail: recipient, text and links. */
export type MailText = Omit<OutgoingMail, 'bounceAddress' | 'messageId' | 'replyAddress'>

/** Parts of a mail that exist before its text is rendered. */
type Addressed = Omit<MailText, keyof Email>

/** Columns of a row that determine the content of its mail. */
export interface StoredText {
  readonly id: string
  readonly sealedBody: Buffer
  /** Template from which the text is rendered; null when the text itself is stored. */
  readonly template: string | null
  readonly causeId: string
  /** The sealed halves of the data that a mail refers to; null for mails without any. */
  readonly submitted: Buffer | null
  readonly aiPlan: Buffer | null
}

/**
 * Returns the text of a mail as its row stores it until it is sent: compressed, because sealed bytes cannot be
 * compressed any more, then sealed for the row.
 */
export function sealText(content: MailText, id: string, atRest: Sealing): Buffer {
  return sealJson(content, id, atRest)
}

/** Returns a mail that is rendered when it is sent, sealed for its row; without data that another row stores. */
export function sealFacts(mail: Addressed & Pick<DeferredEmail, 'facts'>, id: string, atRest: Sealing): Buffer {
  return sealJson(mail, id, atRest)
}

/** Returns the content and recipient of a stored mail: decrypted from its row, or rendered now from its facts. */
export function textOf(
  stored: StoredText,
  { atRest, ...context }: EmailContext & Pick<NotificationCtx, 'atRest'>,
): MailText {
  const { id, sealedBody, template } = stored
  if (template === null) return openJson(sealedBody, id, atRest) as MailText
  const sealed = openJson(sealedBody, id, atRest) as Addressed & { facts?: unknown }
  const { facts = factsOfHalves(stored, atRest), ...mail } = sealed
  return { ...mail, ...renderDeferred(template, facts, context) }
}

/** Returns the facts from the row in which the mail was put together; throws when a half is missing. */
function factsOfHalves({ aiPlan, causeId: tripPlanId, submitted }: StoredText, atRest: Sealing): OperatorEmailHalves {
  const halves = openHalves({ tripPlanId, submitted, aiPlan }, { atRest })
  if (!halves.submitted || !halves.aiPlan) throw new Error('the details that an email refers to are not there')
  return { submitted: halves.submitted, aiPlan: halves.aiPlan }
}

/** By what mails to one address can be counted when the address is gone. */
export function recipientDigest({ address }: Mailbox, atRest: Sealing): string {
  return atRest.digest(address.toLowerCase())
}
