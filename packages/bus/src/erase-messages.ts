import { JetStreamApiError } from '@nats-io/jetstream'
import { streamName, type ServiceName } from '@seneb/contracts/define'
import { erasureLedger } from '@seneb/contracts/topology'

import type { Bus } from './bus.js'
import { isStreamMissing } from './streams.js'

/** Whether a subject belongs to an erasure event, which stays because it contains only ids. */
export function isErasureSubject(subject: string): boolean {
  return subject.split('.')[1] === 'erasure'
}

/**
 * Deletes every message about these records from a service's stream, one at a time and overwritten; purging a subject
 * leaves the bytes in the store's files. Returns the number of deleted messages; a repeated run finds none.
 */
export async function eraseMessages(
  { bus, service }: { readonly bus: Bus; readonly service: ServiceName },
  recordIds: readonly string[],
): Promise<number> {
  const { streams } = bus.streams
  const stream = streamName(service)
  let erased = 0
  for (const id of recordIds) {
    // Subjects read <service>.<noun>.<past>.v<N>.<id>.
    const bySubject = { next_by_subj: `*.*.*.*.${id}` }
    for (let seq = 1; ;) {
      const query = { ...bySubject, seq }
      const message = await streams.getMessage(stream, query)
      if (!message) break
      if (!isErasureSubject(message.subject) && (await deleteMessage(bus, stream, message.seq))) erased += 1
      seq = message.seq + 1
    }
  }
  return erased
}

/** False when a replica was first. */
async function deleteMessage({ streams: { streams } }: Bus, stream: string, seq: number): Promise<boolean> {
  try {
    return await streams.deleteMessage(stream, seq, true)
  } catch (error) {
    const isGone = error instanceof JetStreamApiError && !(await streams.getMessage(stream, { seq }))
    if (!isGone) throw error
    return false
  }
}

/** One erasure in the ledger; it contains only ids. */
export interface LedgerEntry {
  readonly erasureId: string
  readonly recordIds: readonly string[]
}

/** Writes an erasure into the ledger; resolves when NATS has stored it. */
export async function writeErasureLedger({ jetstream }: Bus, { erasureId, recordIds }: LedgerEntry): Promise<void> {
  const subject = erasureLedger.subjects[0]?.replace('*', erasureId) ?? ''
  await jetstream.publish(subject, JSON.stringify({ erasureId, recordIds }), { msgID: erasureId, timeout: 3000 })
}

/**
 * Yields every erasure in the ledger, oldest first. Yields none until the topology step has created the ledger, as
 * after NATS has lost its store. Rejects while NATS is unreachable.
 */
export async function* readErasureLedger(bus: Bus): AsyncGenerator<LedgerEntry> {
  for (let seq = 1; ;) {
    const message = await nextEntry(bus, seq)
    if (!message) return
    yield message.json<LedgerEntry>()
    seq = message.seq + 1
  }
}

async function nextEntry({ streams: { streams } }: Bus, seq: number) {
  try {
    const query = { seq, next_by_subj: '>' }
    return await streams.getMessage(erasureLedger.name, query)
  } catch (error) {
    if (isStreamMissing(error)) return null
    throw error
  }
}
