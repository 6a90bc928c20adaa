import { AppError } from '@seneb/platform/app-error'
import {
  getNullableType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql'

import type { CountMutation } from '../access/count-requests.js'
import { assertNoBotSignals } from '../access/bot-signals.js'
import { problemOf } from './problems.js'
import type { RequestContext } from './request-context.js'

/**
 * Makes every mutation field, also those to come, count towards the client's limit on its own (so two aliases
 * count two, S20) and answer with a member of its result union: the success that its resolver gives, or the
 * problem that it throws.
 */
export function wrapRootFields(schema: GraphQLSchema, count: CountMutation): GraphQLSchema {
  const fields: readonly GraphQLField<unknown, RequestContext>[] = Object.values(
    schema.getMutationType()?.getFields() ?? {},
  )
  for (const field of fields) wrapRootField(field, count)
  return schema
}

function wrapRootField(field: GraphQLField<unknown, RequestContext>, count: CountMutation): void {
  const success = successOf(field)
  const { resolve } = field
  if (!resolve) throw new Error(`the mutation ${field.name} has no resolver`)
  field.resolve = async (...call: Parameters<GraphQLFieldResolver<unknown, RequestContext>>) => {
    const args: unknown = call[1]
    const context = call[2]
    try {
      // Fields of a mutation run one after another; one whose caller has been answered already must not begin.
      if (context.deadline.isPast) throw new AppError('UNAVAILABLE')
      await count(field.name, context)
      assertNoBotSignals(args)
      return { __typename: success, ...((await resolve(...call)) as object) }
    } catch (error) {
      const problem = problemOf(error)
      if (!problem) throw error
      return problem
    }
  }
}

/** The one member of a mutation's result union that is no Problem. */
function successOf(field: GraphQLField<unknown, RequestContext>): string {
  const type = getNullableType(field.type)
  const members = isUnionType(type) ? type.getTypes() : []
  const successes = members.filter((member) => isObjectType(member) && !isProblem(member.getInterfaces()))
  const [success] = successes
  if (!success || successes.length > 1) {
    throw new Error(`the mutation ${field.name} must give a union of one success and problems`)
  }
  return success.name
}

const isProblem = (interfaces: readonly { name: string }[]) => interfaces.some(({ name }) => name === 'Problem')
