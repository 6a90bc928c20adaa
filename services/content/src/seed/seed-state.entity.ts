import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The one row that says which program last compared what it ships with the tables, and how it left them. */
@Entity('seed_state')
export class SeedState {
  @PrimaryColumn({ type: 'boolean' }) only_row: boolean
  /** Digest of the program; null before the first. */
  @Column({ type: 'text', nullable: true }) program: string | null
  /** Stands for every seeded row with its digest. */
  @Column({ type: 'text', nullable: true }) seeded_rows: string | null
}
