import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { CareEnquiry, type CareEnquiryRow } from './care-enquiry.entity.js'
import { dueToWakeSql } from './care-enquiry.queries.js'
import { CareEvent } from './care-event.entity.js'

type Due = Pick<CareEnquiryRow, 'id' | 'version'>

const rowsPerTurn = 100

/**
 * Opens enquiries again that waited for their patient as long as somebody said: the row, its line of the timeline and the
 * hint to open pages are one transaction, and a row is taken by one process at a time.
 */
export async function wakeCareEnquiries(ctx: Pick<Ctx, 'db' | 'newId' | 'now'>): Promise<'again' | void> {
  const woken = await ctx.db.write(async (tx) => {
    const due = await tx.query<Due>(dueToWakeSql, [ctx.now(), rowsPerTurn])
    for (const enquiry of due) await wake(enquiry, tx, ctx)
    return due.length
  })
  if (woken === rowsPerTurn) return 'again'
}

async function wake({ id, version }: Due, tx: WriteTx, ctx: Pick<Ctx, 'newId' | 'now'>): Promise<void> {
  await tx.update(CareEnquiry, { id }, { state: 'open', wakes_at: null, version: version + 1 })
  const line = { id: ctx.newId(), enquiry_id: id, at: ctx.now(), kind: 'woken' }
  await tx.save(Object.assign(new CareEvent(), line))
  await tx.say(CareEnquiryChanged, { enquiryId: id, version: version + 1 })
}
