import {
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql'

import { variableBoundsError } from './variable-bounds.js'

const maxVariableErrors = 5

/** Variables as the operation declares them, or what is wrong with them. */
export type VariablesReading =
  | { readonly values: Record<string, unknown>; readonly errors?: never }
  | { readonly values?: never; readonly errors: readonly GraphQLError[] }

/**
 * Coerces a request's variables, for its price and to refuse what is wrong before anything runs: graphql-jit takes a list
 * for an object and says a whole form back to its sender, these sentences name the place and the reason.
 */
export function readVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  raw: Readonly<Record<string, unknown>>,
): VariablesReading {
  const tooMuch = variableBoundsError(raw)
  if (tooMuch) return { errors: [tooMuch] }
  const definitions = operation.variableDefinitions ?? []
  if (definitions.length === 0) return { values: {} }
  const { coerced, errors } = getVariableValues(schema, definitions, raw, { maxErrors: maxVariableErrors })
  return errors ? { errors: errors.map(inputError) } : { values: coerced }
}

function inputError(error: GraphQLError): GraphQLError {
  const reason = error.originalError?.message
  return new GraphQLError(reason === undefined ? error.message : `${placeOf(error, reason)}: ${reason}`, {
    nodes: error.nodes,
    extensions: { code: 'BAD_USER_INPUT' },
  })
}

/** The place inside a variable, which graphql-js names at the end of what it says before the reason. */
function placeOf(error: GraphQLError, reason: string): string {
  const before = error.message.slice(0, -`; ${reason}`.length)
  const [definition] = (error.nodes ?? []) as readonly VariableDefinitionNode[]
  return /at "([\w.[\]]+)"$/.exec(before)?.[1] ?? `$${definition?.variable.name.value}`
}
