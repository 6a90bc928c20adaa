import { maxListElements } from '@seneb/contracts/forms/bounds'
import { GraphQLError } from 'graphql'

/** S1: the longest honest form, every text at its limit, has less than half of this. */
export const maxVariableCharacters = 20_000
const sentence = `Please send at most ${maxVariableCharacters.toLocaleString('en')} characters of variables.`

/**
 * What is wrong with the size of a request's variables, if anything. Looked at before they are coerced, which is work
 * per element, and without recursion, because they may be nested as deep as JSON goes. No list of the schema needs more
 * than `maxListElements`; one that does gets a bound of its own here.
 */
export function variableBoundsError(variables: Readonly<Record<string, unknown>>): GraphQLError | undefined {
  let characters = 0
  const open: Place[] = [{ path: '$', value: variables }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next
    if (Array.isArray(value) && value.length > maxListElements) {
      return refusal(`${path}: Please send at most ${maxListElements} elements.`)
    }
    characters += charactersOf(value)
    if (characters > maxVariableCharacters) return refusal(sentence)
    open.push(...placesIn(next))
  }
  return undefined
}

interface Place {
  readonly path: string
  readonly value: unknown
}

/** What a value adds to the sum by itself: a text its length, an object its names. */
function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 1
  return Object.keys(value).reduce((sum, name) => sum + name.length, 1)
}

function placesIn({ path, value }: Place): Place[] {
  if (Array.isArray(value))
    return (value as unknown[]).map((element, place) => ({ path: `${path}[${place}]`, value: element }))
  if (typeof value !== 'object' || value === null) return []
  const prefix = path === '$' ? '$' : `${path}.`
  return Object.entries(value as Record<string, unknown>).map(([name, inner]) => ({
    path: `${prefix}${name}`,
    value: inner,
  }))
}

function refusal(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}
