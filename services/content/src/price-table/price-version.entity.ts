import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A value that a price has or had on the site. It is written once and stays as it is. */
@Entity('price_versions')
export class PriceVersion {
  /** `country/item` */
  @PrimaryColumn({ type: 'text' }) price_id: string
  /** Counts from 1 for each price. */
  @PrimaryColumn({ type: 'int' }) number: number
  @Column({ type: 'int', nullable: true }) price_usd_cents: number | null
  @Column({ type: 'text' }) unit: string
  @Column({ type: 'text' }) source: string
  @Column({ type: 'text', nullable: true }) source_url?: string | null
  @Column({ type: 'date' }) as_of: string
  /** First day on which it was the price of the site. */
  @Column({ type: 'date' }) valid_from: string
  /** Reason for the change, as given by its author. */
  @Column({ type: 'text', nullable: true }) note?: string | null
  /** Version whose values were restored. */
  @Column({ type: 'int', nullable: true }) restored_from?: number | null
  /** Change that published it; null for shipped prices. */
  @Column({ type: 'uuid', nullable: true }) change_id?: string | null
  @Column({ type: 'uuid', array: true }) authors: string[]
  @Column({ type: 'uuid', nullable: true }) written_by?: string | null
  @Column({ type: 'uuid', nullable: true }) checked_by?: string | null
  @Column({ type: 'timestamptz' }) published_at: Date
}

/** A price on the site with the number of its version. */
export interface CurrentPrice {
  readonly key: string
  readonly country: string
  readonly item: string
  readonly unit: string
  readonly cents: number | null
  readonly source: string
  readonly sourceUrl: string | null
  readonly asOf: string
  readonly version: number
}

/** Prices with the number of their version. $1 their keys, or null for all */
export const currentPricesSql = `/* currentPrices */
  select
    p.id as key, p.country, p.procedure as item, p.unit, p.price_usd_cents as cents, p.source,
    p.source_url as "sourceUrl", p.as_of::text as "asOf", coalesce(v.number, 0) as version
  from reference_prices p
  left join lateral (
    select number from price_versions where price_id = p.id order by number desc limit 1
  ) v on true
  where $1::text[] is null or p.id = any ($1)
  order by p.country, p.procedure`

/** A page of the versions of a price, newest first. $1 the price, $2 the number before which it begins, $3 how many */
export const listPriceVersionsSql = `/* listPriceVersions */
  select
    price_id, number, price_usd_cents, unit, source, source_url, as_of::text as as_of, valid_from::text as valid_from,
    note, restored_from, change_id, written_by, checked_by, published_at
  from price_versions
  where price_id = $1 and ($2::int is null or number < $2)
  order by number desc limit $3`
