import type { FieldProblem } from '@seneb/contracts/errors'
import { AppError } from '@seneb/platform/app-error'
import type { GraphQLArgument, GraphQLField } from 'graphql'

/** Names that services use for the ID with which a query looks up a record. */
const idNames = /^(?:enquiryId|tripPlanId)$/

/**
 * Rewrites problems of a query's arguments for programs: each names its argument and the values that the schema allows.
 * The messages of services are written for people who fill in forms.
 */
export function toArgumentNames(error: unknown, { args }: GraphQLField<unknown, unknown>): unknown {
  if (!(error instanceof AppError) || error.code !== 'INPUT_INVALID') return error
  const fields = error.fields.map((problem) => toArgumentProblem(problem, args))
  return new AppError('INPUT_INVALID', { fields, message: messageOf(fields), cause: error })
}

function toArgumentProblem(problem: FieldProblem, args: readonly GraphQLArgument[]): FieldProblem {
  const name = /^\w*/.exec(problem.path)?.[0] ?? ''
  const isId = idNames.test(name) && !args.some((arg) => arg.name === name)
  const argument = args.find((arg) => arg.name === name) ?? args[0]
  if (!argument) return problem
  // A name that is not an argument is a field of the one input argument, such as `by`.
  const inside = isId ? 'id' : problem.path
  const path = argument.name === name ? problem.path : [argument.name, inside].filter(Boolean).join('.')
  return { ...problem, path, message: `Invalid value for the argument "${path}". ${argument.description ?? ''}`.trim() }
}

function messageOf(fields: readonly FieldProblem[]): string {
  const [first, ...others] = fields
  if (first && others.length === 0) return first.message
  return `Invalid values for the arguments ${fields.map(({ path }) => `"${path}"`).join(', ')}.`
}
