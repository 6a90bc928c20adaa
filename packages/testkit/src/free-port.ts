import { freePort as findFreePort } from '../../../infra/process/ports.ts'

/** Returns a port on which no process listens, and which no outgoing connection is assigned. */
export function freePort(): Promise<number> {
  return findFreePort()
}
