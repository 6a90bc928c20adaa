import { syntheticMark, syntheticMarkHeader } from '@seneb/platform/synthetic-mark'

/** The header that marks the request with this idempotency key as a journey of our operators, now. */
export function marked(keys: string, idempotencyKey: string): { readonly [syntheticMarkHeader]: string } {
  return { [syntheticMarkHeader]: syntheticMark(keys, { idempotencyKey, at: new Date() }) }
}
