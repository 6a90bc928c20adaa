import { UnprocessableMessage } from '@seneb/bus/envelope'

import type { Ctx } from '../ctx.js'
import { DeadLetter } from '../database/kit-tables.js'
import { DuplicateEvent } from './inbox.js'

/** Name of the worker that handles dead letters again; a request for a replay wakes it. */
export const deadLetterReplayWorker = 'dead-letter-replay'
const batchSize = 20
/** Maximum length of a reason, because it is displayed and sent in full. */
const maxReasonLength = 1000

/**
 * Stores a message that could not be handled, encrypted, with its reason, until it is replayed or 30 days have passed.
 */
export async function storeDeadLetter(
  ctx: Ctx,
  deadLetter: { consumer: string; message: DeliveredMessage; error: unknown; deliveries: number },
): Promise<void> {
  const { consumer, deliveries, error, message } = deadLetter
  const id = ctx.newId()
  const row = Object.assign(new DeadLetter(), {
    id,
    consumer,
    subject: message.subject,
    body: ctx.atRest.seal(message.body, id),
    traceparent: message.traceparent,
    reason: reasonOf(error),
    deliveries,
    failed_at: ctx.now(),
  })
  await ctx.db.write((tx) => tx.save(row))
}

/** Reason without personal data: our own message for an invalid event, otherwise the error's class and code. */
function reasonOf(error: unknown): string {
  if (error instanceof UnprocessableMessage) return error.message.slice(0, maxReasonLength)
  if (!(error instanceof Error)) return 'a value that is not an Error was thrown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? `${error.name} ${code}` : error.name
}

interface Requested {
  readonly id: string
  readonly consumer: string
  readonly subject: string
  readonly body: Buffer
  readonly traceparent: string | null
}

/** Handles the dead letters marked for replay; one that fails again is stored with its new reason. */
export async function replayRequestedDeadLetters(
  ctx: Ctx,
  handlers: ReadonlyMap<string, EventHandler>,
): Promise<'again' | void> {
  const requested = await ctx.db.read((tx) =>
    tx.query<Requested>(
      `/* requestedDeadLetters */ select id, consumer, subject, body, traceparent
       from dead_letters where state = 'replay' order by failed_at limit ${batchSize}`,
    ),
  )
  for (const deadLetter of requested) {
    const outcome = await replay(deadLetter, handlers, ctx)
    const tried = { replays: () => 'replays + 1', last_tried_at: () => 'clock_timestamp()' }
    const settled = outcome.state === 'replayed' ? { settled_at: () => 'clock_timestamp()' } : {}
    await ctx.db.write((tx) =>
      tx.update(DeadLetter, { id: deadLetter.id, state: 'replay' }, { ...outcome, ...tried, ...settled }),
    )
    ctx.log.info(
      { consumer: deadLetter.consumer, id: deadLetter.id, state: outcome.state },
      'a dead letter was replayed',
    )
  }
  return requested.length === batchSize ? 'again' : undefined
}

async function replay(
  deadLetter: Requested,
  handlers: ReadonlyMap<string, EventHandler>,
  { atRest }: Ctx,
): Promise<{ state: 'dead' | 'replayed'; reason?: string }> {
  const handler = handlers.get(deadLetter.consumer)
  if (!handler) return { state: 'dead', reason: 'this service no longer consumes that event' }
  try {
    const body = atRest.open(deadLetter.body, deadLetter.id)
    await handler.handle({ subject: deadLetter.subject, body, traceparent: deadLetter.traceparent ?? undefined })
    return { state: 'replayed' }
  } catch (error) {
    return error instanceof DuplicateEvent ? { state: 'replayed' } : { state: 'dead', reason: reasonOf(error) }
  }
}

/** A stored message as it arrived: from JetStream, or again from dead letters. */
export interface DeliveredMessage {
  readonly subject: string
  readonly body: Uint8Array
  readonly traceparent?: string
}

/** Handles one kind of event of one durable consumer. */
export interface EventHandler {
  readonly consumer: string
  /** Handles one message: its effect happens once. Throws when it fails; UnprocessableMessage when it can never succeed. */
  handle(message: DeliveredMessage): Promise<void>
}
