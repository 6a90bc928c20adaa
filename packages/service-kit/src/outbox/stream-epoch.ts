import { setTimeout as pause } from 'node:timers/promises'

import type { Logger } from '@seneb/platform/logger'
import type { StreamInfo } from '@nats-io/jetstream'
import type { DataSource, QueryRunner } from 'typeorm'

import { isStatementTimeout } from '../database/database-errors.js'
import { rowsPerStatement } from '../workers/create-sweeper.js'

const storeEpochSql = `/* storeStreamEpoch */
  insert into stream_epochs (stream, created, last_seq) values ($1, $2, $3)
  on conflict (stream) do update set created = excluded.created, last_seq = excluded.last_seq, checked_at = clock_timestamp()`

/** One portion, after the last id of the previous one; ids are ordered by time. */
const refillSql = `/* refillOutbox */
  with portion as (
    select id from outbox where id > $2::uuid and occurred_at > now() - interval '7 days'
    order by id limit $1 for update skip locked),
  refilled as (insert into outbox_unpublished (id) select id from portion on conflict do nothing)
  select count(*)::int as rows, max(id::text) as until from portion`

const beforeAllIds = '00000000-0000-0000-0000-000000000000'

const lockSql = `/* lockEpoch */ select pg_try_advisory_xact_lock(hashtext('stream epoch ' || current_schema())) as acquired`

/** Returns the current state of the stream; undefined when the service publishes no events. */
export type ReadStreamInfo = () => Promise<StreamInfo | undefined>

/**
 * Remembers which stream the outbox was published to. When its store was lost or restored to an earlier state, every
 * retained event is published again; inboxes drop events that were already handled (R4). A week of a busy service
 * exceeds the limit of one statement, so this is done in portions, each in a separate transaction. The stream is stored
 * with the last portion. Until then every relay that checks finds it unknown and helps, even when other relays fail. No
 * relay publishes before all events are waiting again, so that the oldest goes first. A portion that exceeds the time
 * limit of a statement is halved, because it would otherwise be retried forever. Returns false when `signal` ended it
 * between two portions or while another relay held the lock: nothing may be published then.
 */
export async function verifyStreamEpoch(check: EpochCheck, signal?: AbortSignal): Promise<boolean> {
  let from: string | undefined = beforeAllIds
  let rows = rowsPerStatement
  while (from !== undefined) {
    if (signal?.aborted) return false
    const next: PortionResult = await refillPortion({ ...check, from, rows }).catch((error: unknown) => {
      if (!isStatementTimeout(error) || rows === 1) throw error
      return tooMany
    })
    if (next === lockedElsewhere) await pause(lockRetryMs)
    else if (next === tooMany) rows = Math.ceil(rows / 2)
    else from = next
  }
  return true
}

/** Result of one step: the id up to which the outbox is refilled, undefined when it is complete. */
type PortionResult = string | undefined | typeof lockedElsewhere | typeof tooMany

/** Another relay is at it. */
const lockedElsewhere = Symbol('taken')
/** The portion exceeded the time limit of a statement. */
const tooMany = Symbol('too many')
const lockRetryMs = 50

/** Dependencies for comparing the stream with the stored one. */
interface EpochCheck {
  readonly dataSource: DataSource
  readonly readStream: ReadStreamInfo
  readonly log: Logger
}

interface PortionRequest extends EpochCheck {
  /** Id up to which the outbox is refilled. */
  readonly from: string
  /** Number of rows in a portion. */
  readonly rows: number
}

/**
 * Stores the stream's epoch, or refills one portion and returns its last id when there may be more. One relay does so
 * at a time; the others retry instead of waiting for the lock, which would count against a statement's time limit.
 */
async function refillPortion({
  dataSource,
  from,
  log,
  readStream,
  rows,
}: PortionRequest): Promise<string | typeof lockedElsewhere | undefined> {
  return inTransaction(dataSource, async (runner) => {
    const [lock] = (await runner.query(lockSql)) as [{ readonly acquired: boolean }]
    if (!lock.acquired) return lockedElsewhere
    // Read under the lock, because an earlier reading could be older than the stored epoch.
    const stream = await readStream()
    if (!stream) return undefined
    if (await isAnotherStream(stream, runner)) {
      if (from === beforeAllIds) {
        const { name } = stream.config
        log.error(
          { stream: name },
          'the stream is not the one published to before, publishing everything retained again',
        )
      }
      const [portion] = (await runner.query(refillSql, [rows, from])) as [Portion]
      if (portion.rows >= rows) return portion.until
    }
    await runner.query(storeEpochSql, [stream.config.name, stream.created, stream.state.last_seq])
    return undefined
  })
}

interface Portion {
  readonly rows: number
  readonly until: string
}

async function isAnotherStream(stream: StreamInfo, runner: QueryRunner): Promise<boolean> {
  const [stored] = (await runner.query(
    `/* knownEpoch */ select created, last_seq from stream_epochs where stream = $1`,
    [stream.config.name],
  )) as { created: string; last_seq: string }[]
  return stored !== undefined && (stored.created !== stream.created || stream.state.last_seq < Number(stored.last_seq))
}

async function inTransaction<T>(dataSource: DataSource, fn: (runner: QueryRunner) => Promise<T>): Promise<T> {
  const runner = dataSource.createQueryRunner()
  try {
    await runner.startTransaction()
    const result = await fn(runner)
    await runner.commitTransaction()
    return result
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined)
    throw error
  } finally {
    await runner.release().catch(() => undefined)
  }
}
