import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Number of times an event happened on a page on one day (UTC); nothing identifies the visitors (D-70). */
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

/**
 * Commits without waiting for the disk, because many requests update the counts of a busy page at once. The rows are
 * released sooner, and a power loss costs only the latest counts.
 */
export const hurryCommitSql = `/* hurryCommit */ set local synchronous_commit = off`

/** Adds one to each count, in key order, so that concurrent writers cannot deadlock. $1 day, $2 page */
export const countPageEventsSql = `/* countPageEvents */
  insert into page_event_days as d (day, page, name, milestone, count)
  select $1::date, $2, name, milestone, 1 from unnest($3::text[], $4::int[]) as e (name, milestone)
  order by name, milestone
  on conflict (day, page, name, milestone) do update set count = d.count + 1`

/** Counts of some events by page and milestone since a day, that day included. $1 day, $2 names */
export const sumPageEventsSql = `/* sumPageEvents */
  select page, name, milestone, sum(count)::float8 as count from page_event_days
  where day >= $1::date and name = any($2::text[])
  group by page, name, milestone order by page, name, milestone`
