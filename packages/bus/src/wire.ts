import type { ErrorCode, FieldProblem } from '@seneb/contracts/errors'
import { headers, type MsgHdrs } from '@nats-io/transport-node'

/** Header names on the bus; everything else is in the body. */
export const wireHeaders = {
  traceparent: 'traceparent',
  /** Remaining time of the caller in milliseconds. Relative, because clocks of machines may disagree. */
  timeoutMs: 'Seneb-Timeout-Ms',
  idempotencyKey: 'Seneb-Idempotency-Key',
  /** Identity token of the caller, signed by identity; only requests for staff or partners read it. */
  identityToken: 'Seneb-Identity-Token',
} as const

/** Reply to a request. */
export type Reply =
  | { readonly ok: unknown }
  | {
      readonly error: { readonly code: ErrorCode; readonly message: string; readonly fields: readonly FieldProblem[] }
    }

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

export function encode(value: unknown): Uint8Array {
  return encoder.encode(JSON.stringify(value))
}

/** Reads JSON from bytes; throws SyntaxError or TypeError when they are not JSON in UTF-8. */
export function decode(bytes: Uint8Array): unknown {
  return JSON.parse(decoder.decode(bytes))
}

/** Headers from the pairs that have a value. */
export function toHeaders(pairs: Readonly<Record<string, string | undefined>>): MsgHdrs {
  const result = headers()
  for (const [name, value] of Object.entries(pairs)) if (value !== undefined) result.set(name, value)
  return result
}

/** A header's value; undefined when it is missing or empty. */
export function getHeader(from: MsgHdrs | undefined, name: string): string | undefined {
  return from?.get(name) || undefined
}
