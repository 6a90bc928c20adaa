import type { MessageLanguage, SenderCheck } from '@seneb/contracts/vocabulary/inbound-emails'

import { classifyEmail, type EmailClass } from './classify.rules.js'
import { readDeliveryReport, type DeliveryReport } from './delivery-report.rules.js'
import { detectLanguage } from './language.rules.js'
import { selectFiles, type MessageFile } from './message-files.rules.js'
import { parseEmail } from './parse-email.js'
import type { ParsedEmail } from './parsed-email.js'
import { splitQuotedText } from './quoted-text.rules.js'
import { checkSender } from './sender-check.rules.js'

/** A stored email for the thread that reads it. */
export interface ReadingJob {
  readonly raw: Uint8Array
  readonly recipients: readonly string[]
  readonly messageIdDomain: string
  /** Name of our mail server in `Authentication-Results`; empty where none checks senders. */
  readonly authservId: string
}

/** Facts of an email, read by rules alone; nothing in it is looked up. */
export interface ReadEmail {
  /** The email without its texts and parts. */
  readonly head: ParsedEmail
  readonly emailClass: EmailClass
  readonly report?: DeliveryReport
  readonly text: string
  readonly fullText: string
  readonly language: MessageLanguage
  readonly senderCheck: SenderCheck
  readonly files: readonly MessageFile[]
  readonly skippedFiles: number
}

/** Parses an email and applies every rule that needs its content; called in a worker thread only. */
export async function readEmail({ authservId, messageIdDomain, raw, recipients }: ReadingJob): Promise<ReadEmail> {
  const parsed = await parseEmail(raw, recipients)
  const emailClass = classifyEmail(parsed, { messageIdDomain })
  const { fullText, text } = splitQuotedText(parsed)
  return {
    head: { ...parsed, text: undefined, html: undefined, parts: [] },
    emailClass,
    report: emailClass === 'report' ? readDeliveryReport(parsed) : undefined,
    text,
    fullText,
    language: detectLanguage(text),
    senderCheck: checkSender(parsed, authservId),
    ...selectFiles(parsed),
  }
}
