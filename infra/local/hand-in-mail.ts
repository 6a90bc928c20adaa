import { createHmac } from 'node:crypto'

/** Parts of the local stack that take part. */
interface HandIn {
  /** Page of the mailbox. */
  readonly mailboxUrl: string
  readonly gatewayUrl: string
  /** Secret of the gateway's generic webhook. */
  readonly secret: string
}

/** A mail as the mailbox lists it. */
interface ListedMail {
  readonly id: string
  readonly envelope?: { readonly to?: readonly { readonly address?: string }[] }
}

const intervalMs = 2000
const requestMs = 5000

/** Addresses of ours that are read, with and without a token. */
const readAddress = /^(?:care|bounce)(?:\+[a-z2-7]{42})?@seneb\.example$/i

/**
 * Hands mails to our addresses from the local mailbox to the gateway, as a mail provider does, so that replies can be
 * tried on one machine. Mails of earlier starts are handed in again and recognized as copies.
 */
export function handInMail(parts: HandIn): void {
  const handedIn = new Set<string>()
  const timer = setInterval(() => {
    // The mailbox or the gateway may be away for a while; the next turn tries again.
    handInOnce(parts, handedIn).catch(() => undefined)
  }, intervalMs)
  timer.unref()
}

/** Hands in every mail that is not in `handedIn`, and adds it. */
export async function handInOnce({ gatewayUrl, mailboxUrl, secret }: HandIn, handedIn: Set<string>): Promise<void> {
  const listed = await fetch(`${mailboxUrl}/email`, { signal: AbortSignal.timeout(requestMs) })
  for (const mail of (await listed.json()) as readonly ListedMail[]) {
    if (handedIn.has(mail.id)) continue
    const recipients = mail.envelope?.to ?? []
    const isForUs = recipients.some(({ address = '' }) => readAddress.test(address))
    if (!isForUs || (await handIn(mail, recipients, { gatewayUrl, mailboxUrl, secret }))) handedIn.add(mail.id)
  }
}

/** Returns whether the gateway has stored the mail. */
async function handIn(
  { id }: ListedMail,
  recipients: readonly { readonly address?: string }[],
  { gatewayUrl, mailboxUrl, secret }: HandIn,
): Promise<boolean> {
  const source = await fetch(`${mailboxUrl}/email/${encodeURIComponent(id)}/source`, {
    signal: AbortSignal.timeout(requestMs),
  })
  if (!source.ok) return false
  const delivered = recipients.map(({ address = '' }) => `Delivered-To: ${address}\r\n`).join('')
  const body = Buffer.concat([Buffer.from(delivered), Buffer.from(await source.arrayBuffer())])
  const timestamp = String(Math.floor(Date.now() / 1000))
  const response = await fetch(`${gatewayUrl}/inbound-mail/generic`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'message/rfc822',
      'x-seneb-timestamp': timestamp,
      'x-seneb-signature': createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex'),
    },
    signal: AbortSignal.timeout(requestMs),
  })
  return response.ok
}
