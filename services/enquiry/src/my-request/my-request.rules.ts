import type { MyRequestStep } from '@seneb/contracts/vocabulary/my-request'

import type { Progress } from './my-request.queries.js'

interface Step {
  readonly kind: MyRequestStep
  readonly at: Date
}

/** Returns the steps that a request has reached, oldest first; a step that no longer holds is left out. */
export function stepsOf(progress: Progress): readonly Step[] {
  const { planState, planStateAt, state, submittedAt } = progress
  const reached: readonly (readonly [MyRequestStep, Date | null | undefined])[] = [
    ['received', submittedAt],
    ['with-advisor', progress.takenOnAt],
    ['replied', progress.repliedAt],
    ['plan-in-review', planState && planState !== 'sent' ? (planStateAt ?? submittedAt) : null],
    ['plan-sent', planState === 'sent' ? planStateAt : null],
    ['waiting-for-you', state === 'waiting' ? progress.waitingAt : null],
    ['closed', state === 'closed' ? progress.closedAt : null],
  ]
  return reached.flatMap(([kind, at]) => (at ? [{ kind, at }] : [])).toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
