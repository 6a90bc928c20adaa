import type { CareOutcome, CareState, EnquiryKind, CareEventKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { CarePlanState } from '@seneb/contracts/vocabulary/care-plans'
import type { PlanDecision } from '@seneb/contracts/vocabulary/plan-decisions'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * An enquiry as the care team works on it, one for each trip plan and consultation under the same id. Name, address and
 * telephone number are in clear here, as in the submission, because the team searches them
 * (docs/registers/personal-data.md).
 */
@Entity('care_enquiries')
export class CareEnquiry {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) kind: EnquiryKind
  @Column({ type: 'text' }) reference: string
  /** Number of changes; each change request names the version its author saw. */
  @Column({ type: 'int' }) version: number
  @Column({ type: 'text' }) state: CareState
  @Column({ type: 'text', nullable: true }) outcome?: CareOutcome | null
  /** The reference of the enquiry that this one repeats. */
  @Column({ type: 'text', nullable: true }) duplicate_of?: string | null
  @Column({ type: 'timestamptz' }) submitted_at: Date
  @Column({ type: 'timestamptz' }) due_at: Date
  @Column({ type: 'timestamptz', nullable: true }) first_replied_at?: Date | null
  @Column({ type: 'timestamptz' }) last_activity_at: Date
  /** ID of the staff member who has claimed it; others cannot claim it until `claimed_until`. */
  @Column({ type: 'uuid', nullable: true }) assignee_id?: string | null
  @Column({ type: 'timestamptz', nullable: true }) claimed_until?: Date | null
  /** Time at which a waiting enquiry reopens automatically. */
  @Column({ type: 'timestamptz', nullable: true }) snoozed_until?: Date | null
  @Column({ type: 'text' }) full_name: string
  @Column({ type: 'text' }) email: string
  @Column({ type: 'text', nullable: true }) phone_number?: string
  @Column({ type: 'text', nullable: true }) treatment_type?: string
  @Column({ type: 'text', nullable: true }) procedure?: string
  @Column({ type: 'text', nullable: true }) country?: string
  @Column({ type: 'boolean' }) is_referred: boolean
  /** Whether a reply was not delivered and no later one was. */
  @Column({ type: 'boolean' }) has_mail_problem: boolean
  /** Number of the patient's messages that nobody has read, with those of merged enquiries. */
  @Column({ type: 'integer' }) unread_messages: number
  /** Time of the oldest message that waits for a reply, or of a merged enquiry without its first reply. */
  @Column({ type: 'timestamptz', nullable: true }) reply_wanted_since?: Date | null
  /** The earlier of `reply_wanted_since` and the time of the oldest unread message; orders the view of new messages. */
  @Column({ type: 'timestamptz', nullable: true }) new_message_at?: Date | null
  /** ID of the enquiry that lists show instead. */
  @Column({ type: 'uuid', nullable: true }) merged_into?: string | null
  /** Latest plan state and its time, as reported by the planning service; null where no plan is reviewed. */
  @Column({ type: 'text', nullable: true }) plan_state?: CarePlanState | null
  @Column({ type: 'timestamptz', nullable: true }) plan_state_at?: Date | null
  /** Latest decision of the patient about a sent plan, and its time. */
  @Column({ type: 'text', nullable: true }) plan_decision?: PlanDecision | null
  @Column({ type: 'timestamptz', nullable: true }) plan_decided_at?: Date | null
  /** Folded words for the search. */
  @Column({ type: 'text', array: true }) search_terms: string[]
}

/** The plain values of a row. */
export type CareEnquiryRow = { [K in keyof CareEnquiry]: CareEnquiry[K] }

