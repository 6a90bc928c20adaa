import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A treatment type of the catalogue (CAT-01). */
@Entity('treatment_types')
export class TreatmentType {
  @PrimaryColumn({ type: 'text' }) slug: string
  @Column({ type: 'text' }) name: string
  /** Its place in the list, from 1. */
  @Column({ type: 'int' }) position: number
  /** Digest of the row as it was seeded; null for rows added by people. */
  @Column({ type: 'text', nullable: true }) seeded_hash: string | null
}
