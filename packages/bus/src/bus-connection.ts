import { setTimeout as pause } from 'node:timers/promises'

import type { Logger } from '@seneb/platform/logger'
import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node'

export interface BusAddress {
  /** `nats://user:password@host:port`, or `tls://…` for a server that proves who it is; several separated by commas. */
  readonly url: string
  /**
   * PEM certificate of the authority that signed the server's certificate; without it public authorities are trusted.
   */
  readonly ca?: string
}

const retryIntervalMs = 500

/** Node's error codes for a certificate that does not prove that the server is the requested one. */
const untrusted = /^(?:ERR_TLS_CERT_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/

/**
 * Returns the client options for the address of the bus. With `tls://`, nothing is sent before the server has proved
 * its host name with a trusted certificate. By default the client uses TLS only if the server requires it. Throws when
 * the URL names some servers with TLS and some without.
 */
export function busOptions({ url, ca }: BusAddress): ConnectionOptions {
  const servers = url.split(',').map((part) => new URL(part.trim()))
  const [first] = servers
  if (!first) throw new Error('the NATS URL is empty')
  if (servers.some(({ protocol }) => protocol !== first.protocol)) {
    throw new Error('the NATS URL names servers with TLS and servers without; it must be all or none')
  }
  return {
    servers: servers.map(({ host }) => host),
    ...(first.username ? { user: decodeURIComponent(first.username), pass: decodeURIComponent(first.password) } : {}),
    ...(first.protocol === 'tls:' ? { tls: ca ? { ca } : {} } : {}),
  }
}

/** Waits for a bus that is away; rejects with one sentence when the server there is not the one it should be. */
export async function openBusConnection(
  address: BusAddress,
  options: ConnectionOptions,
  log: Logger,
): Promise<NatsConnection> {
  const all = { ...options, ...busOptions(address) }
  for (let tries = 1; ; tries += 1) {
    try {
      return await connect(all)
    } catch (err) {
      const rejection = all.tls && explainRejection(err)
      if (rejection) throw new Error(rejection, { cause: err })
      if (tries === 1) log.warn({ err }, 'NATS cannot be reached yet, waiting for it')
      await pause(retryIntervalMs)
    }
  }
}

function explainRejection(error: unknown): string | undefined {
  const { code, message = '' } = error as Partial<NodeJS.ErrnoException>
  if (message.includes(`server does not support 'tls'`)) return 'NATS answered without TLS, so nothing was sent'
  if (!code || !untrusted.test(code)) return undefined
  return `NATS did not prove that it is the server of the URL (${code}), so nothing was sent`
}
