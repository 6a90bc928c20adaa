import type { Input, Output } from '@seneb/contracts/define'
import type { ClaimCareEnquiry, ClaimNextCareEnquiry } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'

import { nextUnclaimedSql } from './care-enquiry.queries.js'
import { isClaimedByAnother } from './care-enquiry.rules.js'
import {
  assertNotClaimedByAnother,
  assertSeen,
  claimFor,
  lockedEnquiry,
  takenOverLine,
  writeChange,
  type CareChange,
  type Locked,
} from './change-care-enquiry.js'

/**
 * Takes an enquiry: one that nobody has, whose claim has lapsed, or another's when whoever asks says so. Whoever was too
 * late is told that somebody has it before that it changed.
 */
export async function claimCareEnquiry(
  { enquiryId, takeOver, version }: Input<typeof ClaimCareEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof ClaimCareEnquiry>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, undefined, tx)
    if (!takeOver) assertNotClaimedByAnother(enquiry, ctx)
    assertSeen(enquiry, version)
    return writeChange(enquiry, claimOf(enquiry, ctx), { tx, ctx })
  })
}

/** Takes the enquiry that nobody has and that has the least time left; nothing when nobody waits. */
export async function claimNextCareEnquiry(ctx: Ctx): Promise<Output<typeof ClaimNextCareEnquiry>> {
  return ctx.db.write(async (tx) => {
    const [next] = await tx.query<{ id: string }>(nextUnclaimedSql)
    if (!next) return {}
    const enquiry = await lockedEnquiry(next.id, undefined, tx)
    return { enquiryId: (await writeChange(enquiry, claimOf(enquiry, ctx), { tx, ctx })).enquiryId }
  })
}

function claimOf(enquiry: Locked, ctx: Ctx): CareChange {
  const { id } = staffOf(ctx)
  const isTakenOver = isClaimedByAnother(enquiry, id, ctx.now())
  const state = enquiry.state === 'new' ? 'open' : enquiry.state
  return {
    patch: { ...claimFor(ctx), state },
    line: isTakenOver ? takenOverLine(enquiry) : { kind: 'claimed' },
    act: {
      action: isTakenOver ? 'take-over-enquiry' : 'claim-enquiry',
      before: { state: enquiry.state, assignee: isTakenOver ? enquiry.assignee_id : undefined },
      after: { state, assignee: id },
    },
  }
}
