import { readFileSync } from 'node:fs'

import { describe, expect, test } from '@jest/globals'
import {
  buildSchema,
  getVariableValues,
  GraphQLError,
  isNonNullType,
  Kind,
  parse,
  print,
  validate,
  type GraphQLSchema,
} from 'graphql'

import { publicSchemaOf } from '../graphql/public-schema.js'
import { readTypeDefinitions } from '../graphql/type-definitions.js'
import { directPrice } from './direct-price.fixture.js'
import { generatedDocument } from './generated-documents.fixture.js'
import { priceOf } from './price-of.js'

const ours = publicSchemaOf(buildSchema(readTypeDefinitions()))

/**
 * Schema with cases that ours lacks: nested lists of different lengths, types of different prices, and lists without a
 * length.
 */
const another = buildSchema(`
  directive @cost(weight: Int!) on FIELD_DEFINITION | OBJECT
  directive @listSize(assumedSize: Int, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION
  type Query {
    shops(first: Int = 7, last: Int): [Shop!]! @listSize(slicingArguments: ["first", "last"])
    found(first: Int!): Found! @cost(weight: 3) @listSize(slicingArguments: ["first"], sizedFields: ["things"])
    free: Shop @cost(weight: 0)
  }
  type Mutation { keep(first: Int): Kept! change: Kept! @cost(weight: 40) }
  interface Named { name: String near(first: Int): [Named!] @listSize(slicingArguments: ["first"], assumedSize: 4) }
  type Shop implements Named {
    name: String
    near(first: Int): [Named!] @listSize(slicingArguments: ["first"], assumedSize: 4)
    things(first: Int): [Thing!] @listSize(slicingArguments: ["first"], assumedSize: 6)
    unsized: [Thing!]
    slow: String @cost(weight: 2)
    words: [String!]
  }
  type Street implements Named @cost(weight: 5) {
    name: String
    near(first: Int): [Named!] @listSize(slicingArguments: ["first"], assumedSize: 4)
    shops: [Shop!] @listSize(assumedSize: 3)
  }
  type Found { total: Int things: [Thing!] }
  type Thing @cost(weight: 2) { name: String shop: Shop }
  union Kept = Shop | Street | Thing
`)

function priced(schema: GraphQLSchema, text: string, raw: Record<string, unknown> = {}) {
  const document = parse(text)
  const operation = document.definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION)
  if (operation === undefined || validate(schema, document).length > 0) return undefined
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], raw)
  return coerced && { document, operation, variables: coerced, price: priceOf(schema, document, operation, coerced) }
}

function pointsOf(schema: GraphQLSchema, text: string, raw: Record<string, unknown> = {}): number {
  const found = priced(schema, text, raw)
  if (!found) throw new GraphQLError(`not valid: ${text}`)
  return found.price.points
}

