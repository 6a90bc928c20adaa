import { HeaderMap, ApolloServer } from '@apollo/server'
import { expect, test } from '@jest/globals'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { isEnumType, isInputObjectType, isObjectType, parse, type GraphQLSchema } from 'graphql'

import { ResponseErrors } from '../graphql/response-errors.js'
import { executor } from '../graphql/executor.js'
import { Deadline, type RequestContext } from '../graphql/request-context.js'
import { operationSteps, type GraphStepDeps } from '../hooks.js'
import { priceOf } from '../prices/price-of.js'
import { changingSchema, testVersions } from './versions.fixture.js'
import { versionViews } from './version-views.js'

const fullSchema = changingSchema()
const views = versionViews(fullSchema, testVersions)
const schemaOf = (version: string) => views.get(version)!.schema

/** Returns the parts of a view, by name. */
function partsOf(schema: GraphQLSchema) {
  const [query, clinic, order, where] = ['Query', 'Clinic', 'Order', 'Where'].map((name) => schema.getType(name))
  if (!isObjectType(query) || !isObjectType(clinic) || !isEnumType(order) || !isInputObjectType(where)) return {}
  return {
    fields: [...Object.keys(query.getFields()), ...Object.keys(clinic.getFields())].join(' '),
    arguments: Object.values(query.getFields())
      .flatMap(({ args }) => args.map(({ name }) => name))
      .join(' '),
    values: order
      .getValues()
      .map(({ name }) => name)
      .join(' '),
    input: Object.keys(where.getFields()).join(' '),
  }
}

test('a version contains what was added by it and has not ended: fields, arguments, input fields, values [F-A20]', () => {
  expect(partsOf(schemaOf('2027-01'))).toEqual({
    fields: 'clinic clinics name town near',
    arguments: 'id order where page first',
    values: 'NAME TOWN',
    input: 'town within order',
  })
  expect(partsOf(schemaOf('2027-07'))).toEqual({
    fields: 'clinic clinics rating name place near',
    arguments: 'id code order where page first',
    values: 'NAME PLACE',
    input: 'place within order',
  })
  expect(partsOf(schemaOf('2028-01'))['arguments']).toBe('id code order where first')
})

test('a version that has everything is the graph itself, so that the one version of today costs nothing [F-A20]', () => {
  const plain = changingSchema('type Query { clinic: String }')

  expect(versionViews(plain, ['2027-01']).get('2027-01')?.schema).toBe(plain)
})

test.each([
  ['says until when and not why', 'type Query { a: Int @until(version: "2027-07", instead: "Use b.") }', 'deprecated'],
  ['says why and not until when', 'type Query { a: Int @deprecated(reason: "Old.") }', 'Query.a is deprecated'],
  [
    'says nothing to use instead',
    'type Query { a: Int @deprecated(reason: "Old.") @until(version: "2027-07", instead: " ") }',
    'Query.a is deprecated',
  ],
  ['names no version', 'type Query { a: Int @since(version: "July") }', 'names no version'],
  [
    'ends before it begins',
    'type Query { a: Int @deprecated(reason: "Old.") @since(version: "2027-07") @until(version: "2027-01", instead: "b") }',
    'Query.a ends before',
  ],
  ['is required of some', 'type Query { a(b: Int! @since(version: "2027-07")): Int }', 'Query.a(b:) is required'],
  [
    'is required in an input of some',
    'type Query { a(b: B): Int } input B { c: Int! @since(version: "2027-07") }',
    'B.c is required',
  ],
])('the gateway does not open with what %s [F-A20]', (_what, sdl, message) => {
  expect(() => versionViews(changingSchema(sdl), testVersions)).toThrow(message)
})

