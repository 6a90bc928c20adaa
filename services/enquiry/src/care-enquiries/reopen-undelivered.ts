import { voidOutcomes } from '@seneb/contracts/vocabulary/care-enquiries'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { CareEnquiry } from './care-enquiry.entity.js'
import type { Locked } from './change-care-enquiry.js'

/** Outcomes of enquiries whose person waits for no answer. */
const unanswered: readonly string[] = [...voidOutcomes, 'withdrawn']

/** Whether somebody waits for an answer: not once it was no enquiry, or was withdrawn. */
export function isAnswerOwed({ outcome, state }: Pick<Locked, 'outcome' | 'state'>): boolean {
  return !(state === 'closed' && unanswered.includes(outcome ?? ''))
}

/**
 * Opens an enquiry again whose answer did not arrive, and marks it, so that whoever thought it was answered sees that
 * it is not; gives its new version. What was no enquiry, or was withdrawn, stays closed.
 */
export async function reopenUndelivered(enquiry: Locked, tx: WriteTx): Promise<number> {
  const { id, version } = enquiry
  const isReopened = isAnswerOwed(enquiry)
  const opened = { state: 'open', outcome: null, wakes_at: null } as const
  const patch = { has_mail_problem: true, version: version + 1, ...(isReopened ? opened : {}) }
  await tx.update(CareEnquiry, { id }, patch)
  return version + 1
}
