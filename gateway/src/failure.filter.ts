import { Catch, HttpException, type ArgumentsHost } from '@nestjs/common'
import { GqlArgumentsHost, type GqlContextType, type GqlExceptionFilter } from '@nestjs/graphql'
import { errorCatalogue } from '@seneb/contracts/errors'
import type { Logger } from '@seneb/platform/logger'
import type { FastifyReply } from 'fastify'
import { OperationTypeNode, type GraphQLResolveInfo } from 'graphql'

import { isForPartners, rootFieldAccess } from './access/root-field-access.js'
import { toArgumentNames } from './graphql/argument-problems.js'
import { problemOf } from './graphql/problems.js'
import { rejectWith } from './http/failures.js'

/**
 * Reports failures to the client. In a mutation, a failure that the user can act on becomes a problem of the result
 * union. Outside the graph, the filter covers unreadable bodies, unknown paths and internal failures. An internal
 * failure is logged once, and its response reveals only the request id.
 */
@Catch()
export class FailureFilter implements GqlExceptionFilter {
  constructor(private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): unknown {
    if (host.getType<GqlContextType>() === 'graphql') return toFieldError(error, host)
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    const status = statusOf(error)
    if (status < 500) return void rejectWith(reply, status)
    this.log.error({ err: error, status }, 'a request failed outside the graph')
    const { message } = errorCatalogue.INTERNAL
    return void reply
      .code(500)
      .send({ errors: [{ message, extensions: { code: 'INTERNAL', requestId: reply.request.trace?.id } }] })
  }
}

function toFieldError(error: unknown, host: ArgumentsHost): unknown {
  const info = GqlArgumentsHost.create(host).getInfo<GraphQLResolveInfo>()
  const isMutation = info.operation.operation === OperationTypeNode.MUTATION
  const problem = isMutation ? problemOf(error) : undefined
  // Other errors get their message where the graph writes its response (ResponseErrors).
  if (!problem) throw isMutation ? error : errorOfQuery(error, info)
  return isForKeys(info) && problem.__typename === 'InvalidInput' ? { ...problem, message: inputInvalid } : problem
}

/** Programs show no form, so a sentence about red fields is useless to them. */
const inputInvalid = 'The input has invalid fields, which are listed in "fields".'

const rootFieldOf = ({ fieldName, parentType }: GraphQLResolveInfo) => parentType.getFields()[fieldName]

function isForKeys(info: GraphQLResolveInfo): boolean {
  const field = rootFieldOf(info)
  return field !== undefined && isForPartners(rootFieldAccess(field))
}

/** Staff read the messages of services on screen; all other callers are programs. */
function errorOfQuery(error: unknown, info: GraphQLResolveInfo): unknown {
  const field = rootFieldOf(info)
  if (!field || info.parentType.name !== 'Query') return error
  const access = rootFieldAccess(field)
  return access === 'public' || isForPartners(access) ? toArgumentNames(error, field) : error
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus()
  const { statusCode } = error as { statusCode?: unknown }
  return typeof statusCode === 'number' && statusCode >= 400 ? statusCode : 500
}
