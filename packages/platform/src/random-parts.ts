import { randomBytes } from 'node:crypto'

const blockBytes = 4096

let block: Uint8Array = new Uint8Array(0)
let taken = 0

/**
 * Some bytes of chance, fit for keys and IVs, for what is made many times for each request: the system is asked for 4 kB
 * at once, because being asked costs more than the bytes. No byte is ever given twice. At most `blockBytes`.
 */
export function randomPart(size: number): Uint8Array {
  if (taken + size > block.length) {
    block = randomBytes(blockBytes)
    taken = 0
  }
  const part = block.subarray(taken, taken + size)
  taken += size
  return part
}
