import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Number of lookups of receipts by one staff member in the current minute, which bounds guessing. */
@Entity('receipt_lookups')
export class ReceiptLookups {
  @PrimaryColumn({ type: 'text' }) staff_id: string
  @Column({ type: 'timestamptz' }) counted_since: Date
  @Column({ type: 'int' }) lookups: number
}

/** Maximum number of lookups of a staff member in a minute. */
export const maxLookups = 10

/** Counts a lookup, also one above the maximum, and gives the number in this minute. $1 staff member, $2 now */
export const countLookupSql = `/* countReceiptLookup */
  insert into receipt_lookups as l (staff_id, counted_since, lookups) values ($1, $2::timestamptz, 1)
  on conflict (staff_id) do update set
    counted_since = case when l.counted_since <= $2::timestamptz - interval '1 minute' then excluded.counted_since
      else l.counted_since end,
    lookups = case when l.counted_since <= $2::timestamptz - interval '1 minute' then 1 else l.lookups + 1 end
  returning lookups`

/** $1 digest of the link's secret, $2 reference of an enquiry; each may name nothing. */
export const consentsOfReceiptSql = `/* consentsOfReceipt */
  select c.id, c.trip_plan_id, c.consultation_id, c.purpose, c.text_version, c.given_at, c.agreed_with, c.agreement_way,
    c.terms_version, c.privacy_version, c.withdrawn_at, coalesce(t.reference, k.reference) as reference, t.traveling_from_country as country,
    coalesce(t.time_zone, k.time_zone) as "timeZone"
  from consents c
    left join trip_plans t on t.id = c.trip_plan_id
    left join consultations k on k.id = c.consultation_id
  where c.link_digest = $1 or c.later_link_digest = $1
    or c.trip_plan_id = (select id from trip_plans where reference = $2)
    or c.consultation_id = (select id from consultations where reference = $2)`
