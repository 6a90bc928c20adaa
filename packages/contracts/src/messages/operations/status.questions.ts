import { array, number, object, string } from 'yup'

import { question, staffRefusals, type ServiceName } from '../../define.js'

const mayFail = [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'] as const

/** Why the last turns of work failed, without personal data: the error's class and code. */
const failure = object({
  reason: string().required(),
  since: string().required(),
  turns: number().integer().required(),
})
  .optional()
  .default(undefined)

/** Whether a worker of a service waits for its next turn, is at work, or fails. */
export const workerStates = ['waiting', 'working', 'failing'] as const

/** What the service has said and NATS has not taken yet, in all and by event. */
const outbox = object({
  waiting: number().integer().required(),
  oldestSeconds: number().required(),
  failure,
  events: array(
    object({
      eventName: string().required(),
      waiting: number().integer().required(),
      oldestSeconds: number().required(),
    }).required(),
  ).required(),
})

/** What the service does by itself, again and again, and whether it works. */
const workers = object({
  workers: array(
    object({
      name: string().required(),
      everySeconds: number().required(),
      state: string().oneOf(workerStates).required(),
      turns: number().integer().required(),
      lastTurnAt: string().optional(),
      failure,
    }).required(),
  ).required(),
})

/** Whether the service is well, in a few figures. */
const serviceStatus = object({
  startedAt: string().required(),
  outboxWaiting: number().integer().required(),
  outboxOldestSeconds: number().required(),
  deadLetters: number().integer().required(),
  failingWorkers: array(string().required()).required(),
  connections: object({
    open: number().integer().required(),
    idle: number().integer().required(),
    queued: number().integer().required(),
    max: number().integer().required(),
  }).required(),
})

const reading = { takes: () => object({}).noUnknown(), mayFail, repeatable: true } as const

/** The questions about how one service runs; of what a process knows by itself, the replica that answers tells its own. */
export function statusQuestions(service: ServiceName) {
  const [forQueues, forSite] = [{ may: 'queue:read' }, { may: 'site:read' }] as const
  return {
    ReadOutbox: question(`${service}.outbox.read`, { ...reading, access: forQueues, gives: () => outbox }),
    ListWorkers: question(`${service}.worker.list`, { ...reading, access: forQueues, gives: () => workers }),
    ReadServiceStatus: question(`${service}.service-status.read`, {
      ...reading,
      access: forSite,
      gives: () => serviceStatus,
    }),
  }
}
