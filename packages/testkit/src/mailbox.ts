import type { AddressInfo } from 'node:net'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/**
 * Treatment of arriving mail: `ok` accepts it, `4xx` defers it, `5xx` refuses its text, `no-mailbox` refuses its
 * recipient, `silent` never replies. `slow` accepts it after `slowMs`, or when its promise has settled.
 */
export type MailboxMode = 'ok' | '4xx' | '5xx' | 'no-mailbox' | 'silent' | 'slow'

export interface ReceivedMail {
  /** Addresses of the envelope, which determine the actual recipients. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] }
  /** The message as a mail program reads it. */
  readonly mail: Email
  readonly raw: string
  readonly receivedAt: Date
}

type SmtpCallback = (error?: Error | null) => void

const refusals = { '4xx': smtpError(451, 'try again later'), '5xx': smtpError(550, '5.7.1 looks like spam') }
const noMailbox = smtpError(550, '5.1.1 no such mailbox')

/** A real SMTP server in this process that stores its mail and can simulate faults. */
export class Mailbox {
  /** Applies to connections and messages from now on. */
  mode: MailboxMode = 'ok'
  slowMs = 1000
  /** Promise that a slow mailbox waits for instead of a time. */
  slowUntil: Promise<unknown> | undefined
  readonly mails: ReceivedMail[] = []
  /** Number of messages offered, accepted or not. */
  attempts = 0

  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // A client is expected to disconnect from a silent server.
    onConnect: (_session, greet) => (this.mode === 'silent' ? undefined : greet()),
    onRcptTo: (_address, _session, callback) => callback(this.mode === 'no-mailbox' ? noMailbox : null),
    // A message whose sender disconnected before its end is not stored.
    onData: (stream, session, callback) => void this.receive(stream, session, callback).catch(() => undefined),
    logger: false,
  })

  private constructor() {
    this.server.on('error', () => undefined)
  }

  static async start(): Promise<Mailbox> {
    const mailbox = new Mailbox()
    await new Promise<void>((resolve) => mailbox.server.listen(0, '127.0.0.1', resolve))
    return mailbox
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`
  }

  /** Returns mails whose envelope names this recipient. */
  sentTo(address: string): readonly ReceivedMail[] {
    return this.mails.filter(({ envelope }) => envelope.to.includes(address))
  }

  /** Deletes all received mail and ends simulated faults. */
  clear(): void {
    this.mails.length = 0
    this.attempts = 0
    this.mode = 'ok'
    this.slowUntil = undefined
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  private async receive(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    callback: SmtpCallback,
  ): Promise<void> {
    // The setting at the time the message began, which is when it is counted.
    const { mode, slowMs, slowUntil } = this
    this.attempts += 1
    const raw = await readAll(stream)
    if (mode === '4xx' || mode === '5xx') {
      callback(refusals[mode])
      return
    }
    if (mode === 'slow') await (slowUntil ?? new Promise((resolve) => setTimeout(resolve, slowMs)))
    this.mails.push({ envelope: envelopeOf(session), mail: await PostalMime.parse(raw), raw, receivedAt: new Date() })
    callback()
  }
}

/** Starts a mailbox. Stop it in `afterAll`. */
export function startMailbox(): Promise<Mailbox> {
  return Mailbox.start()
}

function envelopeOf(session: SMTPServerSession): ReceivedMail['envelope'] {
  const { mailFrom, rcptTo } = session.envelope
  return { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
