import type { AddressInfo } from 'node:net'

import { SMTPServer } from 'smtp-server'

const messageIdLine = /^Message-ID: *(\S+)/im
/** The headers of our mails end well before. */
const headBytes = 8192

/**
 * A real SMTP server in this process that takes every mail and keeps nothing but its Message-ID: it costs the same with
 * the last mail as with the first.
 */
export class MailSink {
  /** Mails that were taken. */
  count = 0
  private readonly ids = new Set<string>()

  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, answer) => {
      const head: Buffer[] = []
      let read = 0
      stream.on('data', (chunk: Buffer) => {
        if (read < headBytes) head.push(chunk)
        read += chunk.length
      })
      stream.once('end', () => {
        this.count += 1
        this.ids.add(messageIdLine.exec(Buffer.concat(head).toString('latin1'))?.[1] ?? '')
        answer()
      })
    },
    logger: false,
  })

  private constructor() {
    this.server.on('error', () => undefined)
  }

  static async start(): Promise<MailSink> {
    const sink = new MailSink()
    await new Promise<void>((resolve) => sink.server.listen(0, '127.0.0.1', resolve))
    return sink
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`
  }

  /** Mails that differ in their Message-ID. */
  get distinct(): number {
    return this.ids.size
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()))
  }
}
