import { maxListElements } from '@seneb/contracts/forms/bounds'
import {
  getNamedType,
  getVariableValues,
  GraphQLError,
  isInputObjectType,
  Kind,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
  type VariableDefinitionNode,
} from 'graphql'

const maxVariableErrors = 5

/** Variables as the operation declares them, or the error in them. */
export type VariablesReading =
  | { readonly values: Record<string, unknown>; readonly errors?: never }
  | { readonly values?: never; readonly errors: readonly GraphQLError[] }

/**
 * Coerces the variables of a request, to price it and to refuse invalid ones before execution. Unlike graphql-jit, it
 * does not accept a list for an object or repeat a whole form; its errors name the path and the reason.
 */
export function readVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  raw: Readonly<Record<string, unknown>>,
): VariablesReading {
  const definitions = operation.variableDefinitions ?? []
  const declared = new Map(definitions.map(({ type, variable }) => [variable.name.value, typeFromNode(schema, type)]))
  const tooMuch = variableBoundsError(raw, declared)
  if (tooMuch) return { errors: [tooMuch] }
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

/** Returns the path inside a variable, which graphql-js puts at the end of its message before the reason. */
function placeOf(error: GraphQLError, reason: string): string {
  const before = error.message.slice(0, -`; ${reason}`.length)
  const [definition] = (error.nodes ?? []) as readonly VariableDefinitionNode[]
  return /at "([\w.[\]]+)"$/.exec(before)?.[1] ?? `$${definition?.variable.name.value}`
}

/** S1: the longest honest form, every text at its limit, has less than half of this. */
export const maxVariableCharacters = 20_000
/** The largest file that an import of the staff desk reads, in bytes as the body of a request is limited. */
export const maxFileBytes = 60_000
const tooLargeMessage = `Please send at most ${maxVariableCharacters.toLocaleString('en')} characters of variables.`
const tooLargeFile = `Please send at most ${maxFileBytes.toLocaleString('en')} bytes of a file; an Arabic letter has two.`

type Declared = ReadonlyMap<string, GraphQLNamedType | undefined>

function typeFromNode(schema: GraphQLSchema, node: TypeNode): GraphQLNamedType | undefined {
  return node.kind === Kind.NAMED_TYPE ? schema.getType(node.name.value) : typeFromNode(schema, node.type)
}

/**
 * Returns an error when a request's variables are too large. It runs before coercion, which takes time per element, and
 * does not recurse, because variables may be nested deeply. A list that needs more than `maxListElements` gets a
 * separate limit here.
 */
function variableBoundsError(
  variables: Readonly<Record<string, unknown>>,
  declared: Declared,
): GraphQLError | undefined {
  let [characters, fileBytes] = [0, 0]
  const open: ValuePosition[] = [{ value: variables }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { type, value } = next
    if (type?.name === 'CsvFile' && typeof value === 'string') {
      fileBytes += Buffer.byteLength(value)
      if (fileBytes > maxFileBytes) return badInputError(tooLargeFile)
      continue
    }
    if (Array.isArray(value) && value.length > maxListElements) {
      return badInputError(`${pathOf(next)}: Please send at most ${maxListElements} elements.`)
    }
    characters += charactersOf(value)
    if (characters > maxVariableCharacters) return badInputError(tooLargeMessage)
    addSlots(next, open, declared)
  }
  return undefined
}

/**
 * Value and its position among the variables, linked to its parent; the path is built only when the value is refused.
 */
interface ValuePosition {
  readonly value: unknown
  readonly name?: string | number
  readonly within?: ValuePosition
  readonly type?: GraphQLNamedType | undefined
}

/**
 * Returns the characters that a value contributes without its children: the length of a text, or the lengths of an
 * object's property names.
 */
function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 1
  let sum = 1
  for (const name of Object.keys(value)) sum += name.length
  return sum
}

function addSlots(within: ValuePosition, open: ValuePosition[], declared: Declared): void {
  const { value } = within
  if (Array.isArray(value)) value.forEach((element, name) => open.push({ value: element, name, within }))
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      open.push({ value: inner, name, within, type: typeWithin(within, name, declared) })
    }
  }
}

/** Returns the type of a variable, or of a field of an input object. */
function typeWithin({ type, within }: ValuePosition, name: string, declared: Declared): GraphQLNamedType | undefined {
  if (!within) return declared.get(name)
  const field = isInputObjectType(type) ? type.getFields()[name] : undefined
  return field && getNamedType(field.type)
}

/** Spelled like `$input.services[0]`. */
function pathOf(position: ValuePosition): string {
  let path = ''
  for (let { name, within } = position; within; { name, within } = within) {
    path = (typeof name === 'number' ? `[${name}]` : `${within.within ? '.' : '$'}${name}`) + path
  }
  return path
}

function badInputError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}
