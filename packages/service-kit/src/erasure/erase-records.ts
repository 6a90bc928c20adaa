import { isErasureSubject } from '@seneb/bus/erase-messages'

import type { Ctx } from '../ctx.js'
import type { WriteTx, Db } from '../database/db.js'
import type { ErasureHandler, Erasure } from './erasure-handler.js'

/** The event that starts an erasure. */
interface StartedErasure {
  readonly id: string
  readonly at: Date
  readonly data: { readonly enquiryId: string; readonly recordIds: readonly string[] }
}

/**
 * Returns the use case that erases all data which a service stores about an enquiry; later events about it are ignored
 * (LEGAL-05).
 */
export function erasureStarter(erasing: Pick<ErasureHandler, 'eraseRows'>) {
  return async ({ data: { enquiryId: erasureId, recordIds } }: StartedErasure, ctx: Ctx): Promise<void> => {
    await ctx.db.write((tx) => eraseRecords([{ erasureId, recordIds }], erasing, tx))
  }
}

/**
 * Erases records from this service's rows and stores their ids, so that events about them are no longer handled or
 * replayed. Their messages are deleted when work in progress has ended (erasure-work.ts). Repeating it changes nothing
 * (LEGAL-05).
 */
export async function eraseRecords(
  erasures: readonly Erasure[],
  { eraseRows }: Pick<ErasureHandler, 'eraseRows'>,
  tx: WriteTx,
): Promise<void> {
  for (const { erasureId, recordIds } of erasures) await tx.query(insertErasedSql, [recordIds, erasureId])
  await deleteRows(
    erasures.flatMap(({ recordIds }) => recordIds),
    { eraseRows },
    tx,
  )
}

/** Deletes every row of these records, in the service's tables and the kit's. */
export async function deleteRows(
  recordIds: readonly string[],
  { eraseRows }: Pick<ErasureHandler, 'eraseRows'>,
  tx: WriteTx,
): Promise<void> {
  await eraseRows(recordIds, tx)
  for (const sql of [eraseOutboxSql, eraseDeadLettersSql, eraseRepliesSql]) await tx.query(sql, [recordIds])
}

/** $1 ids of records, $2 the erasure. */
const insertErasedSql = `/* insertErased */
  insert into erased_records (record_id, erasure_id) select unnest($1::uuid[]), $2::uuid on conflict do nothing`

/**
 * A subject ends with the id of the record concerned: <service>.<noun>.<past>.v<N>.<id>. Events about an erasure itself
 * are never deleted.
 */
const isAbout = `split_part(subject, '.', 5) = any($1::text[]) and split_part(subject, '.', 2) <> 'erasure'`

/** Deletes outbox entries and dead letters about records. $1 their ids */
const eraseOutboxSql = `/* eraseOutbox */
  with gone as (delete from outbox where ${isAbout} returning id)
  delete from outbox_unpublished u using gone where u.id = gone.id`
const eraseDeadLettersSql = `/* eraseDeadLetters */ delete from dead_letters where ${isAbout}`

/** Deletes the stored replies that would be returned to repeated requests. $1 ids of records */
const eraseRepliesSql = `/* eraseReplies */ delete from idempotency_keys
  where reply->>'id' = any($1::text[]) or reply->>'enquiryId' = any($1::text[])`

/** $1 the id that ends a subject. */
const isErasedSql = `/* isErased */ select exists(select from erased_records where record_id = $1::uuid) as erased`

/** Time after an erasure by which all work in progress has ended or was abandoned. */
const settled = `clock_timestamp() - interval '10 seconds'`

/** Erasures that may be incomplete, oldest first. $1 number of rows */
export const unfinishedSql = `/* unfinishedErasures */
  select erasure_id as "erasureId", array_agg(record_id::text) as "recordIds" from erased_records
  where finished_at is null and erased_at <= ${settled} group by erasure_id order by min(erased_at) limit $1`

/** Returns a row the first time only. $1 the erasure, $2 its records */
export const finishSql = `/* finishErasure */ update erased_records set finished_at = clock_timestamp()
  where erasure_id = $1::uuid and record_id = any($2::uuid[]) and finished_at is null returning record_id`

/** Selects the records that are not erased in this database. $1 ids */
export const notErasedSql = `/* unknownErasedRecords */
  select id from unnest($1::uuid[]) id where not exists (select from erased_records where record_id = id)`

/** Every erasure that the ledger should have. */
export const finishedSql = `/* finishedErasures */
  select erasure_id as "erasureId", array_agg(record_id::text) as "recordIds" from erased_records
  where finished_at is not null group by erasure_id`

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the record that a message is about, if it can be erased; undefined for messages about erasures. */
export function erasableRecordId(subject: string): string | undefined {
  const id = subject.split('.').at(-1) ?? ''
  return isErasureSubject(subject) || !uuid.test(id) ? undefined : id
}

/** Whether a record was erased here, so that events about it are ignored. */
export async function isErased(recordId: string | undefined, db: Pick<Db, 'read'>): Promise<boolean> {
  if (recordId === undefined) return false
  const [result] = await db.read((tx) => tx.query<{ erased: boolean }>(isErasedSql, [recordId]))
  return result?.erased ?? false
}
