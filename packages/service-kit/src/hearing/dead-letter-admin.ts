import type { ServiceName } from '@seneb/contracts/define'
import pg from 'pg'

/** A dead letter as operations see it: never its body, which may hold personal data. */
export interface DeadLetterLine {
  readonly id: string
  readonly consumer: string
  readonly subject: string
  readonly reason: string
  readonly deliveries: number
  readonly died_at: Date
  readonly state: string
}

const listSql = `/* listDeadLetters */ select id, consumer, subject, reason, deliveries, died_at, state
  from dead_letters where state <> 'replayed' order by died_at limit 200`

const replaySql = `/* requestReplay */ update dead_letters set state = 'replay'
  where state = 'dead' and ($1::uuid is null or id = $1)`

/** What operations can do about the events that a service could not handle. */
export interface DeadLetterAdmin {
  /** The dead letters nobody has replayed yet, oldest first, 200 at most. */
  list(): Promise<DeadLetterLine[]>
  /** Asks the running service to handle one dead letter, or all, again; returns how many it will try. */
  replay(id?: string): Promise<number>
}

/** Connects to the database of a service, whose schema the URL's role stands in, for as long as `fn` runs. */
export async function withDeadLetterAdmin<T>(
  admin: { service: ServiceName; url: string },
  fn: (admin: DeadLetterAdmin) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: admin.url,
    connectionTimeoutMillis: 5000,
    statement_timeout: 5000,
    application_name: `seneb-${admin.service}-dead-letters`,
  })
  await client.connect()
  try {
    return await fn({
      list: async () => (await client.query<DeadLetterLine>(listSql)).rows,
      replay: async (id) => (await client.query(replaySql, [id ?? null])).rowCount ?? 0,
    })
  } finally {
    await client.end()
  }
}
