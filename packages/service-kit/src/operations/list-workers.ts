import type { Output } from '@seneb/contracts/define'
import type { Operations } from '@seneb/contracts/messages/operations/operations'

import type { WorkerState } from '../working/workers.js'

type Listed = Output<Operations['ListWorkers']>['workers'][number]

/** What this process does by itself and how it goes, in the order the service lists it. */
export function listWorkers(states: readonly WorkerState[]): Output<Operations['ListWorkers']> {
  return { workers: states.map(listed) }
}

function listed(state: WorkerState): Listed {
  const { everyMs, isWorking, lastTurnAt, name, turns } = state
  const failure = failureOf(state)
  return {
    name,
    turns,
    failure,
    everySeconds: everyMs / 1000,
    lastTurnAt: lastTurnAt?.toISOString(),
    state: failure ? 'failing' : isWorking ? 'working' : 'waiting',
  }
}

/** Why the last turns failed; undefined when the last one did not. */
export function failureOf({ failure }: WorkerState): Listed['failure'] {
  return failure && { ...failure, since: failure.since.toISOString() }
}
