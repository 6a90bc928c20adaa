import { freePort as findFreePort } from '../../../infra/process/ports.ts'

/** A port nobody listened on a moment ago. */
export function freePort(): Promise<number> {
  return findFreePort()
}
