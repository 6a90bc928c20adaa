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

/** One call of a field of Query or Mutation, before its resolver is entered. */
export interface RootCall {
  readonly field: string
  readonly access: RootFieldAccess
  readonly args: unknown
  readonly context: RequestContext
}

/** Looks at a call before the next step does; what it throws is answered. */
export type RootFieldStep = (call: RootCall) => void | Promise<void>

interface RootFieldSteps {
  readonly queries: readonly RootFieldStep[]
  readonly mutations: readonly RootFieldStep[]
}

/**
 * Puts the steps before the resolver of every field of Query and Mutation, also of those to come. A mutation answers with
 * a member of its result union: the success that its resolver gives, or the problem that it throws.
 */
export function wrapRootFields(schema: GraphQLSchema, { mutations, queries }: RootFieldSteps): GraphQLSchema {
  for (const field of fieldsOf(schema.getQueryType())) wrapQuery(field, queries)
  for (const field of fieldsOf(schema.getMutationType())) wrapMutation(field, mutations)
  return schema
}

/** Fields of a mutation run one after another; one whose caller has been answered already does not begin. */
export function refuseLate({ context }: RootCall): void {
  if (context.deadline.isPast) throw new AppError('UNAVAILABLE')
}

/** Counts each mutation field towards the budget of its client, so that two aliases count two (S20). */
export function countMutations(count: CountMutation): RootFieldStep {
  return ({ context, field }) => count(field, context)
}

/** Asks whether whoever calls may do so, as the directive of the field or its list says (S6). */
export function assertMay({ access, context: { partner, staff } }: RootCall): void | Promise<void> {
  if (access === 'public') return undefined
  if (access === 'sign-in') return staff.assertOurOwn()
  return isForPartners(access) ? partner.assertMay(access) : staff.assertMay(access)
}

/** Refuses a public mutation by a key that may not send it. */
export function assertKeyMaySend({ access, context, field }: RootCall): void {
  if (access === 'public') context.partner.assertMaySend(field)
}

/** Refuses forms that no person filled in. */
export function refuseBots({ args }: RootCall): void {
  assertNoBotSignals(args)
}

function fieldsOf(type: ReturnType<GraphQLSchema['getQueryType']>): readonly Field[] {
  return Object.values(type?.getFields() ?? {})
}

function wrapQuery(field: Field, steps: readonly RootFieldStep[]): void {
  const access = rootFieldAccess(field)
  const { resolve } = field
  if (!resolve) throw new Error(`the query ${field.name} has no resolver`)
  // What is public is not made a bit slower.
  if (typeof access !== 'object') return
  field.resolve = async (...call: Call) => {
    await take(steps, { field: field.name, access, args: call[1], context: call[2] })
    return resolve(...call)
  }
}

function wrapMutation(field: Field, steps: readonly RootFieldStep[]): void {
  const access = rootFieldAccess(field)
  const success = successOf(field)
  const takesKey = field.args.some(({ name }) => name === 'idempotencyKey')
  const { resolve } = field
  if (!resolve) throw new Error(`the mutation ${field.name} has no resolver`)
  field.resolve = async (...call: Call) => {
    const args: unknown = call[1]
    const [source, , context, info] = call
    try {
      await take(steps, { field: field.name, access, args, context })
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

async function take(steps: readonly RootFieldStep[], call: RootCall): Promise<void> {
  for (const step of steps) await step(call)
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
