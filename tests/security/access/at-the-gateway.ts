import { rootFieldAccess, type RootFieldAccess } from '@seneb/gateway/access/root-field-access'
import { readTypeDefinitions } from '@seneb/gateway/graphql/type-definitions'
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'

import type { Caller } from './callers.js'
import { cellOf, compare, type Cell, type Table, type Verdict } from './matrix.js'

export interface Gateway {
  readonly graphqlUrl: string
  /** Origin of the project's own pages. */
  readonly siteUrl: string
}

/** Callers with a session and callers with a key; any other caller is anonymous. */
interface Askers {
  readonly callers: ReadonlyMap<string, Caller>
  readonly keys: ReadonlyMap<string, string>
}

/** Requests every field for staff or for partners as every caller, each with the smallest valid input. */
export async function compareAtGateway(table: Table, gateway: Gateway, askers: Askers): Promise<Verdict> {
  const operations = guardedOperations()
  return compare(table, [...operations.keys()], (field, caller) =>
    requestAtGateway(gateway, operations.get(field) ?? '', headersOf(caller, askers, gateway)),
  )
}

/**
 * Partners' servers send a key and no browser headers; all other callers send requests from one of the project's pages.
 */
function headersOf(caller: string, { callers, keys }: Askers, { siteUrl }: Gateway): Record<string, string> {
  const [key, token] = [keys.get(caller), callers.get(caller)?.token]
  const byKey: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` }
  if (key !== undefined && caller !== 'in-browser') return byKey
  const cookie: Record<string, string> = token === undefined ? {} : { cookie: `seneb-staff=${token}` }
  return { origin: siteUrl, 'sec-fetch-site': 'same-origin', ...cookie, ...byKey }
}

/** Sends a document and returns the cell of its response. */
export async function requestAtGateway(
  { graphqlUrl }: Gateway,
  query: string,
  headers: Record<string, string>,
): Promise<Cell> {
  const response = await fetch(graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = (await response.json()) as {
    data?: Record<string, { code?: string } | null> | null
    errors?: readonly { extensions?: { code?: string } }[]
  }
  if (errors?.[0]) return cellOf(errors[0].extensions?.code ?? 'INTERNAL')
  return cellOf(Object.values(data ?? {})[0]?.code)
}

/** A document for each field of Query and Mutation that has `@staff` or `@partner`, by the name of the field. */
export function guardedOperations(): ReadonlyMap<string, string> {
  return operationsWith((access) => typeof access === 'object')
}

/** A document for each mutation of the website, by the name of the field. */
export function websiteMutations(): ReadonlyMap<string, string> {
  return operationsWith((access, kind) => access === 'public' && kind === 'mutation')
}

type IsIncluded = (access: RootFieldAccess, kind: 'query' | 'mutation') => boolean

function operationsWith(isIncluded: IsIncluded): ReadonlyMap<string, string> {
  const schema = buildSchema(readTypeDefinitions())
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
  return new Map(
    roots.flatMap(([kind, type]) =>
      Object.values(type?.getFields() ?? {})
        .filter((field) => isIncluded(rootFieldAccess(field), kind))
        .map((field) => [field.name, `${kind} { ${callOf(field)} }`] as const),
    ),
  )
}

function callOf({ args, name, type }: GraphQLField<unknown, unknown>): string {
  const callArgs = args.filter(isRequiredArgument).map((argument) => `${argument.name}: ${literalOf(argument.type)}`)
  const named = getNamedType(type)
  const selection = isUnionType(named) ? '{ __typename ... on Problem { code } }' : '{ __typename }'
  return `${name}${callArgs.length > 0 ? `(${callArgs.join(', ')})` : ''} ${isLeafType(named) ? '' : selection}`
}

const literals: Readonly<Record<string, string>> = {
  ID: '"0190f5fe-7c00-7a00-8000-000000000001"',
  String: '"x"',
  Int: '1',
  Float: '1.5',
  Boolean: 'false',
  CountryCode: '"FR"',
  Decimal: '"1"',
  JSONObject: '{}',
}

function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType)
  if (isListType(type)) return `[${literalOf(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (!isInputObjectType(type)) return literals[type.name] ?? '"x"'
  const all = Object.values(type.getFields())
  const fields = type.isOneOf ? all.slice(0, 1) : all.filter(isRequiredInputField)
  return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`
}
