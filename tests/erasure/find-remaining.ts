import { everyColumn, everyLog, everyMessage, everyStoreFile, containsWord } from '../support/stored-text.js'
import type { ObservedStack } from '../support/observed-stack.js'
import type { Planted } from './plant.js'

/** Tables that record by ID that a record was erased or an action was done. */
const ofErasing = /\.(?:erased_records|erasures|erasure_targets|audit_entries)\./
/** Subjects about erasure, for open pages and for auditing, whose messages contain IDs only. */
const isOfErasing = (subject: string) =>
  /\.erasure\.|\.care-enquiry\.changed\.|\.staff-action\.|^erasures\./.test(subject)

/** Returns every place with data of these enquiries, and its owner; encrypted text is found by the owner of its row. */
export async function findRemaining(observed: ObservedStack, enquiries: readonly Planted[]): Promise<string[]> {
  const searchTerms = [...new Set(enquiries.flatMap((enquiry) => enquiry.searchTerms))]
  const ids = enquiries.map(({ id }) => id)
  const { database, stack, traces } = observed
  const columns = await everyColumn(database)
  const messages = await everyMessage(stack)
  const texts = [
    ...columns.map(({ column: name, text }) => ({ name, text })),
    { name: 'messages of NATS', text: messages },
    { name: 'files of NATS', text: everyStoreFile(stack) },
    // Logs and spans may contain the reference of an enquiry, with which its owner can trace it.
    ...[
      { name: 'logs', text: everyLog(stack) },
      { name: 'spans', text: traces.everything() },
    ].map(({ name, text }) => ({
      name,
      text: enquiries.reduce((all, { reference }) => all.replaceAll(reference, ''), text),
    })),
  ]
  const named = texts.flatMap(({ name, text }) =>
    searchTerms.filter((word) => containsWord(text, word)).map(() => name),
  )
  const rows = columns
    .filter(({ column }) => !ofErasing.test(column) && !/\.outbox\./.test(column))
    .flatMap(({ column, text }) => ids.filter((id) => text.includes(id)).map(() => `${column} (id)`))
  const about = await subjectsOf(observed, ids)
  const inStream = messages.split('\n').filter((line) => ids.some((id) => line.endsWith(id)) && !isOfErasing(line))
  return [...named, ...rows, ...about, ...inStream.map(() => 'messages of NATS (id)')]
}

async function subjectsOf({ database }: ObservedStack, ids: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const schema of ['enquiry', 'ai_planning', 'notification', 'referral']) {
    const { rows } = await database.query<{ subject: string }>(
      `select subject from ${schema}.outbox where split_part(subject, '.', 5) = any($1)`,
      [ids],
    )
    found.push(...rows.filter(({ subject }) => !isOfErasing(subject)).map(() => `${schema}.outbox (id)`))
  }
  return found
}
