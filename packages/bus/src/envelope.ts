import { eventKey, type Payload, type EventContract } from '@seneb/contracts/define'
import { readTolerantly } from '@seneb/contracts/forms/read-form'
import { UnknownSealingKey } from '@seneb/platform/sealing'
import { ValidationError } from 'yup'

import type { EventEncryption } from './event-encryption.js'
import { decode } from './wire.js'

/** Message that can never be processed; its reason names paths and kinds of faults, never values. */
export class UnprocessableMessage extends Error {
  override readonly name = 'UnprocessableMessage'
}

/** Content of an envelope, parsed by the event's contract. */
export interface EventEnvelope<E extends EventContract> {
  readonly id: string
  readonly at: Date
  readonly data: Payload<E>
}

/** The body of an event on the wire. `payload` is JSON text already, as Postgres stores it. */
export function encodeEnvelope(entry: { id: string; occurredAt: Date; payload: string }): Uint8Array {
  const { id, occurredAt, payload } = entry
  return new TextEncoder().encode(
    `{"id":${JSON.stringify(id)},"at":${JSON.stringify(occurredAt.toISOString())},"data":${payload}}`,
  )
}

/**
 * Decrypts and decodes an event's body by its contract. Unknown fields are
 * ignored; invalid known fields throw UnprocessableMessage. Without the key
 * it throws UnknownSealingKey, and a later attempt may succeed.
 */
export function decodeEnvelope<E extends EventContract>(
  event: E,
  body: Uint8Array,
  sealing: EventEncryption,
): EventEnvelope<E> {
  const { id, at, data: sealed } = envelopeOf(event, body)
  const data = opened(event, sealed, { id, sealing })
  try {
    return { id, at, data: readTolerantly(event.payload, data) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new UnprocessableMessage(`${eventKey(event)} does not fit its contract: ${describeIssues(error)}`)
  }
}

function opened(
  event: EventContract,
  data: unknown,
  { id, sealing }: { id: string; sealing: EventEncryption },
): unknown {
  try {
    return sealing.open(event, data, id)
  } catch (error) {
    if (error instanceof UnknownSealingKey) throw error
    throw new UnprocessableMessage(`${eventKey(event)} could not be opened`)
  }
}

function envelopeOf(event: EventContract, body: Uint8Array): { id: string; at: Date; data: unknown } {
  let envelope: unknown
  try {
    envelope = decode(body)
  } catch {
    throw new UnprocessableMessage(`${eventKey(event)} is not JSON`)
  }
  const { id, at, data } = (envelope ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/i.test(id))
    throw new UnprocessableMessage(`${eventKey(event)} has no id`)
  const instant = new Date(String(at))
  if (Number.isNaN(instant.getTime())) throw new UnprocessableMessage(`${eventKey(event)} has no time`)
  return { id, at: instant, data }
}

function describeIssues(error: ValidationError): string {
  const issues = error.inner.length > 0 ? error.inner : [error]
  return issues
    .map(({ path, type }) => `${path || 'payload'} (${type ?? 'invalid'})`)
    .slice(0, 20)
    .join(', ')
}
