import type { ChangeReason } from '@seneb/contracts/vocabulary/care-plans'
import type { aiPlanWriters } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { AiPlanFailure } from '../ai-plans/ai-plan.rules.js'
import type { Itinerary } from '../ai-plans/itinerary.js'

/** Another draft of a plan that somebody asked for; it goes with the plan. All times are the database's. */
@Entity('care_plan_drafts')
export class CarePlanDraft {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) plan_id: string
  /** The version that was seen when it was asked for; the draft takes the place of no other. */
  @Column({ type: 'int' }) version: number
  @Column({ type: 'text' }) reason: ChangeReason
  @Column({ type: 'uuid' }) asked_by: string
  @Column({ type: 'timestamptz' }) asked_at: Date
  @Column({ type: 'text' }) state: 'requested' | 'generating' | 'generated' | 'failed'
  @Column({ type: 'jsonb', nullable: true }) itinerary?: Itinerary
  @Column({ type: 'text', nullable: true }) writer?: (typeof aiPlanWriters)[number]
  /** The language model that wrote it. */
  @Column({ type: 'text', nullable: true }) model?: string
  @Column({ type: 'text', nullable: true }) failure_reason?: AiPlanFailure
  /** Attempts begun; each makes at most one provider call. */
  @Column({ type: 'int' }) attempts: number
  @Column({ type: 'uuid', nullable: true }) lease_holder?: string
  @Column({ type: 'timestamptz', nullable: true }) lease_until?: Date
  @Column({ type: 'timestamptz' }) generate_after: Date
  /** Without a draft by then there will be none (R8). */
  @Column({ type: 'timestamptz' }) deadline_at: Date
  @Column({ type: 'timestamptz', nullable: true }) finished_at?: Date
  /** When the plan was told what became of it; until then no other is asked for. */
  @Column({ type: 'timestamptz', nullable: true }) concluded_at?: Date
  /** The version of the plan that it became; none where it failed or was set aside. */
  @Column({ type: 'int', nullable: true }) made_version?: number
  @Column({ type: 'text', nullable: true }) traceparent?: string
}
