import { randomInt } from 'node:crypto'

import { isFree } from '../../infra/process/ports.ts'

/** Above the well-known ports and below those that systems give to outgoing connections (from 32768 on). */
const lowest = 10_000
const highest = 32_000
const maxTries = 200

const given = new Set<number>()

/**
 * A port that stays ours while nobody listens on it. One from the range of outgoing connections may be taken by any
 * of them while its owner is down, and then the owner cannot come back.
 */
export async function steadyPort(): Promise<number> {
  for (let tries = 0; tries < maxTries; tries++) {
    const port = randomInt(lowest, highest)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
  throw new Error(`no free port between ${lowest} and ${highest} in ${maxTries} tries`)
}
