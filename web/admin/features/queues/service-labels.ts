import type { DeskQueuesQuery } from '../../graph/generated/queues/graphql.js'
import { queuesCopy } from './queues.copy.js'

const copy = queuesCopy.serviceLabel

export type ServiceQueues = DeskQueuesQuery['queues'][number]
type Status = Pick<NonNullable<ServiceQueues['status']>, 'outboxOldestSeconds' | 'outboxWaiting' | 'failingWorkers'> & {
  readonly deadLetters: number
}

/** Age in seconds above which an outbox counts as behind. */
const behindSeconds = 60

/** The name of a service as operators write it: `ai-planning`. */
export function serviceLabel(service: string): string {
  return service.toLowerCase().replaceAll('_', '-')
}

/** Returns the state of a service as a tone and a word; the most severe problem comes first. */
export function stateOf(status: Status | null | undefined): readonly ['good' | 'warn' | 'bad', string] {
  if (!status) return ['bad', copy.notResponding]
  if (status.failingWorkers.length > 0) return ['bad', copy.fails(status.failingWorkers.join(', '))]
  if (status.deadLetters > 0) return ['warn', copy.needsAPerson]
  if (status.outboxOldestSeconds > behindSeconds) return ['warn', copy.behind]
  return ['good', status.outboxWaiting > 0 ? copy.flowing : copy.empty]
}

/** Whether a service works and has no backlog. */
export function isIdle(status: Status | null | undefined): boolean {
  return stateOf(status)[1] === copy.empty
}

/** Returns the event without its service and version, which are shown beside it: `trip-plan.submitted`. */
export function eventText(eventName: string): string {
  return eventName.replace(/^[\w-]+\./, '').replace(/\.v\d+$/, '')
}
