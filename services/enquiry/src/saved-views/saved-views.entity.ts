import type { Output } from '@seneb/contracts/define'
import type { ListSavedViews } from '@seneb/contracts/messages/enquiry/saved-view.messages'
import { Column, Entity, PrimaryColumn } from 'typeorm'

export type Views = Output<typeof ListSavedViews>['team']['views']

/** Named views of the enquiry list, of one staff member or the team: one row per owner, with the views in order. */
@Entity('saved_views')
export class SavedViews {
  /** The id of one of our staff, or `team`. */
  @PrimaryColumn({ type: 'text' }) owner: string
  @Column({ type: 'integer' }) version: number
  @Column({ type: 'jsonb' }) views: Views
  @Column({ type: 'timestamptz' }) saved_at: Date
}

/**
 * Saves a list of views if the stored version is the one that was seen; without a list it is 0. $1 owner, $2 the
 * version that was seen, $3 the views, $4 now
 */
export const saveViewsSql = `/* saveViews */
  insert into saved_views as v (owner, version, views, saved_at)
  select $1::text, $2::int + 1, $3::jsonb, $4::timestamptz
  where $2::int = 0 or exists (select from saved_views where owner = $1::text)
  on conflict (owner) do update
    set version = excluded.version, views = excluded.views, saved_at = excluded.saved_at
    where v.version = $2::int
  returning version`
