import type { Relay } from '../saying/relay.js'
import type { PooledDataSource } from '../storing/data-source.js'
import type { WorkerState } from '../working/workers.js'

/** What a process knows of itself and no table holds. */
export interface ProcessState {
  readonly startedAt: Date
  readonly workers: () => readonly WorkerState[]
  /** How publishing goes; undefined while there is no relay. */
  readonly relay: () => WorkerState | undefined
  /** The connections to the database: `queued` are statements that wait for one. */
  readonly connections: () => {
    readonly open: number
    readonly idle: number
    readonly queued: number
    readonly max: number
  }
}

/** A process that says nothing, has no workers and no database of its own: tests of single parts. */
export const partOfAProcess: ProcessState = {
  startedAt: new Date(),
  workers: () => [],
  relay: () => undefined,
  connections: () => ({ open: 0, idle: 0, queued: 0, max: 0 }),
}

/** What a running service knows of itself; its loops may still be added to. */
export function processStateOf(parts: {
  readonly loops: readonly { readonly state: WorkerState }[]
  readonly relay: Relay
  readonly dataSource: PooledDataSource
  readonly poolSize: number
}): ProcessState {
  const pool = parts.dataSource.pool
  return {
    startedAt: new Date(),
    workers: () => parts.loops.map(({ state }) => state),
    relay: () => parts.relay.state,
    connections: () => {
      return { open: pool.totalCount, idle: pool.idleCount, queued: pool.waitingCount, max: parts.poolSize }
    },
  }
}
