import type { Input, Output } from '@seneb/contracts/define'
import type { Operations } from '@seneb/contracts/messages/operations/operations'

import { encodeCursor, decodeCursor } from '../requests/cursor.js'
import type { Db } from '../database/db.js'

type ListRequest = Operations['ListDeadLetters']
type Listed = Output<ListRequest>['deadLetters'][number]

/** A row as PostgreSQL returns it. */
interface Row extends Omit<Listed, 'failedAt' | 'lastTriedAt' | 'settledAt' | 'state' | 'discardReason'> {
  readonly failedAt: Date
  readonly lastTriedAt: Date
  readonly settledAt: Date | null
  readonly discardReason: string | null
  readonly state: 'dead' | 'replay' | 'replayed' | 'discarded'
  readonly position: string
}

/** Lists one page of dead letters with one statement for any number of them (R11). Their content is not read. */
export async function listDeadLetters(input: Input<ListRequest>, db: Db): Promise<Output<ListRequest>> {
  const { after, eventName, first, reason, show } = input
  const position = after === undefined ? undefined : decodeCursor(after)
  const sql = show === 'open' ? listOpenSql : listSettledSql
  const filter = [position?.at ?? null, position?.id ?? null, first + 1, eventName ?? null, reason ?? null]
  const rows = await db.read((tx) => tx.query<Row>(sql, filter))
  const page = rows.slice(0, first)
  const last = page.at(-1)
  const next = rows.length > first && last ? encodeCursor({ at: last.position, id: last.id }) : undefined
  return { deadLetters: page.map(listed), next }
}

function listed({ failedAt, discardReason, lastTriedAt, position: _, settledAt, state, ...facts }: Row): Listed {
  return {
    ...facts,
    failedAt: failedAt.toISOString(),
    lastTriedAt: lastTriedAt.toISOString(),
    state: state === 'replay' ? 'replaying' : state,
    settledAt: settledAt?.toISOString(),
    discardReason: discardReason ?? undefined,
  }
}

/**
 * Returns the number of waiting dead letters for each reason, so that all of one reason can be replayed once its cause
 * is fixed.
 */
export async function countDeadLetterReasons(db: Db): Promise<Output<Operations['CountDeadLetterReasons']>> {
  const rows = await db.read((tx) =>
    tx.query<{ eventName: string; reason: string; count: number; oldestAt: Date }>(countReasonsSql),
  )
  return { reasons: rows.map((row) => ({ ...row, oldestAt: row.oldestAt.toISOString() })) }
}

/** Splits `enquiry.trip-plan.submitted.v1.<id>` into the event with its version and the id of the record. */
const eventName = String.raw`regexp_replace(subject, '\.[^.]+$', '')`
const columns = `id, ${eventName} as "eventName", regexp_replace(subject, '^.*\\.', '') as "recordId", reason, deliveries,
  replays, failed_at as "failedAt", coalesce(last_tried_at, failed_at) as "lastTriedAt", state, settled_at as "settledAt",
  discard_reason as "discardReason"`

/** $4 event with its version and $5 reason to filter by, or null for any */
const matchesFilter = `($4::text is null or ${eventName} = $4) and ($5::text is null or reason = $5)`

/**
 * Lists waiting dead letters, oldest first. The position in the list is text, because a time in JavaScript is coarser
 * than in Postgres. $1 failed at and $2 id of the previous page's last entry, or null; $3 the page size; $4 and $5 as
 * above.
 */
const listOpenSql = `/* listOpenDeadLetters */ select ${columns}, failed_at::text as position from dead_letters
  where state in ('dead', 'replay') and ${matchesFilter}
    and ($1::timestamptz is null or (failed_at, id) > ($1::timestamptz, $2::uuid))
  order by failed_at, id limit $3`

/**
 * Lists settled dead letters, newest first. $1 settled at and $2 id of the previous page's last entry; the others as
 * above.
 */
const listSettledSql = `/* listSettledDeadLetters */ select ${columns}, settled_at::text as position from dead_letters
  where settled_at is not null and ${matchesFilter}
    and ($1::timestamptz is null or (settled_at, id) < ($1::timestamptz, $2::uuid))
  order by settled_at desc, id desc limit $3`

const countReasonsSql = `/* countDeadLetterReasons */ select ${eventName} as "eventName", reason,
    count(*)::int as count, min(failed_at) as "oldestAt"
  from dead_letters where state = 'dead' group by 1, 2 order by 3 desc, 1, 2 limit 50`

/** Only unsettled ones: of two concurrent requests, one finds the row. $1 ids */
export const requestReplaySql = `/* requestReplay */ update dead_letters set state = 'replay'
  where state = 'dead' and id = any($1::uuid[]) returning id`

/** $1 event, $2 reason, $3 how many */
export const requestReplayOfReasonSql = `/* requestReplayOfReason */ update dead_letters set state = 'replay'
  where id = any(array(
    select id from dead_letters where state = 'dead' and ${eventName} = $1 and reason = $2
    order by failed_at, id limit $3 for update skip locked))
    and state = 'dead'
  returning id`

/** Lists all waiting dead letters, or one, for the command line. $1 id or null */
export const requestReplayOfAllSql = `/* requestReplayOfAll */ update dead_letters set state = 'replay'
  where state = 'dead' and ($1::uuid is null or id = $1) returning id`

/** Deletes the content of dead letters immediately; their records stay for thirty days. $1 ids, $2 reason */
export const discardSql = `/* discardDeadLetters */ update dead_letters
  set state = 'discarded', discard_reason = $2, settled_at = clock_timestamp(), body = ''::bytea
  where state = 'dead' and id = any($1::uuid[]) returning id`
