/** A connection that is slower than this for long is no person's, or will not bring its file in before it is cut off. */
const minBytesPerSecond = 10_000
const graceMs = 10_000

/** True when a sender has had its time of grace and has sent less than the least rate would have brought (S12). */
export function isTooSlow(receivedBytes: number, elapsedMs: number): boolean {
  return elapsedMs > graceMs && receivedBytes < (minBytesPerSecond * elapsedMs) / 1000
}
