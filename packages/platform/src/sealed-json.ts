import { deflateRawSync, inflateRawSync } from 'node:zlib'

import type { Sealing } from './sealing.js'

/** JSON of at least so many bytes is packed before it is sealed; below that it gains little. */
const packedFromBytes = 1000
/** Stands in front of what is packed; no JSON begins with it. */
const packedMark = Buffer.from([0])

/** How much is unpacked at most, in bytes; only we can have packed it, so this ends a fault and no attack. */
const maxOutputLength = 32 * 1024 * 1024

/** A value as JSON, sealed for a record; deflated first where it is long, because sealed bytes do not compress any more (ADR 185). */
export function sealJson(value: unknown, recordId: string, sealing: Sealing): Buffer {
  const json = Buffer.from(JSON.stringify(value))
  const plain = json.length < packedFromBytes ? json : Buffer.concat([packedMark, deflateRawSync(json)])
  return sealing.seal(plain, recordId)
}

/** The value that was sealed for this record; throws as `Sealing.open` does. */
export function openJson(sealed: Uint8Array, recordId: string, sealing: Sealing): unknown {
  const plain = sealing.open(sealed, recordId)
  const isPacked = plain[0] === packedMark[0]
  const json = isPacked ? inflateRawSync(plain.subarray(packedMark.length), { maxOutputLength }) : plain
  return JSON.parse(json.toString())
}
