import type { Input, Output } from '@seneb/contracts/define'
import type { OpenMyRecord, ReadMyRecord } from '@seneb/contracts/messages/enquiry/my-record.messages'
import { maxCopiesPerDay, type RecordGrantConsumer } from '@seneb/contracts/vocabulary/person-records'
import { AppError } from '@seneb/platform/app-error'
import { compressRecord } from '@seneb/platform/compressed-record'
import type { Ctx } from '@seneb/service-kit/ctx'
import { exportRecord } from '@seneb/service-kit/data-export/export-record'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { findLocked } from '../care-enquiries/change-care-enquiry.js'
import { appendTimelineEntry } from '../care-enquiries/write-lines.js'
import { requirePatientSession } from '../request-access/request-session.js'
import { exportedTables } from './read-person-record.js'

const dayMs = 24 * 60 * 60 * 1000

/** Returns grants for the records of the other services, each for one minute and one enquiry. */
export function openMyRecord({ session }: Input<typeof OpenMyRecord>, ctx: Ctx): Promise<Output<typeof OpenMyRecord>> {
  return ctx.db.read(async (tx) => {
    const { enquiryId } = await requirePatientSession(session, tx, ctx)
    await assertCopyAllowed(enquiryId, tx, ctx)
    const granted = { enquiryId, now: ctx.now() }
    const grantFor = (service: RecordGrantConsumer) => ctx.recordGrants.issue(service, granted)
    const grants = {
      'ai-planning': grantFor('ai-planning'),
      notification: grantFor('notification'),
      referral: grantFor('referral'),
    }
    return { enquiryId, grants }
  })
}

/** $1 the enquiry, $2 time after which copies count */
const recentCopiesSql = `/* recentCopiesOfPatient */
  select count(*)::int as count from care_events
  where enquiry_id = $1 and kind = 'exported' and actor_id is null and at > $2::timestamptz`

async function assertCopyAllowed(enquiryId: string, tx: Pick<ReadTx, 'query'>, ctx: Pick<Ctx, 'now'>): Promise<void> {
  const since = new Date(ctx.now().getTime() - dayMs)
  const [copies] = await tx.query<{ readonly count: number }>(recentCopiesSql, [enquiryId, since])
  if (copies && copies.count >= maxCopiesPerDay) throw new AppError('RATE_LIMITED')
}

/**
 * Returns all data that this service stores about the patient's request, and writes the copy on the timeline. Throws
 * SESSION_ENDED after the enquiry has ended.
 */
export async function readMyRecord(
  { session }: Input<typeof ReadMyRecord>,
  ctx: Ctx,
): Promise<Output<typeof ReadMyRecord>> {
  const at = ctx.now()
  const { record, reference } = await ctx.db.write(async (tx) => {
    const { enquiryId } = await requirePatientSession(session, tx, ctx)
    const enquiry = await findLocked(enquiryId, tx)
    if (!enquiry) throw new AppError('SESSION_ENDED')
    await assertCopyAllowed(enquiryId, tx, ctx)
    const rows = await exportRecord(exportedTables, enquiryId, { tx, ctx })
    const entry = { enquiryId, version: enquiry.version, line: { kind: 'exported', at } as const }
    await appendTimelineEntry(entry, tx, ctx)
    return { record: rows, reference: enquiry.reference }
  })
  return { record: await compressRecord(record), reference, exportedAt: at.toISOString() }
}
