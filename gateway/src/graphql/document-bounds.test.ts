import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { RecordPageEvents } from '@seneb/contracts/messages/content/page-event.messages'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { SearchContent } from '@seneb/contracts/messages/content/search.messages'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { buildSchema, getNamedType, isObjectType, isRequiredArgument, type GraphQLField } from 'graphql'

import { TestGateway } from '../gateway.fixture.js'
import { maxVariableCharacters } from './read-variables.js'

let gateway: TestGateway
let reached = 0

beforeAll(async () => {
  gateway = await TestGateway.open()
  await gateway.handle(SubmitTripPlan, () => {
    reached++
    return { id: '0190f5fe-7c00-7a00-8000-000000000001', reference: 'SNB-7K3M9Q' }
  })
  await gateway.handle(RecordPageEvents, () => ({ recorded: 1 }) as never)
  await gateway.handle(SearchContent, () => ({
    query: 'x',
    isCorrected: false,
    isShortened: false,
    totalCount: 0,
    hits: [],
  }))
})
afterAll(() => gateway.close())

const aliased = (count: number, field: string) => Array.from({ length: count }, (_, index) => `a${index}: ${field}`)
const submitted = (count: number) =>
  `mutation ($input: TripPlanInput!) { ${aliased(count, 'submitTripPlan(input: $input) { __typename }').join(' ')} }`

async function rejectionOf(query: string, variables?: object): Promise<string | undefined> {
  const { status, json } = await gateway.graphql(query, variables)
  return status === 400 ? json.errors?.[0]?.message : undefined
}

test('a document has at most two mutation fields, however they are spread [S1, S20]', async () => {
  const message = 'A document has at most 2 mutation fields.'
  const input = aTripPlan()
  const inFragments = `mutation ($input: TripPlanInput!) { ...f ... on Mutation { c: submitTripPlan(input: $input) { __typename } } }
    fragment f on Mutation { ${aliased(2, 'submitTripPlan(input: $input) { __typename }').join(' ')} }`

  expect(await rejectionOf(submitted(2), { input })).toBeUndefined()
  reached = 0
  expect(await rejectionOf(submitted(3), { input })).toBe(message)
  expect(await rejectionOf(inFragments, { input })).toBe(message)
  expect(reached).toBe(0)
})

test('a document searches once [S1]', async () => {
  const search = 'search(query: "eye") { totalCount }'

  expect(await rejectionOf(`{ ${search} siteMap { __typename } }`)).toBeUndefined()
  expect(await rejectionOf(`{ ${search} ${search} }`)).toBeUndefined()
  expect(await rejectionOf(`{ ${aliased(2, search).join(' ')} }`)).toBe('A document asks for search at most once.')
})

const schema = buildSchema(readFileSync(new URL('../../site-schema.graphql', import.meta.url), 'utf8'))
const isPaged = ({ args }: GraphQLField<unknown, unknown>) => args.some(({ name }) => name === 'first')
const pagedLists = Object.values(schema.getQueryType()!.getFields()).filter(isPaged)

/** Every field of a type, down to the scalars. */
function everyField(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type)
  if (!isObjectType(type)) return field.name
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument))
  return `${field.name} { ${fields.map(everyField).join(' ')} }`
}

/** Selects every field of a page of the given size; other arguments do not affect the cost. */
function fullPage(list: GraphQLField<unknown, unknown>, first: number): string {
  const others = list.args.filter((arg) => isRequiredArgument(arg) && arg.name !== 'first')
  const args = [`first: ${first}`, ...others.map(({ name }) => `${name}: "x"`)].join(', ')
  return `{ ${everyField(list).replace(list.name, `${list.name}(${args})`)} }`
}

test.each(pagedLists.map((list) => [list.name, list] as const))(
  'the largest page of %s with every field is within the cost limit, and one ten times as large is not [S1]',
  async (_name, list) => {
    const { description } = list.args.find(({ name }) => name === 'first')!
    const largest = Number(/1 to (\d+)\./.exec(description ?? '')?.[1])

    expect(largest).toBeGreaterThan(1)
    expect(await rejectionOf(fullPage(list, largest))).toBeUndefined()
    expect(await rejectionOf(fullPage(list, 10 * largest))).toMatch(/^Query Cost limit of 5000 exceeded/)
  },
)

