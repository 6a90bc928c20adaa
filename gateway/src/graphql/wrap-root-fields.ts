import { AppError } from '@seneb/platform/app-error'
import {
  getNullableType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql'

import { assertNoBotSignals } from '../access/bot-signals.js'
import type { CountMutation } from '../access/count-requests.js'
import { idempotencyKeyOf, keyInvalid } from '../access/idempotency-key.js'
import { isForPartners, rootFieldAccess, type RootFieldAccess } from '../access/root-field-access.js'
import { problemOf } from './problems.js'
import type { RequestContext } from './request-context.js'

type Field = GraphQLField<unknown, RequestContext>
type Call = Parameters<GraphQLFieldResolver<unknown, RequestContext>>

/**
 * Makes every field of Query and Mutation, also those to come, ask who may ask it before its resolver is entered; every
 * mutation counts towards its client's limit on its own besides (so two aliases count two, S20) and answers with a
 * member of its result union: the success that its resolver gives, or the problem that it throws.
 */
export function wrapRootFields(schema: GraphQLSchema, count: CountMutation): GraphQLSchema {
  for (const field of fieldsOf(schema.getQueryType())) wrapQuery(field)
  for (const field of fieldsOf(schema.getMutationType())) wrapMutation(field, count)
  return schema
}

function fieldsOf(type: ReturnType<GraphQLSchema['getQueryType']>): readonly Field[] {
  return Object.values(type?.getFields() ?? {})
}

function wrapQuery(field: Field): void {
  const access = rootFieldAccess(field)
  const { resolve } = field
  if (!resolve) throw new Error(`the query ${field.name} has no resolver`)
  // What is public is not made a bit slower.
  if (typeof access !== 'object') return
  field.resolve = async (...call: Call) => {
    await assertMay(access, call[2])
    return resolve(...call)
  }
}

function wrapMutation(field: Field, count: CountMutation): void {
  const access = rootFieldAccess(field)
  const success = successOf(field)
  const takesKey = field.args.some(({ name }) => name === 'idempotencyKey')
  const { resolve } = field
  if (!resolve) throw new Error(`the mutation ${field.name} has no resolver`)
  field.resolve = async (...call: Call) => {
    const args: unknown = call[1]
    const context = call[2]
    try {
      // Fields of a mutation run one after another; one whose caller has been answered already must not begin.
      if (context.deadline.isPast) throw new AppError('UNAVAILABLE')
      await count(field.name, context)
      await assertMay(access, context)
      if (access === 'public') context.partner.assertMaySend(field.name)
      assertNoBotSignals(args)
      const [source, , , info] = call
      const result: unknown = await resolve(source, withHeaderKey(call, takesKey), context, info)
      return { __typename: success, ...(result as object) }
    } catch (error) {
      const problem = problemOf(error)
      if (!problem) throw error
      return problem
    }
  }
}

/**
 * The arguments of a mutation, with the key of the `Idempotency-Key` header where it takes one. What takes none is refused
 * with the header: it would be done again when it is sent again. A partner's changes have the same effect each time.
 */
function withHeaderKey([, args, { partner, req }, info]: Call, takesKey: boolean): Record<string, unknown> {
  const given = args as Record<string, unknown>
  const header = req.headers['idempotency-key']
  if (header === undefined) return given
  if (info.operation.selectionSet.selections.length > 1) {
    throw keyInvalid('The header Idempotency-Key is for one mutation. Please send each its own idempotencyKey')
  }
  if (!takesKey && !partner.isKnown) throw keyInvalid('This mutation takes no idempotency key')
  const idempotencyKey = idempotencyKeyOf(given['idempotencyKey'] as string | null | undefined, String(header))
  return takesKey ? { ...given, idempotencyKey } : given
}

async function assertMay(access: RootFieldAccess, { partner, staff }: RequestContext): Promise<void> {
  if (access === 'public') return
  if (access === 'sign-in') staff.assertOurOwn()
  else if (isForPartners(access)) partner.assertMay(access)
  else await staff.assertMay(access)
}

/** The one member of a mutation's result union that is no Problem. */
function successOf(field: Field): string {
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
