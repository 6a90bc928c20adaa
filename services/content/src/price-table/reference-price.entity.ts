import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The typical price of one unit of a procedure in a country; `egypt` is one of them (CALC-12..34). */
@Entity('reference_prices')
export class ReferencePrice {
  /** `country/procedure`. */
  @PrimaryColumn({ type: 'text' }) id: string
  @Column({ type: 'text' }) country: string
  @Column({ type: 'text' }) procedure: string
  /** US cents; null where there is no reference price (D-29). */
  @Column({ type: 'int', nullable: true }) price_usd_cents: number | null
  /** Unit to which the price applies (O-6). */
  @Column({ type: 'text' }) unit: string
  @Column({ type: 'text' }) source: string
  /** Page of the source, for prices that staff changed. */
  @Column({ type: 'text', nullable: true }) source_url?: string | null
  @Column({ type: 'date' }) as_of: string
  /** Digest of the row as it was seeded; null for rows added by people. */
  @Column({ type: 'text', nullable: true }) seeded_hash: string | null
}

/** Replicas that start at the same time seed one after the other. */
export const lockPricesSql = `/* lockPrices */ select pg_advisory_xact_lock(hashtext('reference_prices'))`
