import type { CareOutcome } from '@seneb/contracts/vocabulary/care-enquiries'
import { erasureListedAhead, monthsOf, retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'
import { promisedReplyHours } from '@seneb/contracts/vocabulary/trip-options'

import { CareEnquiry, type CareEnquiryRow, CareEvent } from './care-enquiry.entity.js'
import { searchTermsOf } from './search.rules.js'

const hourMs = 60 * 60 * 1000

/** Data of a submission needed for the care team's list. */
export type Submitted = Pick<CareEnquiryRow, 'email' | 'full_name' | 'id' | 'reference'> &
  Pick<CareEnquiryRow, 'kind' | 'submitted_at'> &
  Partial<
    Pick<CareEnquiryRow, 'country' | 'is_referred' | 'phone_number' | 'plan_state' | 'procedure' | 'treatment_type'>
  >

/** Returns an unassigned enquiry whose promise runs from the submission (GEN-07). */
export function newCareEnquiry(submitted: Submitted): CareEnquiry {
  const row: CareEnquiryRow = {
    is_referred: false,
    has_mail_problem: false,
    unread_messages: 0,
    version: 1,
    state: 'new',
    ...submitted,
    due_at: new Date(submitted.submitted_at.getTime() + promisedReplyHours * hourMs),
    last_activity_at: submitted.submitted_at,
    search_terms: searchTermsOf(submitted),
  }
  return Object.assign(new CareEnquiry(), row)
}

/** The first line of its timeline. */
export function submittedEvent({ id, submitted_at }: CareEnquiry, eventId: string): CareEvent {
  return Object.assign(new CareEvent(), { id: eventId, enquiry_id: id, at: submitted_at, kind: 'submitted' })
}

/** Returns the time of erasure by its last activity, if it is near enough to be listed (O-7). */
export function scheduledErasureOf(lastActivityAt: Date, now: Date): Date | undefined {
  const scheduledErasureAt = monthsAfter(lastActivityAt, monthsOf(retentionPeriods.enquiry))
  return scheduledErasureAt <= monthsAfter(now, monthsOf(erasureListedAhead)) ? scheduledErasureAt : undefined
}

function monthsAfter(time: Date, months: number): Date {
  const later = new Date(time)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}

type Claimed = Pick<CareEnquiryRow, 'assignee_id' | 'claimed_until'>

/** Whether another staff member holds an active claim on it. */
export function isClaimedByAnother({ assignee_id, claimed_until }: Claimed, staffId: string, now: Date): boolean {
  return Boolean(assignee_id && assignee_id !== staffId && claimed_until && claimed_until > now)
}

interface Ending {
  readonly outcome: CareOutcome
  readonly note?: string
  readonly isReplied: boolean
  /** Number of logged attempts to reach the person. */
  readonly tries: number
}

/**
 * Returns, as one sentence, the requirement that still prevents closing an enquiry with this outcome. Before a first
 * reply it cannot be closed as answered. Other outcomes need a record: why it was no enquiry, who withdrew it, or the
 * attempts to reach the person. Closing an unanswered enquiry does not end the promise of a reply (GEN-07). Leads see
 * such enquiries for a day and can reopen them.
 */
export function missingToClose({ isReplied, outcome, tries, note }: Ending): string | undefined {
  if (isReplied || outcome === 'duplicate') return undefined
  if (outcome === 'spam' || outcome === 'test') return note ? undefined : 'Please write why this is no enquiry'
  if (outcome === 'withdrawn') return note ? undefined : 'Please write who withdrew it, and when'
  if (outcome === 'unreachable') return tries >= 2 ? undefined : 'Please log two attempts to reach them first'
  return 'Nobody has replied yet. Please log how you reached them first'
}

interface Repeated {
  readonly outcome: CareOutcome
  /** The reference of the enquiry that it repeats. */
  readonly reference: string | null
  readonly isKnown: boolean
  /** Reference of the enquiry itself. */
  readonly own: string
}

/** Returns the problem with the reference of a duplicate as one sentence; undefined when there is none. */
export function missingOfDuplicate({ isKnown, outcome, own, reference }: Repeated): string | undefined {
  if (outcome !== 'duplicate') return reference ? 'Only a duplicate has an original enquiry' : undefined
  if (!reference) return 'Please enter the reference of the original enquiry'
  if (reference === own) return 'This is its own reference. Please enter the reference of the original enquiry'
  return isKnown ? undefined : `There is no enquiry ${reference}`
}
