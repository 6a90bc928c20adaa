import type { aiPlanWriters } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { AiPlanFailure } from './ai-plan.rules.js'
import type { TripFacts } from './trip.rules.js'

export type AiPlanState = 'requested' | 'generating' | 'generated' | 'failed' | 'withdrawn' | 'by-hand'

/** One drafted plan per enquiry (PIPE-01). All times are the database's. */
@Entity('ai_trip_plans')
export class AiPlan {
  /** The trip plan's id. */
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** The plan, as plan-text.rules.ts writes and reads it. */
  @Column({ type: 'text', nullable: true }) generated_plan?: string
  @Column({ type: 'text' }) state: AiPlanState
  /** Facts only; nothing that names or reaches a person. Empty once the plan is wanted no more. */
  @Column({ type: 'jsonb' }) trip: TripFacts
  @Column({ type: 'text', nullable: true }) writer?: (typeof aiPlanWriters)[number]
  /** The language model that wrote the plan. */
  @Column({ type: 'text', nullable: true }) model?: string
  /** Attempts begun; each makes at most one provider call. */
  @Column({ type: 'int' }) attempts: number
  /** Who is writing, so that a writer whose lease ran out cannot store any more. */
  @Column({ type: 'uuid', nullable: true }) lease_holder?: string
  @Column({ type: 'timestamptz', nullable: true }) lease_until?: Date
  @Column({ type: 'timestamptz' }) generate_after: Date
  /** Without a plan by then there will be none (R8). */
  @Column({ type: 'timestamptz' }) deadline_at: Date
  @Column({ type: 'timestamptz', nullable: true }) finished_at?: Date
  @Column({ type: 'timestamptz', nullable: true }) announce_after?: Date
  @Column({ type: 'timestamptz', nullable: true }) announced_at?: Date
  @Column({ type: 'text', nullable: true }) failure_reason?: AiPlanFailure
  /** When somebody of the team began to write it by hand, by the clock of the enquiry service. */
  @Column({ type: 'timestamptz', nullable: true }) begun_at?: Date
  /** When it was wanted no more, by the same clock. */
  @Column({ type: 'timestamptz', nullable: true }) withdrawn_at?: Date
  @Column({ type: 'text', nullable: true }) traceparent?: string
  @Column({ type: 'timestamptz' }) requested_at: Date
}
