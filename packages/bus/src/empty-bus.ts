import { emptiedStreams, erasureLedger, everyConsumer } from '@seneb/contracts/topology'

import type { Bus } from './bus.js'
import { isNotMadeYet } from './streams.js'

/** A stream and how many messages were in it. */
export interface CountedStream {
  readonly name: string
  readonly messages: number
}

export interface EmptiedBus {
  readonly deleted: readonly CountedStream[]
  /** The ledger of erasures; undefined when NATS has lost it. */
  readonly retained: CountedStream | undefined
}

/**
 * Deletes every stream and bucket that the contracts declare, with their consumers, but the ledger of erasures;
 * repeated, it finds none. Throws a sentence, and deletes nothing, while somebody hears from one: what is
 * being worked on would come back.
 */
export async function emptyBus(bus: Bus): Promise<EmptiedBus> {
  const hearing = await whoHears(bus)
  if (hearing.length > 0) {
    throw new Error(`Nothing was deleted: ${hearing.join(', ')} still hear events. Stop every process first.`)
  }
  const deleted: CountedStream[] = []
  for (const { name } of emptiedStreams) {
    const found = await counted(bus, name)
    if (!found) continue
    await unlessMissing(bus.streams.streams.delete(name))
    deleted.push(found)
  }
  return { deleted, retained: await counted(bus, erasureLedger.name) }
}

/** The consumers at which somebody waits for the next event. */
async function whoHears({ streams: { consumers } }: Bus): Promise<string[]> {
  const waiting = await Promise.all(
    everyConsumer.map(async ({ name, stream }) => {
      const found = await unlessMissing(consumers.info(stream, name))
      return found && found.num_waiting > 0 ? [name] : []
    }),
  )
  return waiting.flat()
}

async function counted({ streams: { streams } }: Bus, name: string): Promise<CountedStream | undefined> {
  const found = await unlessMissing(streams.info(name))
  return found && { name, messages: found.state.messages }
}

async function unlessMissing<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking
  } catch (error) {
    if (isNotMadeYet(error)) return undefined
    throw error
  }
}
