import { meter } from '@seneb/platform/telemetry'
import type { DataSource } from 'typeorm'

import { backlogSql, type Backlog } from '../storing/backlog.queries.js'
import { poolOf } from '../storing/pg-pool.js'

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
