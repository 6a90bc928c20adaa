import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isRequiredArgument,
  isScalarType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql'

import { TestGateway, type HttpResponse } from '../gateway.fixture.js'
import { siteSchemaOf } from '../graphql/public-schema.js'
import { readTypeDefinitions } from '../graphql/type-definitions.js'
import { rootFieldAccess } from './root-field-access.js'

const schema = siteSchemaOf(buildSchema(readTypeDefinitions()))
const fieldsOf = (root: GraphQLObjectType | null | undefined) => Object.values(root?.getFields() ?? {})
const queries = fieldsOf(schema.getQueryType()).filter((field) => rootFieldAccess(field) === 'public')
const submissions = fieldsOf(schema.getMutationType()).filter((field) => rootFieldAccess(field) === 'public')

let gateway: TestGateway
/** The reply to each field; requested together, because each waits until its service counts as unavailable. */
let responses: ReadonlyMap<string, HttpResponse>

beforeAll(async () => {
  gateway = await TestGateway.open()
  const requestField = async (kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) =>
    [field.name, await gateway.graphql(operationOn(kind, field))] as const
  responses = new Map(
    await Promise.all([
      ...submissions.map((field) => requestField('mutation', field)),
      ...queries.map((field) => requestField('query', field)),
    ]),
  )
})
afterAll(() => gateway.close())

function responseTo(name: string): HttpResponse {
  const response = responses.get(name)
  if (!response) throw new Error(`${name} was not asked`)
  return response
}

/** Returns an operation with one field and the fewest arguments and subfields that it accepts. */
function operationOn(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
  const values = field.args.filter(isRequiredArgument).map((argument) => {
    const type = getNamedType(argument.type)
    const value = { Int: '1', CountryCode: '"FR"' }[type.name] ?? '"x"'
    return `${argument.name}: ${isInputObjectType(type) ? '{}' : value}`
  })
  const selection = isScalarType(getNamedType(field.type)) ? '' : '{ __typename }'
  return `${kind} { ${field.name}${values.length > 0 ? `(${values.join(', ')})` : ''} ${selection} }`
}

/** Pages are cached with this field, so it is null when the count is unavailable. */
const withoutFailure = 'responseTimeStats'

// No service runs here, so UNAVAILABLE proves that the gateway let an anonymous request through.
test.each(submissions.map(({ name }) => name))(
  'anyone can send %s without a login, a key or a cookie [ROLE-01, NEWS-09]',
  (name) => {
    const { json, status } = responseTo(name)

    expect({ status, errors: json.errors }).toEqual({ status: 200, errors: undefined })
    expect(json.data?.[name]).toEqual({ __typename: 'TemporarilyUnavailable' })
  },
)

test.each(queries.map(({ name }) => name))(
  'anyone can read %s without a login, a key or a cookie [ROLE-01]',
  (name) => {
    const { json } = responseTo(name)

    const codes = json.errors?.map(({ extensions }) => extensions?.code)
    expect(codes).toEqual(name === withoutFailure ? undefined : ['UNAVAILABLE'])
    expect(json.data?.[name]).toBeFalsy()
  },
)

test('the lists of queries and mutations are not empty', () => {
  expect(queries.length).toBeGreaterThanOrEqual(4)
  expect(submissions.length).toBeGreaterThanOrEqual(6)
})
