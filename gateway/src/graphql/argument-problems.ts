import type { FieldProblem } from '@seneb/contracts/errors'
import { AppError } from '@seneb/platform/app-error'
import type { GraphQLArgument, GraphQLField } from 'graphql'

/** Services' names of the ID by which a query looks up a record. */
const idNames = /^(?:enquiryId|tripPlanId)$/

/**
 * Words the problems of a query's arguments for programs: each names its argument and repeats from the schema what it
 * allows. The sentences of services are those of forms, for people.
 */
export function inArgumentWords(error: unknown, { args }: GraphQLField<unknown, unknown>): unknown {
  if (!(error instanceof AppError) || error.code !== 'INPUT_INVALID') return error
  const fields = error.fields.map((problem) => toArgumentProblem(problem, args))
  return new AppError('INPUT_INVALID', { fields, message: messageOf(fields), cause: error })
}

function toArgumentProblem(problem: FieldProblem, args: readonly GraphQLArgument[]): FieldProblem {
  const name = /^\w*/.exec(problem.path)?.[0] ?? ''
  const isId = idNames.test(name) && !args.some((arg) => arg.name === name)
  const argument = args.find((arg) => arg.name === name) ?? args[0]
  if (!argument) return problem
  // A name that is no argument is a field of the one argument that holds them, such as `by`.
  const inside = isId ? 'id' : problem.path
  const path = argument.name === name ? problem.path : [argument.name, inside].filter(Boolean).join('.')
  return { ...problem, path, message: `Invalid value for the argument "${path}". ${argument.description ?? ''}`.trim() }
}

function messageOf(fields: readonly FieldProblem[]): string {
  const [first, ...others] = fields
  if (first && others.length === 0) return first.message
  return `Invalid values for the arguments ${fields.map(({ path }) => `"${path}"`).join(', ')}.`
}
