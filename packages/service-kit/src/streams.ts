import { eventSubjects, streamName, type ServiceName } from '@seneb/contracts/define'
import { everyEvent } from '@seneb/contracts/messages/every-message'
import { DiscardPolicy, RetentionPolicy, StorageType, type StreamInfo } from '@nats-io/jetstream'

import type { Bus } from './bus.js'

const nanosecondsPerMinute = 60_000_000_000
/** Streams keep what was said for 7 days at most (O-7). */
export const streamRetentionDays = 7

/** Makes sure the stream of what a service says exists as declared; undefined when the service says nothing. */
export async function ensureStream(bus: Bus, service: ServiceName): Promise<StreamInfo | undefined> {
  const subjects = everyEvent.filter(({ saidBy }) => saidBy === service).map(eventSubjects)
  if (subjects.length === 0) return undefined
  const name = streamName(service)
  const shape = {
    subjects,
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    discard: DiscardPolicy.Old,
    max_age: streamRetentionDays * 24 * 60 * nanosecondsPerMinute,
    duplicate_window: 2 * nanosecondsPerMinute,
  }
  const known = await bus.streams.streams.info(name).catch(() => undefined)
  if (!known) return bus.streams.streams.add({ name, ...shape })
  if (known.config.subjects.toSorted().join() === subjects.toSorted().join()) return known
  return bus.streams.streams.update(name, { ...known.config, ...shape })
}
