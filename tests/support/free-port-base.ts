import { isFree } from '../../infra/process/ports.ts'
import { stackPorts } from '../../infra/local/stack-ports.ts'

const firstBase = 24_000
const lastBase = 32_000
const step = 100

/** A port base for `npm start` whose ports nobody uses. */
export async function freePortBase(): Promise<number> {
  for (let base = firstBase; base < lastBase; base += step) {
    const free = await Promise.all(Object.values(stackPorts(base)).map((port) => isFree(port)))
    if (free.every(Boolean)) return base
  }
  throw new Error(`there is no free range of ports between ${firstBase} and ${lastBase}`)
}
