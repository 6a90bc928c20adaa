import type { Input, Output } from '@seneb/contracts/define'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import {
  type CancelMyErasure,
  type EraseMyRequest,
  PatientErasureRequested,
} from '@seneb/contracts/messages/enquiry/my-erasure.messages'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { erasureDelayHours } from '@seneb/contracts/vocabulary/my-request'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'
import type { Worker } from '@seneb/service-kit/workers/worker-loop'

import { findLocked, updateCareEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { appendTimelineEntry } from '../care-enquiries/write-lines.js'
import { eraseEnquiries } from '../erasures/erase-enquiries.js'
import { putBackEnded } from '../withdrawals/pending-withdrawals.js'
import { readAddressee } from '../request-access/addressee.js'
import { RequestedErasure } from './patient-records.entity.js'
import { assertActsBelowLimit } from '../request-access/limit-acts.js'
import { requirePatientSession } from '../request-access/request-session.js'

const hourMs = 60 * 60 * 1000
/** Maximum number of enquiries per run. */
const batchSize = 100

/** Asks for the erasure of the session's request; it starts after a delay in which it can be canceled. */
export function eraseMyRequest(
  { session }: Input<typeof EraseMyRequest>,
  ctx: Ctx,
): Promise<Output<typeof EraseMyRequest>> {
  return ctx.db.write(async (tx) => {
    const { enquiryId } = await requirePatientSession(session, tx, ctx)
    await assertActsBelowLimit(enquiryId, ['erasure-requested'], { tx, ctx })
    return { eraseAt: await scheduleErasure({ enquiryId }, tx, ctx) }
  })
}

interface Wish {
  readonly enquiryId: string
  /** ID of the staff member who records it by telephone; absent for the person. */
  readonly actorId?: string
}

/** $1 the enquiry, $2 now, $3 time of the erasure */
const scheduleSql = `/* scheduleErasure */
  insert into requested_erasures (enquiry_id, requested_at, erase_at) values ($1::uuid, $2, $3)
  on conflict do nothing returning enquiry_id`

/**
 * Stores when an enquiry is erased, tells the person by mail and the team in the timeline, and returns the time. A
 * repetition returns the first time.
 */
export async function scheduleErasure({ actorId, enquiryId }: Wish, tx: WriteTx, ctx: Ctx): Promise<string> {
  const now = ctx.now()
  const eraseAt = new Date(now.getTime() + erasureDelayHours * hourMs)
  const [added] = await tx.query(scheduleSql, [enquiryId, now, eraseAt])
  if (!added) {
    const earlier = await findErasure(enquiryId, tx)
    return (earlier?.eraseAt ?? eraseAt).toISOString()
  }
  const addressee = await readAddressee(enquiryId, tx)
  if (addressee) {
    const times = { requestedAt: now.toISOString(), eraseAt: eraseAt.toISOString() }
    const mail = { mailId: ctx.newId(), enquiryId, enquiryKind: addressee.kind, person: addressee.person }
    await tx.publish(PatientErasureRequested, { ...mail, ...times })
  }
  await addLine({ enquiryId, actorId, kind: 'erasure-requested' }, tx, ctx)
  return eraseAt.toISOString()
}

/** Returns the planned erasure of an enquiry; undefined when there is none. */
export async function findErasure(enquiryId: string, tx: ReadTx): Promise<{ readonly eraseAt: Date } | undefined> {
  const erasure = await tx.findOne(RequestedErasure, { enquiry_id: enquiryId })
  return erasure ? { eraseAt: erasure.erase_at } : undefined
}

/** Cancels an erasure that has not started; repeating it changes nothing. */
export function cancelMyErasure(
  { session }: Input<typeof CancelMyErasure>,
  ctx: Ctx,
): Promise<Output<typeof CancelMyErasure>> {
  return ctx.db.write(async (tx) => {
    const { enquiryId } = await requirePatientSession(session, tx, ctx)
    const isCanceled = await cancelErasure({ enquiryId }, tx, ctx)
    // While this waited, the erasure may have started and ended the session.
    if (!isCanceled) await requirePatientSession(session, tx, ctx)
    return { isCanceled: true }
  })
}

/** Removes the planned erasure of an enquiry; returns false when there is none. */
export async function cancelErasure({ actorId, enquiryId }: Wish, tx: WriteTx, ctx: Ctx): Promise<boolean> {
  const removed = await tx.remove(RequestedErasure, { enquiry_id: enquiryId })
  if (removed > 0) await addLine({ enquiryId, actorId, kind: 'erasure-canceled' }, tx, ctx)
  return removed > 0
}

interface Line extends Wish {
  readonly kind: 'erasure-requested' | 'erasure-canceled'
}

async function addLine({ actorId, enquiryId, kind }: Line, tx: WriteTx, ctx: Ctx): Promise<void> {
  const enquiry = await findLocked(enquiryId, tx)
  if (!enquiry) return
  const version = await updateCareEnquiry(enquiry, {}, tx)
  await appendTimelineEntry({ enquiryId, version, line: { kind, at: ctx.now(), actor_id: actorId } }, tx, ctx)
}

/** $1 maximum rows, $2 now */
const dueErasuresSql = `/* dueRequestedErasures */
  select e.enquiry_id as id from requested_erasures e where e.erase_at <= $2 order by e.erase_at limit $1`

/** Locks an erasure that is still due; returns nothing while another process erases it. $1 the enquiry, $2 now */
const lockErasureSql = `/* lockRequestedErasure */
  select e.enquiry_id as id,
    case when exists (select from trip_plans t where t.id = e.enquiry_id) then 'trip-plan' else 'consultation' end as kind
  from requested_erasures e where e.enquiry_id = $1::uuid and e.erase_at <= $2 for update skip locked`

interface Due {
  readonly id: string
  readonly kind: EnquiryKind
}

/** Worker that starts the erasures whose delay is over (LEGAL-05), each by itself, so that none prevents another. */
export const eraseRequested: Worker = {
  name: 'erase-requested',
  intervalMs: 60_000,
  run: async (ctx: Ctx) => {
    const due = await ctx.db.read((tx) => tx.query<{ id: string }>(dueErasuresSql, [batchSize, ctx.now()]))
    const failures: unknown[] = []
    for (const { id } of due) {
      await eraseDue(id, ctx).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
    return due.length === batchSize ? 'again' : undefined
  },
}

function eraseDue(enquiryId: string, ctx: Ctx): Promise<void> {
  return ctx.db.write(async (tx) => {
    const [locked] = await tx.query<Due>(lockErasureSql, [enquiryId, ctx.now()])
    if (locked) await erase(locked, tx, ctx)
  })
}

/** A withdrawn enquiry is restored first, so that all its data is erased in the usual way. */
async function erase({ id, kind }: Due, tx: WriteTx, ctx: Ctx) {
  await putBackEnded(id, tx, ctx)
  await eraseEnquiries([{ id, kind }], { reason: 'person-asked' }, { tx, ctx })
  await tx.publish(CareEnquiryChanged, { enquiryId: id, version: 0 })
}
