/** What a service has to do still: the outbox, 10,000 counted at most, and what died and waits for somebody. */
export const backlogSql = `/* backlog */ select
  (select count(*) from (select from outbox_unpublished limit 10000) w)::int as waiting,
  (select coalesce(extract(epoch from clock_timestamp() - min(stored_at)), 0) from outbox_unpublished)::float8 as oldest,
  (select count(*) from dead_letters where state in ('dead', 'replay'))::int as dead`

export interface Backlog {
  readonly waiting: number
  readonly oldest: number
  readonly dead: number
}
