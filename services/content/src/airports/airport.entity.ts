import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An airport people may depart from, under the column names of the specification (AIR-10). */
@Entity('airports')
export class Airport {
  /** IATA code. */
  @PrimaryColumn({ type: 'text' }) code: string
  @Column({ type: 'text' }) country: string
  /** ISO 3166-1 alpha-2. */
  @Column({ type: 'text', nullable: true }) country_code: string | null
  /** 'Name Airport (XXX)'. */
  @Column({ type: 'text' }) airport: string
  /** Digest of the row as it was seeded; null for rows added by people. */
  @Column({ type: 'text', nullable: true }) seeded_hash: string | null
}
