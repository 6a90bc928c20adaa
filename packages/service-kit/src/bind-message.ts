import type { Question, SenebEvent } from '@seneb/contracts/define'
import { MessagePattern } from '@nestjs/microservices'

import type { Ctx } from './ctx.js'

/** What a bound method came to: a value or the error it threw. */
export type Outcome =
  | { readonly value: unknown; readonly error?: never }
  | { readonly value?: never; readonly error: Error }

/** Calls a bound method. */
export type Invoke = (input: unknown, ctx: Ctx) => Promise<Outcome>

/** Registers a controller method with Nest under a pattern; the contract rides along for the bus server. */
export function bindMessage(pattern: string, contract: Question | SenebEvent) {
  return (target: object, key: string, descriptor: TypedPropertyDescriptor<never>): void => {
    const method = descriptor.value as unknown as (...args: unknown[]) => Promise<unknown>
    // Nest's own exception handling would mask our AppErrors, so failures leave the method as values.
    const bound = function (this: unknown, ...args: unknown[]): Promise<Outcome> {
      return caught(() => method.apply(this, args))
    }
    descriptor.value = bound as never
    MessagePattern(pattern, { contract })(target, key, descriptor)
  }
}

/** Runs a method and keeps its error as a value. */
export async function caught(fn: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await fn() }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error('something that is no Error was thrown') }
  }
}
