import type { CareOutcome, CareState, EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { CarePlanState } from '@seneb/contracts/vocabulary/care-plans'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * An enquiry as the care team works on it, one for each trip plan and consultation under the same id. Name, address and
 * telephone number are in clear here, as in what was submitted, because the team searches by them (docs/personal-data.md).
 */
@Entity('care_enquiries')
export class CareEnquiry {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) kind: EnquiryKind
  @Column({ type: 'text' }) reference: string
  /** Counts the changes; whoever changes an enquiry names the version they saw. */
  @Column({ type: 'int' }) version: number
  @Column({ type: 'text' }) state: CareState
  @Column({ type: 'text', nullable: true }) outcome?: CareOutcome | null
  /** The reference of the enquiry that this one repeats. */
  @Column({ type: 'text', nullable: true }) duplicate_of?: string | null
  @Column({ type: 'timestamptz' }) submitted_at: Date
  @Column({ type: 'timestamptz' }) due_at: Date
  @Column({ type: 'timestamptz', nullable: true }) first_answered_at?: Date | null
  @Column({ type: 'timestamptz' }) last_activity_at: Date
  /** Who of the team has it, and until when nobody else may take it. */
  @Column({ type: 'uuid', nullable: true }) assignee_id?: string | null
  @Column({ type: 'timestamptz', nullable: true }) claimed_until?: Date | null
  /** When a waiting enquiry is opened again by itself. */
  @Column({ type: 'timestamptz', nullable: true }) wakes_at?: Date | null
  @Column({ type: 'text' }) full_name: string
  @Column({ type: 'text' }) email: string
  @Column({ type: 'text', nullable: true }) phone_number?: string
  @Column({ type: 'text', nullable: true }) treatment_type?: string
  @Column({ type: 'text', nullable: true }) procedure?: string
  @Column({ type: 'text', nullable: true }) country?: string
  @Column({ type: 'boolean' }) is_referred: boolean
  /** Whether an answer did not arrive and nothing that did has followed. */
  @Column({ type: 'boolean' }) has_mail_problem: boolean
  /** Where its plan is, as the planner told it last, and when that was so; none where nobody reviews one. */
  @Column({ type: 'text', nullable: true }) plan_state?: CarePlanState | null
  @Column({ type: 'timestamptz', nullable: true }) plan_state_at?: Date | null
  /** The folded words by which it is found. */
  @Column({ type: 'text', array: true }) search_words: string[]
}

/** The plain values of a row. */
export type CareEnquiryRow = { [K in keyof CareEnquiry]: CareEnquiry[K] }
