import { Catch, UseFilters, type RpcExceptionFilter } from '@nestjs/common'
import { MessagePattern } from '@nestjs/microservices'
import type { OpenedEnvelope } from '@seneb/bus/envelope'
import { type Question, type SenebEvent, type Output, type Input, eventKey } from '@seneb/contracts/define'
import { throwError, type Observable } from 'rxjs'

import type { Ctx } from './ctx.js'

/** Calls a bound method; rejects with what it throws. */
export type Invoke = (input: unknown, ctx: Ctx) => Promise<unknown>

/** Passes on what a method throws; Nest's own filter would mask an `AppError`. */
@Catch()
class PassOnErrors implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error)
  }
}

/** Registers a controller method with Nest under a pattern; the contract rides along for the bus server. */
function bindMessage(pattern: string, contract: Question | SenebEvent) {
  return (target: object, key: string, descriptor: TypedPropertyDescriptor<never>): void => {
    UseFilters(PassOnErrors)(target, key, descriptor)
    MessagePattern(pattern, { contract })(target, key, descriptor)
  }
}

type Answering<Q extends Question> = (input: Input<Q>, ctx: never) => Promise<Output<Q>>

/**
 * Binds a controller method to a question. The kit parses the question before the method sees it, gives it a ctx,
 * keeps the deadline, continues the trace and turns AppErrors into the caller's AppErrors; any other error is logged
 * once and masked.
 */
export function Answers<Q extends Question>(question: Q) {
  return <M extends Answering<Q>>(target: object, key: string, descriptor: TypedPropertyDescriptor<M>): void =>
    bindMessage(question.subject, question)(target, key, descriptor as unknown as TypedPropertyDescriptor<never>)
}

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
