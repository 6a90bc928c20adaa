import { Column, Entity, PrimaryColumn } from 'typeorm'

/** What one day (UTC, by the database's clock) has used of the language model. */
@Entity('ai_budget_days')
export class AiBudgetDay {
  @PrimaryColumn({ type: 'date' }) day: string
  @Column({ type: 'int' }) calls: number
  /** Tokens used, and for calls under way or without an account of theirs: the most they may have used. */
  @Column({ type: 'bigint' }) tokens: string
}
