import type { Input, Output } from '@seneb/contracts/define'
import type { CloseCareEnquiry, MoveCareEnquiry } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { AppError } from '@seneb/platform/app-error'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'

import { countTriesSql } from './care-enquiry.queries.js'
import { missingToClose } from './care-enquiry.rules.js'
import { assertNotClaimedByAnother, claimFor, lockedEnquiry, writeChange } from './change-care-enquiry.js'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Says that we wait for the patient, for so many days at the most where that is said, or that it goes on; what was closed
 * goes on without its outcome.
 */
export async function moveCareEnquiry(
  { enquiryId, to: state, version, wakeInDays }: Input<typeof MoveCareEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof MoveCareEnquiry>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, version, tx)
    assertNotClaimedByAnother(enquiry, ctx)
    const wakes_at = state === 'waiting' ? daysAfter(ctx.now(), wakeInDays) : null
    const change = {
      patch: { ...claimFor(ctx), state, outcome: null, wakes_at },
      line: { kind: state === 'waiting' ? 'waiting' : 'reopened' },
      act: {
        action: state === 'waiting' ? 'wait-for-patient' : 'reopen-enquiry',
        before: { state: enquiry.state, outcome: enquiry.outcome },
        after: { state },
      },
    } as const
    return writeChange(enquiry, change, { tx, ctx })
  })
}

function daysAfter(now: Date, days: number | undefined): Date | null {
  return days === undefined ? null : new Date(now.getTime() + days * dayMs)
}

/** Ends an enquiry, with what `missingToClose` asks for on record. The promise of an answer does not end by it. */
export async function closeCareEnquiry(
  { enquiryId, outcome, version, words }: Input<typeof CloseCareEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof CloseCareEnquiry>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, version, tx)
    assertNotClaimedByAnother(enquiry, ctx)
    const [{ tries } = { tries: 0 }] = await tx.query<{ tries: number }>(countTriesSql, [enquiryId])
    const ending = { outcome, words, tries, isAnswered: Boolean(enquiry.first_answered_at), roles: staffOf(ctx).roles }
    const message = missingToClose(ending)
    if (message) throw new AppError('INPUT_INVALID', { fields: [{ path: 'outcome', message }] })

    const change = {
      patch: { ...claimFor(ctx), claimed_until: null, wakes_at: null, state: 'closed', outcome },
      line: { kind: 'closed', outcome },
      words,
      act: {
        action: 'close-enquiry',
        before: { state: enquiry.state },
        after: { state: 'closed', outcome, words },
      },
    } as const
    return writeChange(enquiry, change, { tx, ctx })
  })
}
