import { array, number, object, string } from 'yup'

import { serviceNames, type RequestContract, type ServiceName, defineRequest } from '../../define.js'
import { boundedList } from '../../forms/bounds.js'
import { paragraph } from '../../forms/fields.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { pageAfter, pageSize, recordId } from '../common-fields.js'

/** Reason why the last runs of the worker failed, without personal data: the error's class and code. */
const failure = object({
  reason: string().required(),
  since: string().required(),
  consecutiveFailures: number().integer().required(),
})
  .optional()
  .default(undefined)

/** Whether a worker of a service waits for its next run, is at work, or fails. */
export const workerStates = ['waiting', 'working', 'failing'] as const

/** Events of the service that NATS has not accepted yet, in total and by event name. */
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

/** Recurring background work of the service, and whether it succeeds. */
const workers = object({
  workers: array(
    object({
      name: string().required(),
      everySeconds: number().required(),
      state: string().oneOf(workerStates).required(),
      runs: number().integer().required(),
      lastRunAt: string().optional(),
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

/**
 * Returns the requests about how one service runs. Data that belongs to one process describes only the replica that
 * replies.
 */
function statusRequests(service: ServiceName) {
  const [queueAccess, siteAccess] = [{ permission: 'queue:read' }, { permission: 'site:read' }] as const
  return {
    ReadOutbox: defineRequest(`${service}.outbox.read`, {
      access: queueAccess,
      output: () => outbox,
      idempotent: true,
    }),
    ListWorkers: defineRequest(`${service}.worker.list`, {
      access: queueAccess,
      output: () => workers,
      idempotent: true,
    }),
    ReadServiceStatus: defineRequest(`${service}.service-status.read`, {
      access: siteAccess,
      output: () => serviceStatus,
      idempotent: true,
    }),
  }
}

/** Filters of dead letters in a list. */
export const deadLetterFilters = ['open', 'settled'] as const

/** `dead`: needs a decision; `replaying`: about to be handled again; `replayed` and `discarded`: settled. */
export const deadLetterStates = ['dead', 'replaying', 'replayed', 'discarded'] as const

/** Maximum number of dead letters on one page of the list, or named in one request. */
export const maxDeadLetters = 100
/** Maximum number of dead letters of one reason replayed per request; repeat the request for the rest. */
export const maxReplayedOfReason = 5000

const noIds = 'Please choose at least one dead letter'
const tooMany = `Please choose at most ${maxDeadLetters} dead letters at once`
const discardReasonMessage = 'Please enter why you discard these'

const ids = () =>
  boundedList(recordId(), { max: maxDeadLetters, tooMany, noList: noIds }, true).required(noIds).min(1, noIds)

/** Event that could not be handled; its payload is never included. */
const deadLetter = object({
  id: recordId(),
  /** The event with its version: `enquiry.trip-plan.submitted.v1`. */
  eventName: string().required(),
  /** The record that the event is about. */
  recordId: string().required(),
  /** Why it could not be handled, the last time it was tried. */
  reason: string().required(),
  deliveries: number().integer().required(),
  /** Number of times it was handled again since. */
  replays: number().integer().required(),
  failedAt: string().required(),
  lastTriedAt: string().required(),
  state: string().oneOf(deadLetterStates).required(),
  /** Time at which it was replayed or discarded. */
  settledAt: string().optional(),
  /** Reason for discarding it, written by the staff member. */
  discardReason: string().optional(),
})

const eventField = string().max(200, 'Event not found')
const reasonField = string().max(2000, 'Reason not found')

/** Input for one page of dead letters, optionally only those of one event or one reason. */
const requestedPage = object({
  show: string().oneOf(deadLetterFilters, 'Please choose open or settled').default('open'),
  eventName: eventField.optional(),
  reason: reasonField.optional(),
  first: pageSize({ most: maxDeadLetters }),
  after: pageAfter(),
}).noUnknown()

const page = object({
  deadLetters: array(deadLetter.required()).required(),
  /** Start of the next page; absent on the last page. */
  next: string().optional(),
})

/** Number of open dead letters per reason. */
const reasonCounts = object({
  reasons: array(
    object({
      eventName: string().required(),
      reason: string().required(),
      count: number().integer().required(),
      oldestAt: string().required(),
    }).required(),
  ).required(),
})

const requestedReason = object({
  eventName: eventField.required('Please name the event'),
  reason: reasonField.required('Please name the reason'),
}).noUnknown()

/** IDs that this request changed, and the number of given ones that had already changed state. */
const changed = object({ ids: array(recordId()).required(), unchanged: number().integer().required() })
const settledErrors = ['DEAD_LETTERS_SETTLED'] as const
const [readAccess, replayAccess] = [{ permission: 'queue:read' }, { permission: 'queue:replay' }] as const

/** Returns the requests about events that one service could not handle. */
function deadLetterRequests(service: ServiceName) {
  const reading = { access: readAccess, idempotent: true } as const
  const changing = { access: replayAccess, output: () => changed, errors: settledErrors } as const
  return {
    /** Lists one page: waiting ones oldest first, settled ones newest first. */
    ListDeadLetters: defineRequest(`${service}.dead-letter.list`, {
      ...reading,
      input: () => requestedPage,
      output: () => page,
    }),
    /** Counts the open dead letters per reason, most frequent first. */
    CountDeadLetterReasons: defineRequest(`${service}.dead-letter.count-reasons`, {
      ...reading,
      output: () => reasonCounts,
    }),
    /** Handles these again; settled ones and those already being replayed are left unchanged. */
    ReplayDeadLetters: defineRequest(`${service}.dead-letter.replay`, {
      ...changing,
      input: () => ({ ids: ids() }),
    }),
    /** Replays the dead letters of one reason, up to the maximum per request. */
    ReplayReason: defineRequest(`${service}.dead-letter.replay-reason`, {
      access: { ...replayAccess, maxAuthAgeSeconds: freshSignInS },
      input: () => requestedReason,
      output: () => ({ replayed: number().integer().required() }),
      errors: settledErrors,
    }),
    /** Discards dead letters permanently with a reason; their payloads are deleted immediately. */
    DiscardDeadLetters: defineRequest(`${service}.dead-letter.discard`, {
      ...changing,
      input: () => ({ ids: ids(), reason: paragraph(500).required(discardReasonMessage).min(3, discardReasonMessage) }),
    }),
  }
}

/**
 * Returns the operations requests that every service handles: dead letters, outbox, workers, status. The platform kit
 * handles them, so services define no methods for them.
 */
function requestsOf(service: ServiceName) {
  return { ...deadLetterRequests(service), ...statusRequests(service) }
}

export type Operations = ReturnType<typeof requestsOf>

/** Operations requests, by service. */
export const operationsFor = Object.fromEntries(
  serviceNames.map((service) => [service, requestsOf(service)]),
) as Readonly<Record<ServiceName, Operations>>

/** Size of all the messages of the platform. */
export const allOperations: readonly RequestContract[] = Object.values(operationsFor).flatMap((operations) =>
  Object.values(operations),
)
