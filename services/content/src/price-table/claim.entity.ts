import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A sentence that promises a figure, with what it rests on; without evidence it is not shown (O-2, D-26). */
@Entity('claims')
export class Claim {
  @PrimaryColumn({ type: 'text' }) key: string
  @Column({ type: 'text' }) text: string
  /** The figure it promises. */
  @Column({ type: 'int' }) percent: number
  /** What it rests on: `price-table`. */
  @Column({ type: 'text' }) evidence: string
  /** Digest of the row as it was seeded; null for rows added by people. */
  @Column({ type: 'text', nullable: true }) seeded_hash: string | null
}
