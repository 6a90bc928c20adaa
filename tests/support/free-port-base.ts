import { randomInt } from 'node:crypto'

import { isFree, portBases } from '../../infra/process/ports.ts'
import { stackPorts } from '../../infra/local/stack-ports.ts'

const maxTries = 100

/** Returns a port base for `npm start` whose ports are all free. */
export async function freePortBase(): Promise<number> {
  const { first, last, step } = portBases
  for (let tries = 0; tries < maxTries; tries++) {
    const base = first + step * randomInt((last - first) / step)
    const free = await Promise.all(Object.values(stackPorts(base)).map((port) => isFree(port)))
    if (free.every(Boolean)) return base
  }
  throw new Error(`there is no free range of ports between ${first} and ${last}`)
}
