import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * One published record of any kind, as people wrote it. What lists, search and the site map ask of it stands in columns;
 * the rest is one document, because a page is read and edited as a whole.
 */
@Entity('publications')
export class Publication {
  @PrimaryColumn({ type: 'text' }) kind: string
  @PrimaryColumn({ type: 'text' }) key: string
  /** Its place among its kind, from 1. */
  @Column({ type: 'int' }) position: number
  /** O-1: stands for something real; left out where samples are off. */
  @Column({ type: 'boolean' }) is_sample: boolean
  @Column({ type: 'jsonb' }) content: Readonly<Record<string, unknown>>
  /** Where it is on the site; null for what has no place of its own. */
  @Column({ type: 'text', nullable: true }) path: string | null
  /** What search calls it; null for what is not found by search. */
  @Column({ type: 'text', nullable: true }) search_kind: string | null
  @Column({ type: 'text' }) title: string
  @Column({ type: 'text' }) summary: string
  /** Every word of it, without markup. */
  @Column({ type: 'text' }) words: string
  /** Minutes. */
  @Column({ type: 'int' }) read_time: number
  @Column({ type: 'timestamptz' }) changed_at: Date
  /** Digest of the row as it was seeded; null for rows added by people. */
  @Column({ type: 'text', nullable: true }) seeded_hash: string | null
}
