import { auditAsSystem } from '../audit-as-system.js'
import { reasonToStop, runInOrder } from '../due-changes.js'
import { finishChange, lockPublication, type PublicationId } from './edit-version.js'
import { publishVersion, unscheduledState } from './publish-draft.js'
import { dueSchedulesSql, PublicationVersion } from './publication-version.entity.js'
import type { PublishingCtx } from './read-publications.js'

/**
 * Publishes the versions whose time has come. The state changes in the transaction of the publication, so each is
 * published once, whatever restarts in between. One that fails does not hold up the others.
 */
export async function publishScheduled(ctx: PublishingCtx): Promise<void> {
  const due = await ctx.db.read((tx) => tx.query<PublicationId>(dueSchedulesSql, [ctx.now()]))
  await runInOrder(due, (publication) => publishDue(publication, ctx))
}

async function publishDue(id: PublicationId, base: PublishingCtx): Promise<void> {
  const ctx = { ...base, audit: auditAsSystem(base) }
  try {
    await ctx.db.write(async (tx) => {
      const editing = await lockPublication(id, tx, ctx)
      const { open } = editing
      if (!isDue(open, ctx.now())) return
      const scheduledBy = open.scheduled_by ?? null
      await publishVersion(editing, open, scheduledBy)
      const after = { scheduledBy }
      await finishChange(editing, { action: 'publish-scheduled-text', number: open.number, state: 'published', after })
    })
  } catch (error) {
    // Rules or the published text may have changed since it was scheduled; its author reads why it was not published.
    await stopSchedule(id, reasonToStop(error, ctx), ctx)
  }
}

function isDue(open: PublicationVersion | undefined, now: Date): open is PublicationVersion & { publish_at: Date } {
  return (
    open?.state === 'scheduled' && open.publish_at !== null && open.publish_at !== undefined && open.publish_at <= now
  )
}

async function stopSchedule(id: PublicationId, reason: string, ctx: PublishingCtx): Promise<void> {
  await ctx.db.write(async (tx) => {
    const editing = await lockPublication(id, tx, ctx)
    const { key, kind, open } = editing
    if (!isDue(open, ctx.now())) return
    const { number } = open
    const state = unscheduledState(open)
    const stopped = { state, publish_at: null, scheduled_by: null, return_reason: `Not published: ${reason}` }
    await tx.update(PublicationVersion, { kind, key, number }, stopped)
    await finishChange(editing, { action: 'stop-text-schedule', number, state, after: { reason } })
  })
}