/** Runs a query in a version through Apollo and the executor of the gateway, as a compiled document. */
async function runQuery(query: string, version: string, variables = {}) {
  const errors = new ResponseErrors(silentLogger)
  const charged: number[] = []
  const deps = {
    errors,
    introspection: true,
    charge: ({ document, operation, schema, variables: values }) => {
      charged.push(priceOf(schema, document, operation, values).points)
      return false
    },
    countMutation: () => Promise.resolve(),
    countQuery: () => Promise.resolve(),
    isTrusted: () => true,
  } satisfies GraphStepDeps
  const steps = operationSteps(deps, (name) => views.get(name)!)
  server ??= new ApolloServer<RequestContext>({ schema: fullSchema, plugins: [executor(steps, errors)] })
  const req: TestRequest = { apiVersion: version, partner: {}, headers: new HeaderMap() }
  const staff = { session: () => Promise.resolve({ state: 'open' }) }
  const contextValue = { req, staff, deadline: new Deadline() } as unknown as RequestContext
  const { body, http } = await server.executeOperation({ query, variables }, { contextValue })
  const result = body.kind === 'single' ? body.singleResult : {}
  return {
    deprecated: req.deprecations?.map(({ path }) => path),
    status: http.status ?? 200,
    charged,
    data: JSON.stringify(result.data),
    errors: result.errors?.map(({ message }) => message),
  }
}
interface TestRequest {
  readonly apiVersion: string
  readonly partner: object
  readonly headers: HeaderMap
  deprecations?: readonly { readonly path: string }[]
}
let server: ApolloServer<RequestContext> | undefined

test.each([
  ['{ clinic { town } }', ['2027-01'], 'Cannot query field "town" on type "Clinic".'],
  ['{ clinic { place } }', ['2027-07', '2028-01'], 'Cannot query field "place" on type "Clinic".'],
  ['{ clinic(code: "A") { name } }', ['2027-07', '2028-01'], 'Unknown argument "code" on field "Query.clinic".'],
  ['{ clinics(page: 2) { name } }', ['2027-01', '2027-07'], 'Unknown argument "page" on field "Query.clinics".'],
  ['{ clinics(order: PLACE) { name } }', ['2027-07', '2028-01'], 'Value "PLACE" does not exist in "Order" enum.'],
  ['{ clinics(where: { town: "A" }) { name } }', ['2027-01'], 'Field "town" is not defined by type "Where".'],
])('%s is answered in %s alone, whichever version was asked before [F-A20]', async (query, validVersions, message) => {
  for (const version of [...testVersions, ...testVersions]) {
    const { errors, status } = await runQuery(query, version)

    if (validVersions.includes(version)) expect([status, errors]).toEqual([200, undefined])
    else expect([status, errors]).toEqual([400, [message]])
  }
})

test('variables are read as the version has them [F-A20]', async () => {
  const query = 'query ($where: Where, $order: Order) { clinics(where: $where, order: $order) { name } }'
  const variables = { where: { within: [{ town: 'Giza', order: 'TOWN' }] }, order: 'TOWN' }

  expect(await runQuery(query, '2027-01', variables)).toMatchObject({ status: 200 })
  const rejected = await runQuery(query, '2027-07', variables)
  expect(rejected.status).toBe(400)
  expect(rejected.errors).toHaveLength(3)
})

test('a deprecated part in a request is reported by the version of the response [F-A20]', async () => {
  const query = 'query ($order: Order) { clinics(page: 1, order: $order) { name } }'

  expect((await runQuery(query, '2027-01', { order: 'TOWN' })).deprecated).toEqual([
    'Query.clinics(page:)',
    'Order.TOWN',
  ])
  expect((await runQuery(query, '2027-07', { order: 'PLACE' })).deprecated).toEqual(['Query.clinics(page:)'])
})

test('the schema that is shown is that of the version, and never another’s [F-A20]', async () => {
  const query = '{ __type(name: "Clinic") { fields(includeDeprecated: true) { name } } }'
  const shown = async (version: string) => (await runQuery(query, version)).data.match(/town|place/g)

  for (let round = 0; round < 2; round++) {
    expect([await shown('2027-01'), await shown('2027-07')]).toEqual([['town'], ['place']])
  }
})

test('a document is priced by the view of its version, also when another version priced it before [F-A20, S1]', () => {
  const other = changingSchema(
    'type Query { clinics: [Clinic] @listSize(assumedSize: 3) } type Clinic { name: String }',
  )
  const document = parse('{ clinics { name } }')
  const [operation] = document.definitions
  const priceIn = (schema: GraphQLSchema) => priceOf(schema, document, operation as never, {}).points

  expect([priceIn(schemaOf('2027-01')), priceIn(other), priceIn(schemaOf('2027-01'))]).toEqual([11, 4, 11])
})
