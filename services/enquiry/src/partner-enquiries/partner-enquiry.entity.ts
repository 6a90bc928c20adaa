import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { KeyMode } from '@seneb/contracts/vocabulary/partner-access'
import type { AgreementMethod, PartnerEnquiryState } from '@seneb/contracts/vocabulary/partner-enquiries'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * Submission of an enquiry by a partner, under the enquiry's ID. For a test key this is the only row: the person's
 * details are validated and not stored.
 */
@Entity('partner_enquiries')
export class PartnerEnquiry {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) partner_id: string
  @Column({ type: 'text' }) mode: KeyMode
  @Column({ type: 'text' }) kind: EnquiryKind
  @Column({ type: 'text' }) reference: string
  /** The partner's own reference for the enquiry. */
  @Column({ type: 'text', nullable: true }) partner_reference?: string
  /** Digest that recognizes a repeated request; its content cannot be read from it. */
  @Column({ type: 'text' }) request_digest: string
  @Column({ type: 'text' }) agreement_text_version: string
  @Column({ type: 'timestamptz' }) agreed_at: Date
  @Column({ type: 'text' }) agreement_way: AgreementMethod
  @Column({ type: 'timestamptz' }) submitted_at: Date
  /** Whether the person's address has used up its mail budget, so that no mail about it is sent there (S20). */
  @Column({ type: 'boolean' }) withholds_mail: boolean
  /** Time at which the partner reported the person's withdrawal. */
  @Column({ type: 'timestamptz', nullable: true }) withdrawn_at?: Date
  /** State that a test key simulated, and its time. */
  @Column({ type: 'text', nullable: true }) simulated_state?: PartnerEnquiryState
  @Column({ type: 'timestamptz', nullable: true }) simulated_at?: Date
}

/** Data a partner may see of an enquiry they submitted, as the statements below return it. */
export interface OwnEnquiry {
  readonly id: string
  readonly reference: string
  readonly partner_reference: string | null
  readonly kind: EnquiryKind
  readonly mode: KeyMode
  readonly submitted_at: Date
  readonly state: PartnerEnquiryState
  readonly state_since: Date | null
  /** Position in the list, with microseconds. */
  readonly place: string
}

/**
 * $1 the partner, $2 the mode: every statement here filters by them, so that enquiries of other partners or modes are
 * not found. A live enquiry no longer in the care team's list has ended, by the person's request or by retention.
 */
const ownSql = `select e.id, e.reference, e.partner_reference, e.kind, e.mode, e.submitted_at,
    e.submitted_at::text as place,
    case when e.simulated_state is not null then e.simulated_state
      when e.mode = 'live' and c.id is null and w.withdrawn_at is null then 'erased'
      when coalesce(e.withdrawn_at, w.withdrawn_at) is not null then 'withdrawn'
      when c.plan_decision is not null then 'plan-' || c.plan_decision else 'received' end as state,
    case when e.simulated_state = 'erased' then null
      when e.simulated_state is not null then e.simulated_at
      when e.mode = 'live' and c.id is null and w.withdrawn_at is null then null
      else coalesce(e.withdrawn_at, w.withdrawn_at, c.plan_decided_at, e.submitted_at) end as state_since
  from partner_enquiries e left join care_enquiries c on c.id = e.id
    left join pending_withdrawals w on w.enquiry_id = e.id and w.effect = 'enquiry-ended'
  where e.partner_id = $1 and e.mode = $2`

/** $3 state or null, $4 and $5 position after which the page begins or null, $6 maximum number of rows. */
export const listOwnEnquiriesSql = `/* listOwnEnquiries */ 
  select id, reference, partner_reference, kind, mode, submitted_at, place, state, state_since from (${ownSql}) own
  where ($3::text is null or state = $3)
    and ($4::timestamptz is null or (submitted_at, id) < ($4, $5::uuid))
  order by submitted_at desc, id desc limit $6`

/** $3 the id. */
export const ownEnquiryByIdSql = `/* ownEnquiryById */ ${ownSql} and e.id = $3`
/** $3 our reference. */
export const ownEnquiryByReferenceSql = `/* ownEnquiryByReference */ ${ownSql} and e.reference = $3 limit 1`
/** $3 the partner's. */
export const ownEnquiryByPartnerReferenceSql = `/* ownEnquiryByPartnerReference */ ${ownSql} and e.partner_reference = $3`

/** $1 the partner, $2 the mode, $3 the partner's reference. */
export const submittedBeforeSql = `/* submittedBefore */
  select id, reference, request_digest from partner_enquiries
  where partner_id = $1 and mode = $2 and partner_reference = $3`

/** Locks one. $1 the partner, $2 the mode, $3 the id. */
export const lockOwnEnquirySql = `/* lockOwnEnquiry */
  select id, kind, withdrawn_at, withholds_mail from partner_enquiries
  where partner_id = $1 and mode = $2 and id = $3 for update`

/** $1 rows at most, $2 now, $3 how long. */
export const deleteTestEnquiriesSql = `/* deleteTestEnquiries */
  delete from partner_enquiries where id = any(array(
    select id from partner_enquiries where mode = 'test' and submitted_at <= $2::timestamptz - $3::interval
    order by submitted_at limit $1 for update skip locked)) returning 1`

/** Deleted after its enquiry. $1 maximum number of rows, $2 now, $3 minimum storage period of an enquiry. */
export const deletePartnerEnquiriesSql = `/* deletePartnerEnquiries */
  delete from partner_enquiries where id = any(array(
    select id from partner_enquiries e where mode = 'live' and submitted_at <= $2::timestamptz - $3::interval
      and not exists (select from care_enquiries c where c.id = e.id)
    order by submitted_at limit $1 for update skip locked)) returning 1`
