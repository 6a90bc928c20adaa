import { erasureLedger } from '@seneb/contracts/topology'

import type { Bus } from './bus.js'
import { isNotMadeYet } from './streams.js'

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
    const found = await nextEntry(bus, seq)
    if (!found) return
    yield found.json<LedgerEntry>()
    seq = found.seq + 1
  }
}

async function nextEntry({ streams: { streams } }: Bus, seq: number) {
  try {
    const query = { seq, next_by_subj: '>' }
    return await streams.getMessage(erasureLedger.name, query)
  } catch (error) {
    if (isNotMadeYet(error)) return null
    throw error
  }
}
