import type { Output } from '@seneb/contracts/define'
import { readPhoneNumber } from '@seneb/contracts/forms/phone-number'
import type { ListCareEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { AppError } from '@seneb/platform/app-error'
import { permittedBy } from '@seneb/service-kit/requests/access'
import { requireStaff, type StaffActor } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { scheduledErasureOf } from './care-enquiry.rules.js'
import type { CareEnquiryRow } from './care-enquiry.entity.js'
import { defaultNextReplyHours, type EnquiryCtx } from '../enquiry-ctx.js'
import { listedColumns } from './list-care-enquiries.queries.js'

type Listed = Output<typeof ListCareEnquiries>['enquiries'][number]

/** Columns of a row that the list uses; missing values are `null`, as in Postgres. */
export interface ListedRow extends Omit<CareEnquiryRow, 'email' | 'new_message_at' | 'plan_state_at' | 'search_terms'> {
  /** Reference of the enquiry that lists show instead. */
  readonly merged_reference?: string | null
  readonly time_zone?: string | null
  readonly first_words?: string | null
}

const hourMs = 60 * 60 * 1000
const maxExcerptLength = 160
const countryName = new Intl.DisplayNames('en', { type: 'region' })

interface VisibleTo extends Pick<EnquiryCtx, 'nextReplyHours'> {
  readonly now: Date
  readonly isPersonalVisible: boolean
}

/** Returns an enquiry as listed; the person and their request are included only for callers who may see them. */
export function listedEnquiry(row: ListedRow, { isPersonalVisible, nextReplyHours, now }: VisibleTo): Listed {
  const { full_name: fullName, treatment_type: treatmentType, procedure } = row
  const details = { country: countryOf(row), timeZone: row.time_zone, firstWords: excerptOf(row) }
  const personal = isPersonalVisible ? { fullName, treatmentType, procedure, ...details } : {}
  return withoutEmpty({
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    version: row.version,
    outcome: row.outcome,
    duplicateOf: row.duplicate_of,
    planState: row.plan_state,
    planDecision: row.plan_decision,
    planDecidedAt: row.plan_decided_at?.toISOString(),
    submittedAt: row.submitted_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    answeredAt: row.first_replied_at?.toISOString(),
    lastActivityAt: row.last_activity_at.toISOString(),
    scheduledErasureAt: scheduledErasureOf(row.last_activity_at, now)?.toISOString(),
    assigneeId: row.assignee_id,
    claimedUntil: row.claimed_until?.toISOString(),
    snoozedUntil: row.snoozed_until?.toISOString(),
    isReferred: row.is_referred,
    hasMailProblem: row.has_mail_problem,
    unreadMessages: row.unread_messages,
    nextReplyDueAt: nextReplyDueAt(row, nextReplyHours)?.toISOString(),
    mergedInto: row.merged_into ? { id: row.merged_into, reference: row.merged_reference ?? '' } : undefined,
    ...personal,
  }) as Listed
}

/** Time by which the oldest waiting message should have its reply. */
function nextReplyDueAt({ reply_wanted_since: since }: ListedRow, hours = defaultNextReplyHours): Date | undefined {
  return since ? new Date(since.getTime() + hours * hourMs) : undefined
}

/** Returns the person's country of residence or, if not given, the country of their telephone number. */
function countryOf({ country, phone_number }: ListedRow): string | undefined {
  if (country) return country
  const code = phone_number ? readPhoneNumber(phone_number)?.country : undefined
  return code && countryName.of(code)
}

/** Returns the beginning of a message as one line. */
function excerptOf({ first_words }: ListedRow): string | undefined {
  const line = first_words?.replaceAll(/\s+/g, ' ').trim()
  return line && line.length > maxExcerptLength ? `${line.slice(0, maxExcerptLength - 1).trimEnd()}…` : line
}

/** Returns the row without null fields, which contracts treat as absent. */
export function withoutEmpty<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> }
}

interface FindingIn {
  readonly tx: ReadTx
  readonly ctx: Pick<Ctx, 'now' | 'staff'> & Pick<EnquiryCtx, 'nextReplyHours'>
}

/** $1 the enquiry, $2 the calling staff member */
const findCareEnquirySql = `/* findCareEnquiry */
  select ${listedColumns('care_enquiries')}, email, exists (select from care_events e
    where e.enquiry_id = care_enquiries.id and e.actor_id = $2 and e.kind in ('plan-approved', 'plan-returned')) as has_reviewed
  from care_enquiries where id = $1`

/**
 * Returns one enquiry as listed and the person's contact details; personal data is included only for callers who may
 * see it.
 */
export async function findCareEnquiry(id: string, { ctx, tx }: FindingIn) {
  const staff = requireStaff(ctx)
  const [row] = await tx.query<ListedRow & Reviewed & { readonly email: string }>(findCareEnquirySql, [id, staff.id])
  if (!row) throw new AppError('ENQUIRY_UNKNOWN')
  const isPersonalVisible = maySeePersonalOf(staff, row)
  const enquiry = listedEnquiry(row, { isPersonalVisible, now: ctx.now(), nextReplyHours: ctx.nextReplyHours })
  const reached = isPersonalVisible ? { email: row.email, phoneNumber: row.phone_number ?? undefined } : undefined
  return { enquiry, reached }
}

/** Roles of a caller, and the scopes of their personal token. */
type Permitted = Pick<StaffActor, 'roles' | 'scopes'>

/** Whether the caller may see the person's identity on every enquiry; a right limited to own plans does not count. */
export function maySeePersonal(staff: Permitted): boolean {
  const right = permittedBy(staff, 'enquiry:read-personal')
  return right !== undefined && !right.limit
}

/** The state of an enquiry's plan, and whether the caller has approved or returned that plan. */
interface Reviewed extends Pick<CareEnquiryRow, 'plan_state'> {
  readonly has_reviewed: boolean
}

/**
 * Whether the caller may see the person's identity on this enquiry: on all, or only where the plan is theirs to review
 * or was reviewed by them.
 */
export function maySeePersonalOf(staff: Permitted, { has_reviewed, plan_state }: Reviewed): boolean {
  if (maySeePersonal(staff)) return true
  if (permittedBy(staff, 'enquiry:read-personal')?.limit !== 'own-plans') return false
  return has_reviewed || (plan_state !== null && plan_state !== undefined && toReview.includes(plan_state))
}

/** A plan that every reviewer may still have to read. */
const toReview: readonly string[] = ['waiting', 'returned', 'approved-once']
