import type { Logger } from '@seneb/platform/logger'
import pg from 'pg'

const channel = 'seneb_outbox'
const tellEveryMs = 20
const reconnectMs = 1000

interface SignalParts {
  readonly databaseUrl: string
  readonly log: Logger
  /** Another replica of this service has said something. */
  readonly onOutboxWrite: () => void
}

/**
 * The word between the relays of one service that something waits. What this replica tells is not told to itself, since
 * it knows. It listens again, once a second until it works, after a connection was lost and when Postgres is away at
 * first; what was missed meanwhile counts as said.
 */
export class OutboxSignal {
  private stopped = false
  private client?: pg.Client
  private retry?: NodeJS.Timeout
  private telling?: NodeJS.Timeout

  constructor(private readonly parts: SignalParts) {}

  /** Begins to listen; returns after the first try, whether it worked or not. */
  async start(): Promise<void> {
    const { databaseUrl, log } = this.parts
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2000, keepAlive: true })
    client.on('error', (err) => log.debug({ err }, 'the listening connection was lost'))
    // Comes once for every client, also for one that never got through, so this is the only place that tries again.
    client.once('end', () => {
      if (!this.stopped) this.retry = setTimeout(() => void this.startAgain(), reconnectMs).unref()
    })
    this.client = client
    try {
      await this.listenWith(client)
    } catch (err) {
      log.debug({ err }, 'listening for other relays is not possible now, trying again')
      await client.end().catch(() => undefined)
    }
  }

  /**
   * Tells the relays of other replicas. NOTIFY serialises commits, so it is sent beside the transaction and at most once
   * per tick; a lost one costs no more than the poll interval.
   */
  tell(): void {
    if (!this.stopped) this.telling ??= setTimeout(() => this.tellNow(), tellEveryMs).unref()
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.retry)
    clearTimeout(this.telling)
    await this.client?.end().catch(() => undefined)
  }

  private async startAgain(): Promise<void> {
    if (this.stopped) return
    await this.start()
    this.parts.onOutboxWrite()
  }

  private async listenWith(client: pg.Client): Promise<void> {
    await client.connect()
    const { rows } = await client.query<{ schema: string; pid: number }>(
      `select current_schema() as schema, pg_backend_pid() as pid`,
    )
    const [own] = rows
    client.on('notification', ({ payload, processId }) => {
      if (payload === own?.schema && processId !== own?.pid) this.parts.onOutboxWrite()
    })
    await client.query(`listen ${channel}`)
  }

  /** Sent where is listened, so that the server names this connection as the teller. */
  private tellNow(): void {
    this.telling = undefined
    this.client
      ?.query({ name: 'tellOutbox', text: `select pg_notify('${channel}', current_schema())` })
      .catch((err: unknown) => this.parts.log.debug({ err }, 'a wake-up for other relays was not sent'))
  }
}
