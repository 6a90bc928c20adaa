import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { ProcedureFacts } from '../shipped/facts/procedure-facts.js'

/** A procedure of a treatment type with what is typical of it (CAT-02). */
@Entity('procedures')
export class Procedure {
  @PrimaryColumn({ type: 'text' }) slug: string
  @Column({ type: 'text' }) treatment_type_slug: string
  @Column({ type: 'text' }) name: string
  /** Its place within the type, from 1. */
  @Column({ type: 'int' }) position: number
  @Column({ type: 'jsonb' }) facts: ProcedureFacts
  /** Digest of the row as it was seeded; null for rows added by people. */
  @Column({ type: 'text', nullable: true }) seeded_hash: string | null
}
