import type { OpenedEnvelope } from '@seneb/bus/envelope'
import { eventKey, type SenebEvent } from '@seneb/contracts/define'

import { bindMessage } from '../bind-message.js'

/** An event as a hearer gets it: parsed by its contract. */
export type Heard<E extends SenebEvent> = OpenedEnvelope<E>

type HandlerMethod<E extends SenebEvent> = (event: Heard<E>, ctx: never) => Promise<void>

/**
 * Binds a controller method to an event. It is called at least once per event, and its one `ctx.db.write` has effect
 * exactly once. A throw is retried with growing waits and ends in dead letters.
 */
export function Hears<E extends SenebEvent>(event: E) {
  return <M extends HandlerMethod<E>>(target: object, key: string, descriptor: TypedPropertyDescriptor<M>): void =>
    bindMessage(eventKey(event), event)(target, key, descriptor as unknown as TypedPropertyDescriptor<never>)
}
