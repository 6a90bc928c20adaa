import { expect, test } from '@jest/globals'

import type { WorkerState } from '../workers/worker-loop.js'
import { listWorkers } from './service-status.js'

const at = new Date('2026-11-21T12:00:00.000Z')
const worker = (changes: Partial<WorkerState>): WorkerState => {
  return { name: 'sweep', intervalMs: 60_000, isRunning: false, runs: 1, lastRunAt: at, ...changes }
}

test('a worker is waiting, working or failed, and a failed one reports since when and why [ADM-02]', () => {
  const failure = { reason: 'TypeError', since: at, runs: 3 }
  const { workers } = listWorkers([worker({}), worker({ isRunning: true }), worker({ failure })])

  expect(workers.map(({ state }) => state)).toEqual(['waiting', 'working', 'failing'])
  expect(workers[0]).toMatchObject({ name: 'sweep', everySeconds: 60, runs: 1, lastRunAt: at.toISOString() })
  expect(workers[2]?.failure).toEqual({ reason: 'TypeError', consecutiveFailures: 3, since: at.toISOString() })
})
