import { expect, test } from '@jest/globals'
import fastify from 'fastify'
import { Kind, parse, validate, type OperationDefinitionNode } from 'graphql'

import { reportCost } from '../prices/cost-extension.js'
import type { PartnerPoints } from '../prices/partner-points.js'
import { deprecationHeaders, deprecationsInUse } from './deprecations-in-use.js'
import { changingSchema, testVersions } from './versions.fixture.js'
import { versionViews } from './version-views.js'

const views = versionViews(changingSchema(), testVersions)

function usedBy(text: string, variables = {}, version = '2027-01') {
  const { schema } = views.get(version)!
  const document = parse(text)
  expect(validate(schema, document)).toEqual([])
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  return deprecationsInUse({ schema, document, operation: operation as OperationDefinitionNode, variables })
}
const paths = (...args: Parameters<typeof usedBy>) => usedBy(...args).map(({ path }) => path)
const where = 'query ($where: Where, $order: Order) { clinics(where: $where, order: $order) { name } }'

test('a deprecated field is reported once with reason, end and replacement [F-A20]', () => {
  expect(usedBy('{ clinic { town again: town } clinics { ...Rest } } fragment Rest on Clinic { town }')).toEqual([
    { path: 'Clinic.town', until: '2027-07', instead: 'Use place.', reason: 'It was no town.' },
  ])
})

test.each<[string, string, object, readonly string[]]>([
  ['nothing that ends', '{ clinic { name } }', {}, []],
  ['an argument', '{ clinics(page: 2) { name } }', {}, ['Query.clinics(page:)']],
  ['a value', '{ clinics(order: TOWN) { name } }', {}, ['Order.TOWN']],
  ['another value', '{ clinics(order: NAME) { name } }', {}, []],
  ['input fields, also inside', '{ clinics(where: { within: [{ town: "A" }] }) { name } }', {}, ['Where.town']],
  [
    'input by a variable',
    where,
    { where: { within: [{ town: 'A' }, { order: 'TOWN' }] } },
    ['Where.town', 'Order.TOWN'],
  ],
  ['a value by a variable', where, { order: 'TOWN' }, ['Order.TOWN']],
  ['variables that say nothing that ends', where, { where: { within: [] }, order: 'NAME' }, []],
  ['an operation that is not asked', 'query A { clinic { name } } query B { clinic { town } }', {}, []],
])('of a document with %s exactly that is told [F-A20]', (_what, text, variables, expected) => {
  expect(paths(text, variables)).toEqual(expected)
  // Repeats the check with the remembered document, with and without the variables.
  expect(paths(text, variables)).toEqual(expected)
})

test('a deprecated part is reported by the last version that contains it [F-A20]', () => {
  expect(paths('{ clinics(page: 2) { name } }', {}, '2027-07')).toEqual(['Query.clinics(page:)'])
  expect(paths('{ clinics(first: 2) { place } }', {}, '2028-01')).toEqual([])
})

test('headers contain the start and end of the earliest deprecation [F-A20]', () => {
  const used = ['2028-01', '2027-07'].map((until) => ({ path: 'Clinic.town', until, instead: 'b', reason: 'a' }))

  expect(deprecationHeaders(used)).toEqual({
    deprecation: `@${Date.parse('2027-07-01T00:00:00Z') / 1000}`,
    sunset: 'Sat, 01 Jul 2028 00:00:00 GMT',
  })
  expect(deprecationHeaders([])).toEqual({})
})

test('a response to a key reports deprecations beside its cost in body and headers, or in neither when none is used [F-A20]', async () => {
  const points = {
    sizesOf: () => ({ points: { capacity: 2000, perSecond: 100 } }),
    balancesOf: () => ({ points: { available: 2000, fullAt: 0, fullInSeconds: 0 } }),
  } as unknown as PartnerPoints
  const used = usedBy('{ clinic { town } }')
  for (const deprecations of [used, []]) {
    const server = fastify()
    reportCost(server, points)
    server.post('/graphql', (request, reply) => {
      Object.assign(request, { deprecations })
      return reply.type('application/json').send('{"data":{}}')
    })
    const response = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: 'Bearer snb_test_' },
    })
    const { extensions } = response.json<{ extensions: { deprecations?: unknown } }>()

    expect(extensions.deprecations).toEqual(deprecations.length > 0 ? used : undefined)
    expect(response.headers['sunset']).toBe(deprecations.length > 0 ? 'Sat, 01 Jul 2028 00:00:00 GMT' : undefined)
    await server.close()
  }
})
