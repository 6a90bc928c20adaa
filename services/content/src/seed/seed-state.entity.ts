import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * Single row that records which program last compared its shipped rows with the tables, and the state in which it left
 * them.
 */
@Entity('seed_state')
export class SeedState {
  @PrimaryColumn({ type: 'boolean' }) only_row: boolean
  /** Digest of the program; null before the first. */
  @Column({ type: 'text', nullable: true }) program: string | null
  /** Fingerprint of all seeded rows and their digests. */
  @Column({ type: 'text', nullable: true }) seeded_rows: string | null
}

/** Digest over all seeded rows and their digests; it changes when a row is removed or updated. */
const seededRows = `concat_ws('/',
    (select md5(string_agg(code || seeded_hash, ',' order by code)) from airports),
    (select md5(string_agg(slug || seeded_hash, ',' order by slug)) from treatment_types),
    (select md5(string_agg(slug || seeded_hash, ',' order by slug)) from procedures),
    (select md5(string_agg(id || seeded_hash, ',' order by id)) from reference_prices),
    (select md5(string_agg(kind || key || seeded_hash, ',' order by kind, key)) from publications))`

/** Whether the program of this digest left the tables as they are. */
export const isSeededSql = `/* isSeeded */
  select program = $1 and seeded_rows = ${seededRows} as holds from seed_state`

/** Remembers that the program of this digest compared all its rows with the tables. */
export const storeSeedSql = `/* storeSeed */
  update seed_state set program = $1, seeded_rows = ${seededRows}`
