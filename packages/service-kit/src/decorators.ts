import { Catch, UseFilters, type RpcExceptionFilter } from '@nestjs/common'
import { MessagePattern } from '@nestjs/microservices'
import type { EventEnvelope } from '@seneb/bus/envelope'
import { type RequestContract, type EventContract, type Output, type Input, eventKey } from '@seneb/contracts/define'
import { throwError, type Observable } from 'rxjs'

import type { Ctx } from './ctx.js'

/** Calls a bound method and passes its result or error on. */
export type InvokeHandler = (input: unknown, ctx: Ctx) => Promise<unknown>

/** Rethrows an error unchanged; Nest's own filter would mask an `AppError`. */
@Catch()
class ForwardErrors implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error)
  }
}

/** Registers a controller method with Nest under a pattern; the contract rides along for the bus server. */
function bindHandler(pattern: string, contract: RequestContract | EventContract) {
  return (target: object, key: string, descriptor: TypedPropertyDescriptor<never>): void => {
    UseFilters(ForwardErrors)(target, key, descriptor)
    MessagePattern(pattern, { contract })(target, key, descriptor)
  }
}

type RequestHandlerMethod<Q extends RequestContract> = (input: Input<Q>, ctx: never) => Promise<Output<Q>>

/**
 * Binds a controller method to a request. The kit parses the input before the method sees it, provides a ctx, enforces
 * the deadline and continues the trace. AppErrors reach the caller as AppErrors; any other error is logged once and
 * masked.
 */
export function HandleRequest<Q extends RequestContract>(contract: Q) {
  return <M extends RequestHandlerMethod<Q>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void =>
    bindHandler(contract.subject, contract)(target, key, descriptor as unknown as TypedPropertyDescriptor<never>)
}

/** Event as a consumer receives it: parsed by its contract. */
export type ReceivedEvent<E extends EventContract> = EventEnvelope<E>

type EventHandlerMethod<E extends EventContract> = (event: ReceivedEvent<E>, ctx: never) => Promise<void>

/**
 * Binds a controller method to an event. It is called at least once per event, and its one `ctx.db.write` has effect
 * exactly once. A throw is retried with growing waits and ends in dead letters.
 */
export function HandleEvent<E extends EventContract>(event: E) {
  return <M extends EventHandlerMethod<E>>(target: object, key: string, descriptor: TypedPropertyDescriptor<M>): void =>
    bindHandler(eventKey(event), event)(target, key, descriptor as unknown as TypedPropertyDescriptor<never>)
}
