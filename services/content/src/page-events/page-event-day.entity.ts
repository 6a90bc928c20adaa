import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How often something happened on a page on one day (UTC); nothing says whose visits they were (D-70). */
@Entity('page_event_days')
export class PageEventDay {
  @PrimaryColumn({ type: 'date' }) day: string
  /** The name of the page's route. */
  @PrimaryColumn({ type: 'text' }) page: string
  @PrimaryColumn({ type: 'text' }) name: string
  /** Percent or seconds; 0 for events without milestones. */
  @PrimaryColumn({ type: 'int' }) milestone: number
  @Column({ type: 'bigint' }) count: string
}
