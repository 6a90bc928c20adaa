import { EventEncryption } from '@seneb/bus/event-encryption'
import type { ServiceName } from '@seneb/contracts/define'
import { eventKeyPairs, eventKeyPartners } from '@seneb/contracts/topology'
import { environmentPrefix, readSettings, secretKeys } from '@seneb/platform/config'
import { Sealing } from '@seneb/platform/sealing'
import { object } from 'yup'

/** Encryption keys of one service. */
export interface ServiceKeys {
  /** Key for stored data that no other service reads. */
  readonly atRest: Sealing
  /** Keys for personal fields of the events it publishes and consumes. */
  readonly events: EventEncryption
}

/** Returns the variable that holds the key of a service's stored data. */
function atRestKeyName(service: ServiceName): string {
  return `${environmentPrefix(service)}_AT_REST_KEY`
}

/** Returns the name of the variable for the key that a service shares with another; both receive the same value. */
function eventKeyName(service: ServiceName, other: ServiceName): string {
  return `${environmentPrefix(service)}_${environmentPrefix(other)}_EVENT_KEY`
}

/** One key of a service. */
export interface RequiredKey {
  /** Variable that holds the key. */
  readonly variable: string
  /** Purpose of the key; services with a key of the same name share it. */
  readonly name: string
}

/** Returns every key of a service. */
export function requiredKeys(service: ServiceName): readonly RequiredKey[] {
  return [
    { variable: atRestKeyName(service), name: `${service} at rest` },
    ...eventKeyPartners(service).map((other) => ({
      variable: eventKeyName(service, other),
      name: `events of ${[service, other].toSorted().join(' and ')}`,
    })),
  ]
}

/** Returns the schema of a service's keys, by variable name. */
export function keySettings(service: ServiceName) {
  return object(Object.fromEntries(requiredKeys(service).map(({ variable }) => [variable, secretKeys().required()])))
}

/** Returns the environment with a service's keys. */
export function keyEnvironment(service: ServiceName, keyOf: (name: string) => string): Record<string, string> {
  return Object.fromEntries(requiredKeys(service).map(({ name, variable }) => [variable, keyOf(name)]))
}

/** Reads `<SERVICE>_AT_REST_KEY` and one `<SERVICE>_<OTHER>_EVENT_KEY` for each service with which it shares a key. */
export function readServiceKeys(service: ServiceName, environment?: Parameters<typeof readSettings>[1]): ServiceKeys {
  const settings = readSettings(keySettings(service), environment) as Record<string, string>
  const sealingOf = (name: string) => new Sealing(settings[name] ?? '')
  const pairs = eventKeyPairs.filter(({ consumer, publisher }) => publisher === service || consumer === service)
  return {
    atRest: sealingOf(atRestKeyName(service)),
    events: new EventEncryption(
      pairs.map((pair) => {
        const other = pair.publisher === service ? pair.consumer : pair.publisher
        return { ...pair, key: sealingOf(eventKeyName(service, other)) }
      }),
    ),
  }
}
