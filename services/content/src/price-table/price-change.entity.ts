import type { PriceChangeState } from '@seneb/contracts/vocabulary/price-changes'
import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { ProposedPrice } from './price-values.rules.js'

/** A change of one or more prices, from its draft until it is published, rejected or withdrawn. */
@Entity('price_changes')
export class PriceChange {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** Grows by one with every edit and every decision. */
  @Column({ type: 'int' }) version: number
  @Column({ type: 'text' }) state: PriceChangeState
  @Column({ type: 'jsonb' }) prices: readonly ProposedPrice[]
  @Column({ type: 'text' }) note: string
  /** First day of the new values, in UTC; null for as soon as they are published. */
  @Column({ type: 'date', nullable: true }) valid_from?: string | null
  /** Everyone who wrote part of it; none of them may publish it. */
  @Column({ type: 'uuid', array: true }) authors: string[]
  /** Last author. */
  @Column({ type: 'uuid' }) written_by: string
  @Column({ type: 'timestamptz' }) written_at: Date
  /** Person who published, scheduled or rejected it. */
  @Column({ type: 'uuid', nullable: true }) checked_by?: string | null
  @Column({ type: 'timestamptz', nullable: true }) checked_at?: Date | null
  /** Reason for which it was rejected, or for which its schedule was stopped. */
  @Column({ type: 'text', nullable: true }) reason?: string | null
}

/** Keys of prices that an open or scheduled change holds, with the change. */
export const openPricesSql = `/* openPriceChanges */
  select c.id, p ->> 'key' as key
  from price_changes c cross join lateral jsonb_array_elements(c.prices) p
  where c.state in ('open', 'scheduled')
  order by c.id`

/** A scheduled change of one of these prices. $1 their keys, $2 id of the change that is left out, or null */
export const scheduledPriceSql = `/* scheduledPriceChange */
  select p ->> 'key' as key, c.valid_from::text as "validFrom"
  from price_changes c cross join lateral jsonb_array_elements(c.prices) p
  where c.state = 'scheduled' and p ->> 'key' = any ($1) and c.id is distinct from $2::uuid
  order by c.valid_from, c.id limit 1`

/** Locks a change until the transaction ends. $1 its id */
export const lockChangeSql = `/* lockPriceChange */
  select
    id, version, state, prices, note, valid_from::text as valid_from, authors, written_by, written_at, checked_by,
    checked_at, reason
  from price_changes where id = $1 for update`

/** Replaces the values of prices; no later seed does. $1 a JSON array of the proposed prices */
export const publishPricesSql = `/* publishPrices */
  update reference_prices r
  set price_usd_cents = p.cents, source = p.source, source_url = p."sourceUrl", as_of = p."asOf", seeded_hash = null
  from jsonb_to_recordset($1::jsonb) as p (key text, cents int, source text, "sourceUrl" text, "asOf" date)
  where r.id = p.key
  returning r.id`

/** Changes whose first day has come, in the order of their days. $1 today */
export const dueChangesSql = `/* duePriceChanges */
  select id from price_changes where state = 'scheduled' and valid_from <= $1
  order by valid_from, checked_at, id limit 20`

/** A page of changes, newest first. $1 the state or null, $2 the id before which it begins or null, $3 how many */
export const listChangesSql = `/* listPriceChanges */
  select
    id, version, state, prices, note, valid_from::text as valid_from, authors, written_by, written_at, checked_by,
    checked_at, reason
  from price_changes
  where ($1::text is null or state = $1) and ($2::uuid is null or id < $2)
  order by id desc limit $3`
