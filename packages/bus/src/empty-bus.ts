import { purgeableStreams, erasureLedger, allConsumers } from '@seneb/contracts/topology'

import type { Bus } from './bus.js'
import { isStreamMissing } from './streams.js'

/** A stream and how many messages were in it. */
export interface StreamCount {
  readonly name: string
  readonly messages: number
}

export interface EmptyBusResult {
  readonly deleted: readonly StreamCount[]
  /** The ledger of erasures; undefined when NATS has lost it. */
  readonly retained: StreamCount | undefined
}

/**
 * Deletes every stream and bucket that the contracts declare, with their consumers, except the ledger of erasures; a
 * repeated run finds none. Throws, and deletes nothing, while any process consumes one: an event in processing would
 * come back.
 */
export async function emptyBus(bus: Bus): Promise<EmptyBusResult> {
  const consuming = await activeConsumers(bus)
  if (consuming.length > 0) {
    throw new Error(`Nothing was deleted: ${consuming.join(', ')} still hear events. Stop every process first.`)
  }
  const deleted: StreamCount[] = []
  for (const { name } of purgeableStreams) {
    const stream = await countMessages(bus, name)
    if (!stream) continue
    await unlessMissing(bus.streams.streams.delete(name))
    deleted.push(stream)
  }
  return { deleted, retained: await countMessages(bus, erasureLedger.name) }
}

/** Returns the names of consumers on which a process waits for the next event. */
async function activeConsumers({ streams: { consumers } }: Bus): Promise<string[]> {
  const waiting = await Promise.all(
    allConsumers.map(async ({ name, stream }) => {
      const info = await unlessMissing(consumers.info(stream, name))
      return info && info.num_waiting > 0 ? [name] : []
    }),
  )
  return waiting.flat()
}

async function countMessages({ streams: { streams } }: Bus, name: string): Promise<StreamCount | undefined> {
  const stream = await unlessMissing(streams.info(name))
  return stream && { name, messages: stream.state.messages }
}

async function unlessMissing<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise
  } catch (error) {
    if (isStreamMissing(error)) return undefined
    throw error
  }
}
