import { JetStreamApiError } from '@nats-io/jetstream'
import { streamName, type ServiceName } from '@seneb/contracts/define'
import { erasureLedger } from '@seneb/contracts/topology'

import type { Bus } from './bus.js'
import { isStreamMissing } from './streams.js'

/** Whether a subject tells of an erasure itself, which stays: it says nothing but ids. */
export function isErasureSubject(subject: string): boolean {
  return subject.split('.')[1] === 'erasure'
}

/**
 * Deletes every message about these records from the stream of what a service says, each by itself and overwritten: a
 * purge of its subject leaves the bytes in the store's files. Gives how many they were; repeated, it finds none.
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

/** One erasure as the ledger has it: ids, and nothing else. */
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
 * Every erasure in the ledger, oldest first; none while the topology step has not made it, which is so when NATS has lost
 * its store. Rejects while NATS cannot be asked.
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
