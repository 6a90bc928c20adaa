import type { Output } from '@seneb/contracts/define'
import type { ListSavedViews } from '@seneb/contracts/messages/enquiry/saved-view.messages'
import { Column, Entity, PrimaryColumn } from 'typeorm'

export type Views = Output<typeof ListSavedViews>['team']['views']

/** The views of the list of enquiries that somebody, or the team, has named: one row for each list, in its order. */
@Entity('saved_views')
export class SavedViews {
  /** The id of one of our staff, or `team`. */
  @PrimaryColumn({ type: 'text' }) owner: string
  @Column({ type: 'integer' }) version: number
  @Column({ type: 'jsonb' }) views: Views
  @Column({ type: 'timestamptz' }) saved_at: Date
}
