import type { planWriters } from '@seneb/contracts/messages/ai-planning/plan-quality.messages'
import type { ChangeReason, PlanPart } from '@seneb/contracts/vocabulary/care-plans'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * What people changed of a plan until its last approval, in counts: no text, and nobody. It goes with the plan, and
 * counts only while the plan is approved or mailed.
 */
@Entity('plan_quality')
export class PlanQuality {
  /** The trip plan's id. */
  @PrimaryColumn({ type: 'uuid' }) plan_id: string
  @Column({ type: 'timestamptz' }) approved_at: Date
  /** The slug of the kind of treatment, or `other`. */
  @Column({ type: 'text' }) specialty: string
  @Column({ type: 'text' }) writer: (typeof planWriters)[number]
  /** The language model that drafted it. */
  @Column({ type: 'text', nullable: true }) model?: string | null
  /** Whole seconds from the draft, or from beginning by hand, to the last approval. */
  @Column({ type: 'int' }) to_approval_s: number
  @Column({ type: 'int' }) drafted_lines: number
  @Column({ type: 'int' }) unchanged_lines: number
  @Column({ type: 'int' }) removed_lines: number
  @Column({ type: 'int' }) added_lines: number
  /** Of 1000; none where a person wrote it from nothing. */
  @Column({ type: 'int', nullable: true }) edit_permille?: number | null
  /** The same for each part that has words; empty where a person wrote it. */
  @Column({ type: 'jsonb' }) part_edits: Partial<Record<PlanPart, number>>
  /** Places that the number gate took out of the draft. */
  @Column({ type: 'int' }) refused_figures: number
  /** How often each reason was given for a change of this draft. */
  @Column({ type: 'jsonb' }) reasons: Partial<Record<ChangeReason, number>>
}
