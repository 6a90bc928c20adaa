import { meter } from '@seneb/platform/telemetry'
import type { DataSource } from 'typeorm'

import { poolOf } from '../storing/pg-pool.js'

const backlogSql = `/* backlog */ select
  (select count(*) from (select 1 from outbox where published_at is null limit 10000) w)::int as waiting,
  (select coalesce(extract(epoch from clock_timestamp() - min(stored_at)), 0) from outbox where published_at is null)::float8 as oldest,
  (select count(*) from dead_letters where state <> 'replayed')::int as dead`

interface Backlog {
  readonly waiting: number
  readonly oldest: number
  readonly dead: number
}

/** Measures what operations watch of every service: the outbox's length and age, and dead letters. */
export function observeBacklog(dataSource: DataSource): void {
  const waiting = meter().createObservableGauge('seneb_outbox_waiting', { description: 'Events not yet published' })
  const oldest = meter().createObservableGauge('seneb_outbox_oldest', {
    unit: 's',
    description: 'Age of the oldest waiting event',
  })
  const dead = meter().createObservableGauge('seneb_dead_letters', { description: 'Dead letters nobody has replayed' })
  meter().addBatchObservableCallback(
    async (result) => {
      const { rows } = await poolOf(dataSource).query<Backlog>(backlogSql)
      const [backlog] = rows
      if (!backlog) return
      result.observe(waiting, backlog.waiting)
      result.observe(oldest, backlog.oldest)
      result.observe(dead, backlog.dead)
    },
    [waiting, oldest, dead],
  )
}
