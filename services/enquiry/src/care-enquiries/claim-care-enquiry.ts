import type { Input, Output } from '@seneb/contracts/define'
import {
  type ClaimCareEnquiry,
  type ClaimNextCareEnquiry,
  type AssignCareEnquiry,
  type ReleaseCareEnquiry,
  CareEnquiryChanged,
} from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import {
  nextUnclaimedSql,
  CareEnquiry,
  type CareEnquiryRow,
  CareEvent,
  lapsedClaimsSql,
} from './care-enquiry.entity.js'
import { isClaimedByAnother } from './care-enquiry.rules.js'
import {
  assertNotClaimedByAnother,
  assertRecorded,
  claimFor,
  lockedEnquiry,
  takeOverLine,
  writeChange,
  type CareChange,
  type Locked,
} from './change-care-enquiry.js'

/**
 * Claims an enquiry that is unclaimed, whose claim has expired, or, with `takeOver`, that another person holds. A late
 * caller gets the error about the other claim before the one about the changed version.
 */
export async function claimCareEnquiry(
  { enquiryId, takeOver, version }: Input<typeof ClaimCareEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof ClaimCareEnquiry>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, undefined, tx)
    if (!takeOver) assertNotClaimedByAnother(enquiry, ctx)
    assertRecorded(enquiry, version)
    return writeChange(enquiry, claimOf(enquiry, ctx), { tx, ctx })
  })
}

/** Claims the unclaimed enquiry with the least time left; returns nothing when none is waiting. */
export async function claimNextCareEnquiry(ctx: Ctx): Promise<Output<typeof ClaimNextCareEnquiry>> {
  return ctx.db.write(async (tx) => {
    const [next] = await tx.query<{ id: string }>(nextUnclaimedSql)
    if (!next) return {}
    const enquiry = await lockedEnquiry(next.id, undefined, tx)
    return { enquiryId: (await writeChange(enquiry, claimOf(enquiry, ctx), { tx, ctx })).enquiryId }
  })
}

function claimOf(enquiry: Locked, ctx: Ctx): CareChange {
  const { id } = requireStaff(ctx)
  const isTakenOver = isClaimedByAnother(enquiry, id, ctx.now())
  const state = enquiry.state === 'new' ? 'open' : enquiry.state
  return {
    patch: { ...claimFor(ctx), state },
    line: isTakenOver ? takeOverLine(enquiry) : { kind: 'claimed' },
    audit: {
      action: isTakenOver ? 'take-over-enquiry' : 'claim-enquiry',
      before: { state: enquiry.state, assignee: isTakenOver ? enquiry.assignee_id : undefined },
      after: { state, assignee: id },
    },
  }
}

/** Assigns an enquiry to a staff member; the previous assignee keeps no claim on it. */
export async function assignCareEnquiry(
  { enquiryId, staffId, version }: Input<typeof AssignCareEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof AssignCareEnquiry>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, version, tx)
    const state = enquiry.state === 'new' ? 'open' : enquiry.state
    const change = {
      patch: { assignee_id: staffId, claimed_until: null, state },
      line: { kind: 'assigned', assignee_id: staffId },
      audit: {
        action: 'assign-enquiry',
        before: { state: enquiry.state, assignee: enquiry.assignee_id },
        after: { state, assignee: staffId },
      },
    } as const
    return writeChange(enquiry, change, { tx, ctx })
  })
}

/** Releases an enquiry, so that any team member may claim it. */
export async function releaseCareEnquiry(
  { enquiryId, version }: Input<typeof ReleaseCareEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof ReleaseCareEnquiry>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, version, tx)
    assertNotClaimedByAnother(enquiry, ctx)
    const change = {
      patch: { assignee_id: null, claimed_until: null },
      line: { kind: 'released' },
      audit: { action: 'release-enquiry', before: { assignee: enquiry.assignee_id }, after: {} },
    } as const
    return writeChange(enquiry, change, { tx, ctx })
  })
}

type Lapsed = Pick<CareEnquiryRow, 'assignee_id' | 'id' | 'version'>

const rowsPerRun = 100

/**
 * Releases unanswered enquiries whose claim has expired, so that none waits for an absent person. The version stays the
 * same: the previous assignee can still send a reply unless another person took the enquiry in the meantime.
 */
export async function releaseLapsedClaims(ctx: Pick<Ctx, 'db' | 'newId' | 'now'>): Promise<'again' | void> {
  const released = await ctx.db.write(async (tx) => {
    const lapsed = await tx.query<Lapsed>(lapsedClaimsSql, [ctx.now(), rowsPerRun])
    for (const enquiry of lapsed) await release(enquiry, tx, ctx)
    return lapsed.length
  })
  if (released === rowsPerRun) return 'again'
}

async function release(
  { assignee_id, id, version }: Lapsed,
  tx: WriteTx,
  ctx: Pick<Ctx, 'newId' | 'now'>,
): Promise<void> {
  await tx.update(CareEnquiry, { id }, { assignee_id: null, claimed_until: null })
  const line = { id: ctx.newId(), enquiry_id: id, at: ctx.now(), kind: 'claim-lapsed', assignee_id }
  await tx.save(Object.assign(new CareEvent(), line))
  await tx.publish(CareEnquiryChanged, { enquiryId: id, version })
}
