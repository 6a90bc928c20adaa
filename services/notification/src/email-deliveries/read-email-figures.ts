import type { Input, Output } from '@seneb/contracts/define'
import type { ReadEmailFigures } from '@seneb/contracts/messages/notification/email.messages'

import type { NotificationCtx } from '../notification-ctx.js'
import { deliveryBacklogSql } from './email-delivery.queries.js'
import { emailFiguresSql } from './waiting-email.queries.js'

interface Figures {
  readonly sent: number
  readonly dead: number
  /** Median and 95th percentile; null when none was sent. */
  readonly onTheirWay: readonly [string | number, string | number] | null
}

/** How mail went in the last days: counts and times, nobody by name (D-39). */
export async function readEmailFigures(
  { days }: Input<typeof ReadEmailFigures>,
  ctx: NotificationCtx,
): Promise<Output<typeof ReadEmailFigures>> {
  const [[figures], [backlog]] = await ctx.db.read((tx) =>
    Promise.all([
      tx.query<Figures>(emailFiguresSql, [days]),
      tx.query<{ waiting: number; oldestSeconds: number }>(deliveryBacklogSql),
    ]),
  )
  const [median, p95] = figures?.onTheirWay ?? []
  return {
    sent: figures?.sent ?? 0,
    dead: figures?.dead ?? 0,
    waiting: backlog?.waiting ?? 0,
    oldestWaitingSeconds: backlog?.oldestSeconds ?? 0,
    medianSeconds: median === undefined ? undefined : Number(median),
    p95Seconds: p95 === undefined ? undefined : Number(p95),
  }
}
