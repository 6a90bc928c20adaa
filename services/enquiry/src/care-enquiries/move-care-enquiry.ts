import type { Input, Output } from '@seneb/contracts/define'
import type { CloseCareEnquiry, MoveCareEnquiry } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { knownToCloseSql } from './care-enquiry.queries.js'
import { missingOfDuplicate, missingToClose } from './care-enquiry.rules.js'
import { assertNotClaimedByAnother, claimFor, lockedEnquiry, writeChange } from './change-care-enquiry.js'
import { referenceIn } from './search.rules.js'

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
      patch: { ...claimFor(ctx), state, outcome: null, duplicate_of: null, wakes_at },
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

interface Known {
  readonly isKnown: boolean
  readonly tries: number
}

function refused(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}

/** Ends an enquiry, with what `missingToClose` asks for on record. The promise of an answer does not end by it. */
export async function closeCareEnquiry(
  { duplicateOf, enquiryId, outcome, version, words }: Input<typeof CloseCareEnquiry>,
  ctx: Ctx,
): Promise<Output<typeof CloseCareEnquiry>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, version, tx)
    assertNotClaimedByAnother(enquiry, ctx)
    const reference = duplicateOf ? (referenceIn(duplicateOf) ?? duplicateOf) : null
    const [{ isKnown, tries } = { isKnown: false, tries: 0 }] = await tx.query<Known>(knownToCloseSql, [
      enquiryId,
      reference,
    ])
    const message = missingToClose({ outcome, words, tries, isAnswered: Boolean(enquiry.first_answered_at) })
    if (message) throw refused('outcome', message)
    const repeats = missingOfDuplicate({ outcome, reference, isKnown, own: enquiry.reference })
    if (repeats) throw refused('duplicateOf', repeats)

    const closed = { claimed_until: null, wakes_at: null, state: 'closed', outcome, duplicate_of: reference } as const
    const change = {
      patch: { ...claimFor(ctx), ...closed },
      line: { kind: 'closed', outcome },
      words,
      act: {
        action: 'close-enquiry',
        before: { state: enquiry.state },
        after: { state: 'closed', outcome, words, duplicateOf: reference },
      },
    } as const
    return writeChange(enquiry, change, { tx, ctx })
  })
}
