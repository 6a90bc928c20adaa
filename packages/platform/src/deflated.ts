import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Room for 8 kB, in which what we say fits; the defaults clear a quarter of a megabyte first, half of the time it takes. */
const roomForPacking = { windowBits: 13, memLevel: 6 } as const
/**
 * What is written at a time, in bytes: what we say fits, and it comes out of the pool that small buffers are cut from. By
 * default each call makes a buffer of 16 kB, and the engine collects everything when enough of those are made (ADR 200).
 */
const chunkSize = 4000
/** How much is unpacked at most, in bytes; only we can have packed it, so this ends a fault and no attack. */
const maxOutputLength = 32 * 1024 * 1024

/** Deflated at once, beside nothing else: for some kB. `level` as zlib has it, 1 the quickest. */
export function deflated(plain: string | Uint8Array, level?: number): Buffer {
  return deflateRawSync(plain, { ...roomForPacking, chunkSize, ...(level === undefined ? {} : { level }) })
}

/** What was deflated; throws when it is something else. */
export function inflated(packed: Uint8Array): Buffer {
  return inflateRawSync(packed, { chunkSize, maxOutputLength })
}
