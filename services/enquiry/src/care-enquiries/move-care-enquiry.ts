import type { Input, Output } from '@seneb/contracts/define'
import {
  type CloseCareEnquiry,
  type SetEnquiryStatus,
  CareEnquiryChanged,
} from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { voidOutcomes } from '@seneb/contracts/vocabulary/care-enquiries'

import { knownToCloseSql, CareEnquiry, type CareEnquiryRow, CareEvent, dueToWakeSql } from './care-enquiry.entity.js'
import { missingOfDuplicate, missingToClose } from './care-enquiry.rules.js'
import { assertNotClaimedByAnother, claimFor, lockedEnquiry, writeChange, type Locked } from './change-care-enquiry.js'
import { mirrorClosing } from './mirror-reply.js'
import { recomputeMarks } from './recompute-messages.js'
import { referenceIn } from './search.rules.js'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Marks an enquiry as waiting for the patient, optionally with a maximum number of days, or reopens it; reopening a
 * closed enquiry clears its outcome.
 */
export async function moveCareEnquiry(
  { enquiryId, to: state, version, snoozeDays }: Input<typeof SetEnquiryStatus>,
  ctx: Ctx,
): Promise<Output<typeof SetEnquiryStatus>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, version, tx)
    assertNotClaimedByAnother(enquiry, ctx)
    const snoozed_until = state === 'waiting' ? daysAfter(ctx.now(), snoozeDays) : null
    const change = {
      patch: { ...claimFor(ctx), state, outcome: null, duplicate_of: null, snoozed_until },
      line: { kind: state === 'waiting' ? 'waiting' : 'reopened' },
      audit: {
        action: state === 'waiting' ? 'wait-for-patient' : 'reopen-enquiry',
        before: { state: enquiry.state, outcome: enquiry.outcome },
        after: { state },
      },
    } as const
    const changed = await writeChange(enquiry, change, { tx, ctx })
    await recomputeMarks(enquiry, tx)
    return changed
  })
}

function daysAfter(now: Date, days: number | undefined): Date | null {
  return days === undefined ? null : new Date(now.getTime() + days * dayMs)
}

interface ClosingFacts {
  readonly isKnown: boolean
  readonly tries: number
}

function inputError(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}

/** Closes an enquiry once everything `missingToClose` requires is on record. Closing does not end the reply promise. */
export async function closeCareEnquiry(
  { duplicateOf, enquiryId, outcome, reason, version }: Input<typeof CloseCareEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof CloseCareEnquiry>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, version, tx)
    assertNotClaimedByAnother(enquiry, ctx)
    const reference = duplicateOf ? (referenceIn(duplicateOf) ?? duplicateOf) : null
    const [{ isKnown, tries } = { isKnown: false, tries: 0 }] = await tx.query<ClosingFacts>(knownToCloseSql, [
      enquiryId,
      reference,
    ])
    const message = missingToClose({ outcome, tries, note: reason, isReplied: Boolean(enquiry.first_replied_at) })
    if (message) throw inputError('outcome', message)
    const repeats = missingOfDuplicate({ outcome, reference, isKnown, own: enquiry.reference })
    if (repeats) throw inputError('duplicateOf', repeats)

    const closed = {
      claimed_until: null,
      snoozed_until: null,
      state: 'closed',
      outcome,
      duplicate_of: reference,
    } as const
    const lineId = ctx.newId()
    const change = {
      lineId,
      patch: { ...claimFor(ctx), ...closed },
      line: { kind: 'closed', outcome },
      text: reason,
      audit: {
        action: 'close-enquiry',
        before: { state: enquiry.state },
        after: { state: 'closed', outcome, note: reason, duplicateOf: reference },
      },
    } as const
    const changed = await writeChange(enquiry, change, { tx, ctx })
    const line = { id: lineId, kind: 'closed', outcome, at: ctx.now(), actor_id: requireStaff(ctx).id } as const
    if (enquiry.has_merges) await mirrorClosing(line, { targetId: enquiryId, patch: closed }, { tx, ctx })
    await recomputeMarks(enquiry, tx)
    return changed
  })
}

type Due = Pick<CareEnquiryRow, 'id' | 'version'>

const rowsPerRun = 100

/**
 * Reopens enquiries whose waiting time for the patient has ended. The row, its timeline line and the event for open
 * pages are one transaction, and each row is handled by one process.
 */
export async function wakeCareEnquiries(ctx: Pick<Ctx, 'db' | 'newId' | 'now'>): Promise<'again' | void> {
  const woken = await ctx.db.write(async (tx) => {
    const due = await tx.query<Due>(dueToWakeSql, [ctx.now(), rowsPerRun])
    for (const enquiry of due) await wake(enquiry, tx, ctx)
    return due.length
  })
  if (woken === rowsPerRun) return 'again'
}

async function wake({ id, version }: Due, tx: WriteTx, ctx: Pick<Ctx, 'newId' | 'now'>): Promise<void> {
  await tx.update(CareEnquiry, { id }, { state: 'open', snoozed_until: null, version: version + 1 })
  const line = { id: ctx.newId(), enquiry_id: id, at: ctx.now(), kind: 'snooze-ended' }
  await tx.save(Object.assign(new CareEvent(), line))
  await tx.publish(CareEnquiryChanged, { enquiryId: id, version: version + 1 })
}

/** Outcomes of enquiries whose person expects no reply. */
const unanswered: readonly string[] = [...voidOutcomes, 'withdrawn']

/** Whether the person still expects a reply: false after the enquiry was closed as withdrawn or not real. */
export function isReplyDue({ outcome, state }: Pick<Locked, 'outcome' | 'state'>): boolean {
  return !(state === 'closed' && unanswered.includes(outcome ?? ''))
}

/**
 * Reopens and marks an enquiry whose reply was not delivered, so that staff see it is still unanswered; returns its new
 * version. An enquiry that was withdrawn, or was no real enquiry, stays closed.
 */
export async function reopenUndelivered(enquiry: Locked, tx: WriteTx): Promise<number> {
  const { id, version } = enquiry
  const isReopened = isReplyDue(enquiry)
  const opened = { state: 'open', outcome: null, snoozed_until: null } as const
  const patch = { has_mail_problem: true, version: version + 1, ...(isReopened ? opened : {}) }
  await tx.update(CareEnquiry, { id }, patch)
  return version + 1
}

/** Marks an enquiry whose mail was not delivered, without reopening it. */
export async function markMailProblem(enquiryId: string, tx: WriteTx): Promise<void> {
  await tx.update(CareEnquiry, { id: enquiryId }, { has_mail_problem: true })
}

/**
 * Marks an enquiry as answered by a plan: it is open from then on, even if it was new or closed. Returns its new
 * version.
 */
export async function goOnByPlan({ id, state, version: before }: Locked, at: Date, tx: WriteTx): Promise<number> {
  const version = before + 1
  const isGoingOn = state === 'new' || state === 'closed'
  const patch = { version, last_activity_at: at, state: isGoingOn ? 'open' : state, outcome: null } as const
  await tx.update(CareEnquiry, { id }, patch)
  return version
}
