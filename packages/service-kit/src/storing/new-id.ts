import { randomPart } from '@seneb/platform/random-parts'
import { v7 } from 'uuid'

const idBytes = 16
/** Where of the bytes the library takes a first counter from. */
const seqAt = 6

let msecs = 0
let seq = 0

/**
 * A new id (UUID v7), greater than every one this process has made before, also within a millisecond and when the clock
 * was put back. The library asks the system for chance at each id, which costs more than the id; it is given ours.
 */
export function newId(): string {
  const random = randomPart(idBytes)
  const now = Date.now()
  if (now > msecs) {
    msecs = now
    // Begins within 31 bits of the counter's 32, so that two milliards of ids fit behind it.
    seq = Buffer.from(random.buffer, random.byteOffset).readUInt32BE(seqAt) & 0x7f_ff_ff_ff
  } else seq++
  return v7({ random, msecs, seq })
}