test('fifteen aliases of a list of 8,000 are rejected quickly, before a service is called [S1, G2]', async () => {
  const additionalServices = Array.from({ length: 8000 }, (_, index) => `s${index}`)
  const durations: number[] = []
  reached = 0
  for (const count of [1, 2, 15]) {
    const response = await gateway.graphql(submitted(count), { input: { ...aTripPlan(), additionalServices } })
    expect(response.status).toBe(400)
    durations.push(response.durationMs)
  }
  expect(reached).toBe(0)
  process.stdout.write(`elements times aliases: refused within ${Math.max(...durations).toFixed(1)} ms\n`)
})

test('a valid enquiry is accepted during four such requests [S1, G7]', async () => {
  const additionalServices = Array.from({ length: 8000 }, (_, index) => `s${index}`)
  const hostile = () => gateway.graphql(submitted(15), { input: { ...aTripPlan(), additionalServices } })
  const attack = Promise.all(Array.from({ length: 4 }, hostile))
  const honest = await gateway.graphql(submitted(1), { input: aTripPlan() })

  expect(honest.json.data).toEqual({ a0: { __typename: 'TripPlanReceived' } })
  expect((await attack).map(({ status }) => status)).toEqual([400, 400, 400, 400])
})

test.each([
  [
    'in variables',
    submitted(1),
    { input: { additionalServices: Array(51).fill('x') } },
    '$input.additionalServices: Please send at most 50 elements.',
  ],
  [
    'nested',
    submitted(1),
    { input: { age: { deep: [[...Array(51).keys()]] } } },
    '$input.age.deep[0]: Please send at most 50 elements.',
  ],
  [
    'in the document',
    `mutation { submitTripPlan(input: { additionalServices: [${Array(51).fill('"x"').join(',')}] }) { __typename } }`,
    {},
    'A list has at most 50 elements.',
  ],
])(
  'a list of more than fifty elements is refused by a sentence that names it: %s [S1]',
  async (_where, query, variables, message) => {
    expect(await rejectionOf(query, variables)).toBe(message)
  },
)

test('a list that is too long for its field is reported at the field [S1]', async () => {
  const { json } = await gateway.graphql(
    `mutation ($input: TripPlanInput!) { submitTripPlan(input: $input) { ... on InvalidInput { fields { path message } } } }`,
    { input: { ...aTripPlan(), additionalServices: ['1', '2', '3', '4', '5', '6'] } },
  )

  expect(json.data?.['submitTripPlan']).toEqual({
    fields: [{ path: 'additionalServices', message: 'Please choose at most 5 additional services' }],
  })
})

test('texts written into a document are bounded together, as variables are [S1]', async () => {
  const half = 'x'.repeat(maxVariableCharacters / 2)
  const written = (...texts: string[]) =>
    `mutation { ${texts.map((text, index) => `a${index}: subscribeNewsletter(email: "${text}") { __typename }`).join(' ')} }`

  expect(await rejectionOf(written(half, half))).toBeUndefined()
  expect(await rejectionOf(written(half, `${half}x`))).toBe('A document has at most 20,000 characters of text.')
})

test('variables beyond 20,000 characters are refused, the longest honest form is not [S1]', async () => {
  const longest = { name: 'ن'.repeat(120), choice: 'ن'.repeat(200), text: 'ن'.repeat(2000) }
  const honest = aTripPlan({
    fullName: longest.name,
    nationality: longest.name,
    travelingFromCountry: longest.name,
    travelingFromCity: longest.choice,
    tripDuration: longest.choice,
    paymentMethod: longest.choice,
    companionName: longest.name,
    companionTravelNeeds: longest.text,
    insuranceCoverage: longest.text,
  })

  expect(await rejectionOf(submitted(1), { input: honest })).toBeUndefined()
  const message = 'Please send at most 20,000 characters of variables.'
  expect(await rejectionOf(submitted(1), { input: { fullName: 'x'.repeat(maxVariableCharacters) } })).toBe(message)
  const many = Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`v${index}`, 1]))
  expect(await rejectionOf(submitted(1), { input: aTripPlan(), ...many })).toBe(message)
})
