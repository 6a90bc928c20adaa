import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import { GqlExecutionContext } from '@nestjs/graphql'
import { AppError } from '@seneb/platform/app-error'

import type { RequestContext } from './request-context.js'

/** Parameter of a resolver: the key of a mutation, from its argument or the `Idempotency-Key` header. */
export const IdempotencyKey = createParamDecorator((_data: unknown, host: ExecutionContext): string | undefined => {
  const graph = GqlExecutionContext.create(host)
  const { idempotencyKey } = graph.getArgs<{ idempotencyKey?: string | null }>()
  const header = graph.getContext<RequestContext>().req.headers['idempotency-key']
  return idempotencyKeyOf(idempotencyKey, header === undefined ? undefined : String(header))
})

const invalidKeyMessage = 'Please use 1 to 255 visible ASCII characters without spaces'

/**
 * The key of a mutation: its argument, or the `Idempotency-Key` header, in quotes as the IETF draft has it or bare. Throws
 * INPUT_INVALID where the two differ.
 */
export function idempotencyKeyOf(argument: string | null | undefined, header: string | undefined): string | undefined {
  const headerKey = header === undefined ? undefined : header.trim().replace(/^"(.*)"$/, '$1')
  if (argument !== null && argument !== undefined && headerKey !== undefined && argument !== headerKey) {
    throw keyInvalid('The argument idempotencyKey and the header Idempotency-Key differ. Please send one of them')
  }
  return readIdempotencyKey(argument ?? headerKey)
}

/** The key as it may travel in a header; throws INPUT_INVALID for one that may not. None and null are the same. */
function readIdempotencyKey(key: string | null | undefined): string | undefined {
  if (key === null || key === undefined) return undefined
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw keyInvalid(invalidKeyMessage)
}

export function keyInvalid(message: string): AppError {
  return new AppError('INPUT_INVALID', {
    fields: [{ path: 'idempotencyKey', message, code: 'IDEMPOTENCY_KEY_INVALID' }],
  })
}
