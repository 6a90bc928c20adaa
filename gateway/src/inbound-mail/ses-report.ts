import type { DeliveredEmail } from './webhook.js'

/** Fields of a delivery notification of SES that a report needs. */
export interface SesNotification {
  readonly notificationType?: unknown
  readonly eventType?: unknown
  readonly bounce?: { readonly bounceType?: unknown; readonly bouncedRecipients?: unknown }
  readonly mail?: { readonly headers?: unknown; readonly commonHeaders?: { readonly messageId?: unknown } }
}

interface BouncedRecipient {
  readonly emailAddress?: unknown
  readonly status?: unknown
}

const maxRecipients = 10
const plainAddress = /^[\x21-\x3b\x3d\x3f-\x7e]{3,254}$/
const plainStatus = /^[245]\.\d{1,3}\.\d{1,3}$/
const plainId = /^<[^<>\s]{3,250}>$/

/**
 * Returns a bounce of SES as a delivery report (RFC 3464), so that one reader serves all providers; undefined for other
 * notifications. SES replaces the Message-ID, so ours is taken from the original headers.
 */
export function sesReport({ bounce, eventType, mail, notificationType }: SesNotification): DeliveredEmail | undefined {
  const messageId = originalIdOf(mail)
  if ((notificationType ?? eventType) !== 'Bounce' || !bounce || messageId === undefined) return undefined
  const recipients = recipientsOf(bounce.bouncedRecipients)
  if (recipients.length === 0) return undefined
  const isTemporary = bounce.bounceType === 'Transient'
  const fields = recipients.map(({ address, status = isTemporary ? '4.0.0' : '5.0.0' }) =>
    [`Final-Recipient: rfc822; ${address}`, `Action: ${isTemporary ? 'delayed' : 'failed'}`, `Status: ${status}`].join(
      '\r\n',
    ),
  )
  const report = [
    'From: mailer-daemon@amazonses.com',
    'Auto-Submitted: auto-replied',
    `Message-ID: <ses.${messageId.slice(1, -1)}>`,
    'Subject: Delivery report',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=report',
    '',
    '--report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; amazonses.com',
    '',
    fields.join('\r\n\r\n'),
    '',
    '--report',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '',
    '--report--',
    '',
  ]
  return { raw: Buffer.from(report.join('\r\n')), recipients: [] }
}

function recipientsOf(bounced: unknown): readonly { readonly address: string; readonly status?: string }[] {
  const listed = Array.isArray(bounced) ? (bounced as readonly (BouncedRecipient | null)[]) : []
  return listed.slice(0, maxRecipients).flatMap((recipient) => {
    const { emailAddress, status } = recipient ?? {}
    if (typeof emailAddress !== 'string' || !plainAddress.test(emailAddress)) return []
    return [
      { address: emailAddress, status: typeof status === 'string' && plainStatus.test(status) ? status : undefined },
    ]
  })
}

function originalIdOf(mail: SesNotification['mail']): string | undefined {
  const headers = Array.isArray(mail?.headers) ? (mail.headers as readonly { name?: unknown; value?: unknown }[]) : []
  const ofHeaders = headers.find(({ name }) => typeof name === 'string' && name.toLowerCase() === 'message-id')?.value
  const id = ofHeaders ?? mail?.commonHeaders?.messageId
  return typeof id === 'string' && plainId.test(id) ? id : undefined
}
