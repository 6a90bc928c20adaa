import type { OutboxRelay } from '../outbox/outbox-relay.js'
import type { PooledDataSource } from '../database/data-source.js'
import type { WorkerState } from '../workers/worker-loop.js'

/** State that only the process knows and no table contains. */
export interface ProcessState {
  readonly startedAt: Date
  readonly workers: () => readonly WorkerState[]
  /** State of publishing; undefined while there is no relay. */
  readonly relay: () => WorkerState | undefined
  /** The connections to the database: `queued` are statements that wait for one. */
  readonly connections: () => {
    readonly open: number
    readonly idle: number
    readonly queued: number
    readonly max: number
  }
}

/** State of a process without workers and database, for tests of single parts. */
export const stubProcessState: ProcessState = {
  startedAt: new Date(),
  workers: () => [],
  relay: () => undefined,
  connections: () => ({ open: 0, idle: 0, queued: 0, max: 0 }),
}

/** Returns the state of a running service; loops may be added to it later. */
export function createProcessState(deps: {
  readonly loops: readonly { readonly state: WorkerState }[]
  readonly relay: OutboxRelay
  readonly dataSource: PooledDataSource
  readonly poolSize: number
}): ProcessState {
  const pool = deps.dataSource.pool
  return {
    startedAt: new Date(),
    workers: () => deps.loops.map(({ state }) => state),
    relay: () => deps.relay.state,
    connections: () => {
      return { open: pool.totalCount, idle: pool.idleCount, queued: pool.waitingCount, max: deps.poolSize }
    },
  }
}
