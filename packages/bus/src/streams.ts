import type { ServiceName } from '@seneb/contracts/define'
import { declaredStreamOf } from '@seneb/contracts/topology'
import { JetStreamApiError, type StreamInfo } from '@nats-io/jetstream'

import type { Bus } from './bus.js'

const consumerNotFound = 10014
const streamNotFound = 10059

/**
 * Returns NATS' information about the stream of a service's events; undefined when the service publishes none. Rejects
 * while the topology step has not created the stream.
 */
export async function getOwnStreamInfo(bus: Bus, service: ServiceName): Promise<StreamInfo | undefined> {
  const stream = declaredStreamOf(service)
  return stream && bus.streams.streams.info(stream.name)
}

/** True when a stream or consumer is missing, which the topology step will fix. */
export function isStreamMissing(error: unknown): boolean {
  return error instanceof JetStreamApiError && [consumerNotFound, streamNotFound].includes(error.code)
}
