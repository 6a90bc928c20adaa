import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

const pollIntervalMs = 200

/** Counts the connections of PostgreSQL again and again, and knows the most there were. */
export class ConnectionWatch {
  most = 0
  private isOver = false
  private watching: Promise<void> = Promise.resolve()

  private constructor(private readonly client: pg.Client) {}

  static async start(adminUrl: string): Promise<ConnectionWatch> {
    const client = new pg.Client({ connectionString: adminUrl })
    await client.connect()
    const watch = new ConnectionWatch(client)
    watch.watching = watch.look()
    return watch
  }

  async stop(): Promise<void> {
    this.isOver = true
    await this.watching
    await this.client.end()
  }

  private async look(): Promise<void> {
    while (!this.isOver) {
      const { rows } = await this.client.query<{ count: number }>(
        `select count(*)::integer as count from pg_stat_activity where backend_type = 'client backend'`,
      )
      this.most = Math.max(this.most, rows[0]?.count ?? 0)
      await pause(pollIntervalMs)
    }
  }
}
