import { freePort as findFreePort } from '../../../infra/process/ports.ts'

/** A port that nobody listens on, and that no connection is given. */
export function freePort(): Promise<number> {
  return findFreePort()
}
