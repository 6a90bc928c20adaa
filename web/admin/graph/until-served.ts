/** How long whoever was told that the server is busy waits before the next try, and as long again at the most by chance. */
const busyWaitsMs = [1000, 2000, 4000] as const

interface Reading<Answer> {
  readonly read: () => Promise<Answer>
  /** Whether an answer says that there was no room for the question. */
  readonly isBusy: (answer: Answer) => boolean
  /** Whether anybody still wants to know; a newer reading of the same does not. */
  readonly isWanted: () => boolean
  readonly waitsMs?: readonly number[]
}

/**
 * Reads, and reads again while the server is busy: three times at the most, after waits that double and differ by
 * chance. Desks of one office come from one address, for which the web server has so many places (R14): those that were
 * told of a change at once and found none do not come back at once.
 */
export async function untilServed<Answer>(reading: Reading<Answer>): Promise<Answer> {
  const { isBusy, isWanted, read, waitsMs = busyWaitsMs } = reading
  const answer = await read()
  const [waitMs, ...later] = waitsMs
  if (waitMs === undefined || !isBusy(answer)) return answer
  await new Promise((resolve) => setTimeout(resolve, waitMs * (1 + Math.random())))
  return isWanted() ? untilServed({ ...reading, waitsMs: later }) : answer
}
