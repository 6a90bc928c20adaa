import type { Output } from '@seneb/contracts/define'
import type { PageEventsForm } from '@seneb/contracts/forms/page-events.form'
import type { RecordPageEvents } from '@seneb/contracts/messages/content/page-event.messages'

import type { ContentCtx } from '../content-ctx.js'
import { countPageEventsSql, hurryCommitSql } from './page-event-day.entity.js'

const noMilestone = 0

/** Adds what happened on a page to the counts of today, all of it or nothing (ANA-01..04, CONS-11, D-70). */
export async function recordPageEvents(
  { events, page }: PageEventsForm,
  ctx: ContentCtx,
): Promise<Output<typeof RecordPageEvents>> {
  const today = ctx.now().toISOString().slice(0, 10)
  const names = events.map(({ name }) => name)
  const milestones = events.map(({ milestone = noMilestone }) => milestone)

  await ctx.db.write(async (tx) => {
    await tx.query(hurryCommitSql)
    await tx.query(countPageEventsSql, [today, page, names, milestones])
  })
  return { count: events.length }
}