describe('the cost of a document [S1]', () => {
  test.each<[string, number]>([
    ['{ team { __typename } }', 2],
    ['{ countries { source } }', 2],
    ['{ countries { countries { name } } }', 202],
    ['{ a: team { __typename } b: team { __typename } }', 4],
    ['{ team { __typename } team { __typename } }', 2],
    ['{ airports(country: "Egypt") { nodes { name } } }', 102],
    ['{ airports(country: "Egypt", first: 30) { nodes { name } } }', 32],
    ['{ airports(country: "Egypt", first: 30) { totalCount } }', 2],
    ['{ search(query: "x", first: 5) { nodes { path title { text } } } }', 16],
    ['{ __typename }', 0],
    ['{ __schema { types { name } } team { __typename } }', 52],
    ['{ ...f ...f } fragment f on Query { team { __typename } }', 2],
    ['mutation { withdrawEnquiry(id: "x") { __typename ... on Problem { code } } }', 11],
  ])('%s costs %i of our points', (text, points) => {
    expect(pointsOf(ours, text)).toBe(points)
  })

  test('equals the cost in docs/partners.md for every document there', () => {
    const page = readFileSync(new URL('../../../docs/partners.md', import.meta.url), 'utf8')
    const documented = [...page.matchAll(/^\| `([^`]+)` *\| [^|]*= (\d+) *\|$/gm)]

    expect(documented).toHaveLength(6)
    for (const [, text = '', points] of documented) expect([text, pointsOf(ours, text)]).toEqual([text, Number(points)])
  })

  test.each<[string, Record<string, unknown>, number]>([
    ['{ shops { name } }', {}, 8],
    ['{ shops(first: 2, last: 9) { name } }', {}, 10],
    ['{ shops(first: null) { name } }', {}, 8],
    ['query ($n: Int) { shops(first: $n) { name } }', { n: null }, 8],
    ['{ shops(first: null, last: 9) { name } }', {}, 10],
    ['{ free { things(first: null) { name } } }', {}, 1 + 6 * 2],
    ['query ($n: Int) { shops(first: $n) { name } }', {}, 8],
    ['query ($n: Int) { shops(first: $n) { name } }', { n: 20 }, 21],
    ['query ($n: Int = 3) { shops(first: $n) { name } }', {}, 4],
    ['query ($n: Int) { shops(first: $n) { name } }', { n: -5 }, 1],
    ['{ shops(first: 2) { unsized { name } } }', {}, 1 + 2 * (1 + 50 * 2)],
    ['{ shops(first: 2) { slow words } }', {}, 1 + 2 * (1 + 2)],
    ['{ found(first: 9) { things { name } } }', {}, 3 + 1 + 9 * 2],
    ['{ free { name } }', {}, 1],
    ['mutation { keep { ... on Thing { name } } }', {}, 10 + 5],
    ['mutation { keep { ... on Thing { shop { near { name } } } } }', {}, 10 + 2 + 1 + 4 * 5],
    ['mutation { change { __typename } }', {}, 40 + 5],
  ])('%s with %j costs %i of others', (text, variables, points) => {
    expect(pointsOf(another, text, variables)).toBe(points)
  })

  const slicing = Object.values(ours.getQueryType()?.getFields() ?? {}).flatMap(({ args, astNode, name }) => {
    const listSize = astNode?.directives?.find((directive) => directive.name.value === 'listSize')
    const names = listSize && /slicingArguments: \[([^\]]*)\]/.exec(print(listSize))?.[1]
    return args.filter((argument) => names?.includes(`"${argument.name}"`)).map((argument) => ({ name, argument }))
  })

  test('null for how many is given as the default is, and costs as much', () => {
    const nullable = slicing.filter(({ argument }) => !isNonNullType(argument.type))

    expect(nullable.map(({ name }) => name)).toEqual(['airports', 'articles', 'search'])
    for (const { argument, name } of nullable) expect([name, argument.defaultValue]).toEqual([name, expect.any(Number)])
    const price = (text: string, raw = {}) => pointsOf(ours, text, raw)
    const airports = (first: string) => `{ airports(country: "Egypt"${first}) { nodes { name } } }`
    const search = (first: string) => `{ search(query: "x"${first}) { nodes { path } } }`
    for (const list of [airports, search]) {
      expect(price(list(', first: null'))).toBe(price(list('')))
      expect(price(`query ($n: Int) ${list(', first: $n')}`, { n: null })).toBe(price(list('')))
    }
  })

  test('of 1,000 generated documents equals a direct calculation and the sum of its fields', () => {
    let compared = 0
    for (let seed = 0; compared < 1000; seed++) {
      const schema = seed % 2 === 0 ? ours : another
      const { text, variables: raw } = generatedDocument(schema, seed)
      const found = priced(schema, text, raw)
      if (!found) continue
      const { document, operation, price, variables } = found
      const sum = price.fields.reduce((total, field) => total + field.points, 0)
      const direct = directPrice(schema, document, operation, variables)
      expect([text, raw, price.points, sum]).toEqual([text, raw, direct, direct])
      compared++
    }
  })
})
