import type { Logger } from '@seneb/platform/logger'
import { withTimeout } from '@seneb/platform/with-timeout'
import { ImapFlow, type ImapFlowOptions } from 'imapflow'

import type { AccessTokens } from './access-token.js'

/** A mailbox of an IMAP server. */
export interface MailboxLocation {
  /** `imaps://user:password@host`, or `imap://…`; `?requireTLS=true` insists on STARTTLS. */
  readonly url: string
  /** The authority that signed the server's certificate, PEM; without it the public ones are believed. */
  readonly ca?: string
  /** Source of tokens that replace the password, where the provider accepts none. */
  readonly tokens?: Pick<AccessTokens, 'get'>
}

/** Longest waits of one connection, in milliseconds; the library's own are minutes (R7). */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const
/** Maximum time of one command, also with a server that sends byte by byte. */
const commandMs = 60_000
const maxResponseBytes = 64 * 1024 * 1024

/** One open connection, which is used until it breaks. Without IDLE, because that can fail silently. */
export class MailboxConnection {
  private client?: ImapFlow

  constructor(
    private readonly location: MailboxLocation,
    private readonly log: Logger,
  ) {}

  /** Runs one command; a late or failed one ends the connection, so that the next begins with a new one. */
  async run<T>(command: (client: ImapFlow) => Promise<T>): Promise<T> {
    const client = await this.connected()
    const onTimeout = (): never => {
      throw new Error('the mail server responds too late')
    }
    try {
      return await withTimeout(command(client), { ms: commandMs, onTimeout })
    } catch (error) {
      this.close()
      throw error
    }
  }

  close(): void {
    this.client?.close()
    this.client = undefined
  }

  private async connected(): Promise<ImapFlow> {
    if (this.client?.usable) return this.client
    this.close()
    const client = new ImapFlow(await optionsOf(this.location))
    // The failure is reported by the command that meets it; without a listener it would end the process.
    client.on('error', (error: unknown) => this.log.warn({ err: error }, 'the connection to the mailbox broke'))
    this.client = client
    await client.connect()
    return client
  }
}

async function optionsOf({ ca, tokens, url }: MailboxLocation): Promise<ImapFlowOptions> {
  const { hostname, password, port, protocol, searchParams, username } = new URL(url)
  const secure = protocol === 'imaps:'
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    ...(searchParams.get('requireTLS') === 'true' ? { doSTARTTLS: true } : {}),
    auth: {
      user: decodeURIComponent(username),
      ...(tokens ? { accessToken: await tokens.get() } : { pass: decodeURIComponent(password) }),
    },
    ...(ca ? { tls: { ca } } : {}),
    // Its log would contain addresses and subjects.
    logger: false,
    disableAutoIdle: true,
    maxLiteralSize: maxResponseBytes,
    maxResponseSize: maxResponseBytes,
    ...timeouts,
  }
}
