import type { Sealing } from './sealing.js'

/** A value as JSON, sealed for a record. */
export function sealJson(value: unknown, recordId: string, sealing: Sealing): Buffer {
  return sealing.seal(Buffer.from(JSON.stringify(value)), recordId)
}

/** The value that was sealed for this record; throws as `Sealing.open` does. */
export function openJson(sealed: Uint8Array, recordId: string, sealing: Sealing): unknown {
  return JSON.parse(sealing.open(sealed, recordId).toString())
}