/** One line of an enquiry's timeline. Lines are only added, and deleted with their enquiry. */
@Entity('care_events')
export class CareEvent {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) enquiry_id: string
  @Column({ type: 'timestamptz' }) at: Date
  @Column({ type: 'text' }) kind: CareEventKind
  /** ID of the staff member who acted; null for the platform. */
  @Column({ type: 'uuid', nullable: true }) actor_id?: string
  @Column({ type: 'text', nullable: true }) channel?: string
  @Column({ type: 'text', nullable: true }) result?: string
  @Column({ type: 'text', nullable: true }) outcome?: string
  @Column({ type: 'uuid', nullable: true }) assignee_id?: string
  /** ID of the reply this line is about. */
  @Column({ type: 'uuid', nullable: true }) reply_id?: string
  /** ID of the patient's message this line is about. */
  @Column({ type: 'uuid', nullable: true }) message_id?: string
  /** ID of the line of another enquiry that this line repeats, because the two are merged. */
  @Column({ type: 'uuid', nullable: true }) mirrored_from?: string
  /** ID of the other enquiry of a merge. */
  @Column({ type: 'uuid', nullable: true }) other_enquiry_id?: string
  /** A note or the record of a conversation, encrypted and bound to this line (S13). */
  @Column({ type: 'bytea', nullable: true }) body_sealed?: Buffer
}

const lockedFacts = `id, kind, reference, full_name, due_at, state, outcome, version, assignee_id, claimed_until,
    first_replied_at, merged_into, exists (select from messages m where m.enquiry_id = e.id) as has_messages,
    merged_into is not null or exists (select from care_enquiries k where k.merged_into = e.id) as has_merges,
    coalesce((select t.time_zone from trip_plans t where t.id = e.id),
      (select r.time_zone from consultations r where r.id = e.id)) as time_zone`

/**
 * Locks an enquiry, after the one it is merged into, and reads both. `has_changed` is true when another transaction
 * changed the row while this statement waited for its lock: facts of other tables are then out of date. $1 its id.
 */
export const lockCareEnquirySql = `/* lockCareEnquiry */
  select ${lockedFacts}, xmin <> (select s.xmin from care_enquiries s where s.id = e.id) as has_changed
  from care_enquiries e
  where id = $1 or id = (select merged_into from care_enquiries where id = $1)
  order by merged_into is not null, id for update of e`

/** Reads a locked enquiry. A separate statement sees what others committed while the lock was waited for. $1 its id. */
export const readLockedSql = `/* readLockedEnquiry */ select ${lockedFacts} from care_enquiries e where id = $1`

/**
 * Selects the unclaimed enquiry with the least time left, including those whose claim has expired; two concurrent
 * callers get different ones. Sorting by `assignee_id` first matches the index.
 */
export const nextUnclaimedSql = `/* nextUnclaimed */
  select id from care_enquiries
  where first_replied_at is null and state <> 'closed' and assignee_id is null and merged_into is null
  order by assignee_id, submitted_at, id limit 1 for update skip locked`

/** Selects enquiries whose waiting time for the patient has ended. $1 now, $2 limit */
export const dueToWakeSql = `/* dueToWake */
  select id, version from care_enquiries where state = 'waiting' and snoozed_until <= $1::timestamptz
  order by snoozed_until limit $2 for update skip locked`

/**
 * Reads the facts for closing an enquiry: the number of attempts to reach the person, and whether the enquiry it
 * repeats exists. $1 the enquiry, $2 a reference or null
 */
export const knownToCloseSql = `/* knownToClose */
  select (select count(*)::int from care_events
      where enquiry_id = $1 and kind = 'contacted' and result = 'tried') as tries,
    exists (select from care_enquiries where reference = $2) as "isKnown"`

/**
 * Selects unanswered enquiries whose claim has expired, with the condition of their index, except those whose reply is
 * being sent. $1 now, $2 limit
 */
export const lapsedClaimsSql = `/* lapsedClaims */
  select id, version, assignee_id from care_enquiries c
  where first_replied_at is null and state = 'open' and claimed_until is not null and claimed_until <= $1::timestamptz
    and not exists (
      select from replies a where a.enquiry_id = c.id and a.state in ('waiting', 'queued', 'retrying'))
  order by claimed_until limit $2 for update skip locked`
