import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { findMergedWith } from '../care-enquiries/merged-enquiries.js'
import { recomputeMessages } from '../care-enquiries/recompute-messages.js'

interface OldEnquiriesQuery {
  readonly kind: EnquiryKind
  readonly now: Date
  /** Maximum number of ids. */
  readonly limit: number
}

/** Selects and locks enquiries whose last activity is more than 24 months ago, the oldest first (O-7). */
export async function findOldEnquiries({ kind, limit, now }: OldEnquiriesQuery, tx: WriteTx): Promise<string[]> {
  const sql = kind === 'trip-plan' ? oldTripPlansSql : oldConsultationsSql
  const old = await tx.query<{ id: string }>(sql, [limit, now, retentionPeriods.enquiry])
  return old.map(({ id }) => id)
}

/**
 * Table of enquiries and the column of dependent tables that refers to it; consents stay as a proof that contains no
 * identity.
 */
interface EnquiryTable {
  readonly table: 'trip_plans' | 'consultations'
  /** Column of other tables that refers to it. */
  readonly key: 'trip_plan_id' | 'consultation_id'
  readonly timeColumn: 'submitted_at' | 'requested_at'
}

const tripPlans: EnquiryTable = { table: 'trip_plans', key: 'trip_plan_id', timeColumn: 'submitted_at' }
const consultations: EnquiryTable = { table: 'consultations', key: 'consultation_id', timeColumn: 'requested_at' }

/**
 * $1 maximum rows, $2 now, $3 the period after the last activity: the submission, a reply, or the care team's last
 * action.
 */
const oldEnquiriesSql = (name: string, of: EnquiryTable) => `/* ${name} */
  select id from ${of.table} e
  where ${of.timeColumn} <= $2::timestamptz - $3::interval
    and not exists (select from reply_promises p where p.${of.key} = e.id and p.kept_at > $2::timestamptz - $3::interval)
    and not exists (select from care_enquiries c where c.id = e.id and c.last_activity_at > $2::timestamptz - $3::interval)
  order by ${of.timeColumn} limit $1 for update skip locked`

const oldTripPlansSql = oldEnquiriesSql('oldTripPlans', tripPlans)
const oldConsultationsSql = oldEnquiriesSql('oldConsultations', consultations)

/**
 * Erases enquiries in one statement, so that each is erased completely or not at all. The receipt's link ends too,
 * unless all its consents were withdrawn; then the link still shows that (TRIP-26, LEGAL-05). The partner who submitted
 * the enquiry still sees it as erased, and the digest computed from it is removed. $1 IDs of enquiries to erase
 */
const eraseEnquiriesSql = (name: string, { key, table }: EnquiryTable) => `/* ${name} */
  with ended as (select id from ${table} where id = any($1::uuid[]) for update),
  promises as (delete from reply_promises p using ended where p.${key} = ended.id),
  worked as (delete from care_enquiries c using ended where c.id = ended.id),
  withdrawn as (delete from pending_withdrawals w using ended where w.enquiry_id = ended.id),
  handed_in as (update partner_enquiries p set request_digest = '' from ended where p.id = ended.id),
  linked as (select ended.id, not exists (
      select from consents o where o.${key} = ended.id and o.withdrawn_at is null) as is_withdrawn from ended),
  proofs as (update consents c set ${key} = null,
      link_digest = case when linked.is_withdrawn then c.link_digest end,
      later_link_digest = case when linked.is_withdrawn then c.later_link_digest end
    from linked where c.${key} = linked.id)
  delete from ${table} e using ended where e.id = ended.id returning 1`

/**
 * Deletes messages in a statement of its own, after their enquiry's row was locked, so that it sees one that was filed
 * while the lock was waited for. $1 IDs of erased enquiries
 */
const eraseMessagesSql = `/* eraseMessages */ delete from messages where enquiry_id = any($1::uuid[])`

const eraseTripPlansSql = eraseEnquiriesSql('eraseTripPlans', tripPlans)
const eraseConsultationsSql = eraseEnquiriesSql('eraseConsultations', consultations)

/** Deletes what the page stores about enquiries, when they are erased. $1 IDs of the enquiries */
const eraseMyRequestsSql = `/* eraseMyRequests */
  with links as (delete from request_links where enquiry_id = any($1::uuid[])),
  sessions as (delete from request_sessions where enquiry_id = any($1::uuid[])),
  codes as (delete from access_codes where enquiry_id = any($1::uuid[])),
  corrections as (delete from request_corrections where enquiry_id = any($1::uuid[])),
  documents as (delete from patient_document_requests where enquiry_id = any($1::uuid[]))
  delete from requested_erasures where enquiry_id = any($1::uuid[])`

/**
 * Deletes synthetic journeys completely: no person gave a consent, so no proof stays. $1 maximum rows, $2 now, $3
 * retention period
 */
export const endSyntheticTripPlansSql = `/* endSyntheticTripPlans */
  with ended as (
    select id from trip_plans where synthetic and submitted_at <= $2::timestamptz - $3::interval
    order by submitted_at limit $1 for update skip locked),
  consented as (delete from consents c using ended where c.trip_plan_id = ended.id)
  delete from trip_plans e using ended where e.id = ended.id returning 1`

/**
 * Deletes enquiries with their promises, timelines, replies, messages and drafts; a consent stays as a proof that contains no
 * identity.
 */
export async function eraseEnquiryRows(ids: readonly string[], tx: WriteTx): Promise<void> {
  const others = await findMergedWith(ids, tx)
  for (const sql of [eraseMyRequestsSql, eraseTripPlansSql, eraseConsultationsSql, eraseMessagesSql])
    await tx.query(sql, [ids])
  await recomputeMessages(others, tx)
}
