import type { CarePlanState } from '@seneb/contracts/vocabulary/care-plans'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Who approved a plan, as they were called then. */
export interface Approval {
  readonly staffId: string
  readonly name: string
  readonly title: string
  readonly isDoctor: boolean
  /** As an ISO date and time. */
  readonly at: string
}

/** The plan that people make of a draft, or of nothing, for one patient. It goes with the draft's row. */
@Entity('care_plans')
export class CarePlan {
  /** The trip plan's id. */
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) state: CarePlanState
  /** The first is the draft, and has no row of its own among the versions. */
  @Column({ type: 'int' }) version: number
  @Column({ type: 'timestamptz' }) requested_at: Date
  /** Who has approved this version. */
  @Column({ type: 'jsonb' }) approvals: readonly Approval[]
  /** Why it was given back, sealed and bound to this plan. */
  @Column({ type: 'bytea', nullable: true }) returned_sealed?: Buffer | null
  /** Who gave it back; nobody where the gate held it back. */
  @Column({ type: 'uuid', nullable: true }) returned_by?: string | null
  /** When it was handed over to be mailed. */
  @Column({ type: 'timestamptz', nullable: true }) sent_at?: Date | null
}

/** A plan as somebody saved it. It is only added. */
@Entity('care_plan_versions')
export class CarePlanVersion {
  @PrimaryColumn({ type: 'uuid' }) plan_id: string
  @PrimaryColumn({ type: 'int' }) number: number
  /** Nobody where it is a draft. */
  @Column({ type: 'uuid', nullable: true }) author_id?: string | null
  @Column({ type: 'timestamptz' }) at: Date
  /** Its lines and evidence, sealed and bound to this version (S13). */
  @Column({ type: 'bytea' }) document_sealed: Buffer
  /** Why what was drafted was changed, by the ids of lines. */
  @Column({ type: 'jsonb' }) reasons: readonly { readonly lineId: string; readonly reason: string }[]
}
