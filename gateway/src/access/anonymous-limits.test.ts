import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputObjectType,
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

function requiredFields(type: GraphQLInputObjectType): string {
  const required = Object.values(type.getFields()).filter(isRequiredInputField)
  return `{ ${required.map(({ name }) => `${name}: "x"`).join(' ')} }`
}

/** Returns an operation with one field and the fewest arguments and subfields that it accepts. */
function operationOn(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
  const values = field.args.filter(isRequiredArgument).map((argument) => {
    const type = getNamedType(argument.type)
    const value = { Int: '1', CountryCode: '"FR"' }[type.name] ?? '"x"'
    return `${argument.name}: ${isInputObjectType(type) ? requiredFields(type) : value}`
  })
  const selection = isScalarType(getNamedType(field.type)) ? '' : '{ __typename }'
  return `${kind} { ${field.name}${values.length > 0 ? `(${values.join(', ')})` : ''} ${selection} }`
}

/** Pages are cached with the first, so it is null when the count is unavailable; the second is null without a session. */
const withoutFailure = new Set(['responseTimeStats', 'myRequest'])

/** The result without services. Mutations of a patient's page find no session, which only their own cookie opens. */
function resultWithoutServices({ name, type }: GraphQLField<unknown, unknown>): string {
  if (name === 'closeMyRequest') return 'MyRequestClosed'
  const union = getNamedType(type)
  const needsSession = isUnionType(union) && union.getTypes().some((member) => member.name === 'MySessionEnded')
  return needsSession ? 'MySessionEnded' : 'TemporarilyUnavailable'
}

// No service runs here, so UNAVAILABLE, or a missing session, proves that the gateway let an anonymous request through.
test.each(submissions.map((field) => [field.name, resultWithoutServices(field)] as const))(
  'anyone can send %s without a login, a key or a cookie [ROLE-01, NEWS-09]',
  (name, result) => {
    const { json, status } = responseTo(name)

    expect({ status, errors: json.errors }).toEqual({ status: 200, errors: undefined })
    expect(json.data?.[name]).toEqual({ __typename: result })
  },
)

test.each(queries.map(({ name }) => name))(
  'anyone can read %s without a login, a key or a cookie [ROLE-01]',
  (name) => {
    const { json } = responseTo(name)

    const codes = json.errors?.map(({ extensions }) => extensions?.code)
    expect(codes).toEqual(withoutFailure.has(name) ? undefined : ['UNAVAILABLE'])
    expect(json.data?.[name]).toBeFalsy()
  },
)

test('the lists of queries and mutations are not empty', () => {
  expect(queries.length).toBeGreaterThanOrEqual(4)
  expect(submissions.length).toBeGreaterThanOrEqual(6)
})
