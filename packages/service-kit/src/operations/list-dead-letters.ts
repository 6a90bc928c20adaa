import type { Input, Output } from '@seneb/contracts/define'
import type { Operations } from '@seneb/contracts/messages/operations/operations'

import { cursorOf, placeOf } from '../answering/cursor.js'
import type { Db } from '../storing/db.js'
import { countReasonsSql, listOpenSql, listSettledSql } from './dead-letter.queries.js'

type Question = Operations['ListDeadLetters']
type Listed = Output<Question>['deadLetters'][number]

/** A row as Postgres gives it. */
interface Row extends Omit<Listed, 'diedAt' | 'lastTriedAt' | 'settledAt' | 'state' | 'discardReason'> {
  readonly diedAt: Date
  readonly lastTriedAt: Date
  readonly settledAt: Date | null
  readonly discardReason: string | null
  readonly state: 'dead' | 'replay' | 'replayed' | 'discarded'
  readonly place: string
}

/** One page of dead letters, by one statement however many there are (R11). What they held is not read. */
export async function listDeadLetters(asked: Input<Question>, db: Db): Promise<Output<Question>> {
  const { after, eventName, first, reason, show } = asked
  const place = after === undefined ? undefined : placeOf(after)
  const sql = show === 'open' ? listOpenSql : listSettledSql
  const wanted = [place?.at ?? null, place?.id ?? null, first + 1, eventName ?? null, reason ?? null]
  const rows = await db.read((tx) => tx.query<Row>(sql, wanted))
  const page = rows.slice(0, first)
  const last = page.at(-1)
  const next = rows.length > first && last ? cursorOf({ at: last.place, id: last.id }) : undefined
  return { deadLetters: page.map(listed), next }
}

function listed({ diedAt, discardReason, lastTriedAt, place: _, settledAt, state, ...facts }: Row): Listed {
  return {
    ...facts,
    diedAt: diedAt.toISOString(),
    lastTriedAt: lastTriedAt.toISOString(),
    state: state === 'replay' ? 'replaying' : state,
    settledAt: settledAt?.toISOString(),
    discardReason: discardReason ?? undefined,
  }
}

/** How many wait for each reason, so that all of one can be replayed once it is mended. */
export async function countDeadLetterReasons(db: Db): Promise<Output<Operations['CountDeadLetterReasons']>> {
  const rows = await db.read((tx) =>
    tx.query<{ eventName: string; reason: string; count: number; oldestAt: Date }>(countReasonsSql),
  )
  return { reasons: rows.map((row) => ({ ...row, oldestAt: row.oldestAt.toISOString() })) }
}
