import type { Logger } from '@seneb/platform/logger'
import pg from 'pg'
import type { DataSource } from 'typeorm'

import { poolOf } from '../storing/pg-pool.js'

const channel = 'seneb_outbox'
const notifyEveryMs = 20
const reconnectMs = 1000

const waiting = new WeakSet<DataSource>()

/**
 * Tells the relays of other replicas that something waits. NOTIFY serialises commits, so it is sent beside the
 * transaction and at most once per tick; a lost one costs no more than the poll interval.
 */
export function notifyOutbox(dataSource: DataSource, log: Logger): void {
  if (waiting.has(dataSource)) return
  waiting.add(dataSource)
  setTimeout(() => {
    waiting.delete(dataSource)
    poolOf(dataSource)
      .query(`select pg_notify('${channel}', current_schema())`)
      .catch((err: unknown) => log.debug({ err }, 'a wake-up for other relays was not sent'))
  }, notifyEveryMs).unref()
}

/**
 * Calls `onOutboxWrite` whenever a replica of this service has said something. Listens again, once a second until it
 * works, after a connection was lost and when Postgres is away at first; what was missed meanwhile counts as said.
 */
export async function listenToOutbox(
  databaseUrl: string,
  log: Logger,
  onOutboxWrite: () => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const listen = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2000, keepAlive: true })
    next.on('error', (err) => log.debug({ err }, 'the listening connection was lost'))
    // Comes once for every client, also for one that never got through, so this is the only place that tries again.
    next.once('end', () => {
      if (!stopped) retry = setTimeout(again, reconnectMs).unref()
    })
    client = next
    try {
      await next.connect()
      const { rows } = await next.query<{ schema: string }>(`select current_schema() as schema`)
      next.on('notification', ({ payload }) => {
        if (payload === rows[0]?.schema) onOutboxWrite()
      })
      await next.query(`listen ${channel}`)
    } catch (err) {
      log.debug({ err }, 'listening for other relays is not possible now, trying again')
      await next.end().catch(() => undefined)
    }
  }

  const again = (): void => {
    if (!stopped) void listen().then(onOutboxWrite)
  }

  await listen()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end().catch(() => undefined)
  }
}
