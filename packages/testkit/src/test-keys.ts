import { createHash } from 'node:crypto'

import { EventEncryption } from '@seneb/bus/event-encryption'
import { eventKeyPairs } from '@seneb/contracts/topology'
import { Sealing } from '@seneb/platform/sealing'

/** A sealing key that is always the same for a name, as base64. */
export function testKey(name: string): string {
  return createHash('sha256').update(`a test key for ${name}`).digest('base64')
}

/** Key with which services in tests encrypt stored data. */
export const testAtRest = new Sealing(testKey('at rest'))

/** Keys with which services in tests encrypt events. */
export const testEventSealing = new EventEncryption(
  eventKeyPairs.map((pair) => ({ ...pair, key: new Sealing(testKey(`${pair.publisher} ${pair.consumer}`)) })),
)
