import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import { GqlExecutionContext } from '@nestjs/graphql'

import { idempotencyKeyOf } from '../access/idempotency-key.js'
import type { RequestContext } from './request-context.js'

/** Parameter of a resolver: the key of a mutation, from its argument or the `Idempotency-Key` header. */
export const IdempotencyKey = createParamDecorator((_data: unknown, host: ExecutionContext): string | undefined => {
  const graph = GqlExecutionContext.create(host)
  const { idempotencyKey } = graph.getArgs<{ idempotencyKey?: string | null }>()
  const header = graph.getContext<RequestContext>().req.headers['idempotency-key']
  return idempotencyKeyOf(idempotencyKey, header === undefined ? undefined : String(header))
})
