import type { Output } from '@seneb/contracts/define'
import { readPhoneNumber } from '@seneb/contracts/forms/phone-number'
import type { ListCareEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'

import { erasedFromOf } from './care-enquiry.rules.js'
import type { CareEnquiryRow } from './care-enquiry.entity.js'

type Listed = Output<typeof ListCareEnquiries>['enquiries'][number]

/** What of a row the list shows; `null` is Postgres' word for what is missing. */
export interface ListedRow extends Omit<CareEnquiryRow, 'email' | 'plan_state_at' | 'search_words'> {
  readonly time_zone?: string | null
  readonly first_words?: string | null
}

const maxFirstWords = 160
const countryName = new Intl.DisplayNames('en', { type: 'region' })

interface ShownTo {
  readonly now: Date
  readonly isPersonalShown: boolean
}

/** An enquiry as it is listed; who asks and for what only for whoever may see it. */
export function listedEnquiry(row: ListedRow, { isPersonalShown, now }: ShownTo): Listed {
  const { full_name: fullName, treatment_type: treatmentType, procedure } = row
  const known = { country: countryOf(row), timeZone: row.time_zone, firstWords: firstWordsOf(row) }
  const personal = isPersonalShown ? { fullName, treatmentType, procedure, ...known } : {}
  return withoutNothing({
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    version: row.version,
    outcome: row.outcome,
    duplicateOf: row.duplicate_of,
    planState: row.plan_state,
    submittedAt: row.submitted_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    answeredAt: row.first_answered_at?.toISOString(),
    lastActivityAt: row.last_activity_at.toISOString(),
    erasedFrom: erasedFromOf(row.last_activity_at, now)?.toISOString(),
    assigneeId: row.assignee_id,
    claimedUntil: row.claimed_until?.toISOString(),
    wakesAt: row.wakes_at?.toISOString(),
    isReferred: row.is_referred,
    hasMailProblem: row.has_mail_problem,
    ...personal,
  }) as Listed
}

/** Where they live; of whoever did not say, where their telephone number is from. */
function countryOf({ country, phone_number }: ListedRow): string | undefined {
  if (country) return country
  const code = phone_number ? readPhoneNumber(phone_number)?.country : undefined
  return code && countryName.of(code)
}

/** How a message begins, as one line. */
function firstWordsOf({ first_words }: ListedRow): string | undefined {
  const line = first_words?.replaceAll(/\s+/g, ' ').trim()
  return line && line.length > maxFirstWords ? `${line.slice(0, maxFirstWords - 1).trimEnd()}…` : line
}

/** Without the fields that hold nothing, which contracts know as missing. */
export function withoutNothing<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const held = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(held) as { [K in keyof T]?: NonNullable<T[K]> }
}
