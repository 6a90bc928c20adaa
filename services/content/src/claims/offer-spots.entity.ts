import { Column, Entity, PrimaryColumn } from 'typeorm'

import { publicationOrder } from '../publications/publication-order.js'

/** Spots that are left of an offer, as people counted them; without a row all of them are. */
@Entity('offer_spots')
export class OfferSpots {
  @PrimaryColumn({ type: 'text' }) key: string
  @Column({ type: 'int' }) remaining: number
  @Column({ type: 'timestamptz' }) changed_at: Date
}

/** Lists the offers on the site with their spots, or one of them. $1 key, or null; $2 whether samples are published */
export const offerSpotsSql = `/* readOfferSpots */
  select p.key, p.is_sample as "isSample", p.content, s.remaining
  from publications p left join offer_spots s on s.key = p.key
  where p.kind = 'offer' and ($1::text is null or p.key = $1) and (not p.is_sample or $2)
  order by ${publicationOrder}`

/** Stores the count. $1 key, $2 spots, $3 now */
export const storeSpotsSql = `/* storeOfferSpots */
  insert into offer_spots (key, remaining, changed_at) values ($1, $2, $3)
  on conflict (key) do update set remaining = excluded.remaining, changed_at = excluded.changed_at
  returning key`

/** Reports the changed offer to clients that copy the catalogue. $1 key, $2 whether it is a sample */
export const noteSpotsSql = `/* noteOfferSpots */ select note_catalogue_change('offer', $1, false, $2)`
