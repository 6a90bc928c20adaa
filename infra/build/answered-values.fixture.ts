import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  parse,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'

/**
 * Answers every field with every value by a compiled document, and prints what came of it: the same as published and as a
 * bundle has it, but for how often a scalar was asked about a value that it leaves as it is.
 */
const builtIn: readonly GraphQLScalarType[] = [GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString]
const asked: Record<string, number> = {}
for (const scalar of builtIn) {
  const serialize = scalar.serialize.bind(scalar)
  scalar.serialize = (value) => {
    const made = serialize(value)
    if (Object.is(made, value)) asked[scalar.name] = (asked[scalar.name] ?? 0) + 1
    return made
  }
}
const leaves = [
  ...builtIn,
  new GraphQLScalarType({ name: 'Shouted', serialize: (value) => `${String(value)}!` }),
  new GraphQLEnumType({ name: 'Size', values: { SMALL: { value: 'a' }, LARGE: { value: 1 } } }),
]
const fieldsOfLeaf = leaves.flatMap((leaf) => [
  [`one${leaf.name}`, { type: leaf }] as const,
  [`sure${leaf.name}`, { type: new GraphQLNonNull(leaf) }] as const,
  [`list${leaf.name}`, { type: new GraphQLList(leaf) }] as const,
  [`lists${leaf.name}`, { type: new GraphQLList(new GraphQLList(new GraphQLNonNull(leaf))) }] as const,
])
const row = new GraphQLObjectType({
  name: 'Row',
  fields: { ...Object.fromEntries(fieldsOfLeaf), ...{ again: { type: GraphQLString, resolve: () => 'resolved' } } },
})
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { rows: { type: new GraphQLList(row) }, row: { type: row } } }),
})

const numbers = [0, -0, 1, -7, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, Number.NaN, Infinity, -Infinity]
const objects: readonly unknown[] = [
  {},
  [],
  ['a'],
  { toJSON: () => 'told' },
  { valueOf: () => 3 },
  new Date(0),
  new Error('said'),
  Math.abs,
]
const values = [...numbers, ...objects, '', 'a', '5', 'ünï', true, false, 5n, null, undefined, Symbol.iterator]

/** Made when they are asked for: a promise that fails is waited for at once. */
const promised = () => [...values.map((value) => Promise.resolve(value)), Promise.reject(new Error('later'))]
const plain = values.map((value) => () => value)
const lists = [() => values, ...values.map((value) => () => [value]), promised, () => [values, values]]
const listsOfLists = [() => [promised()], () => [[null], null], () => [Promise.resolve(values)]]

async function answered(field: string, value: () => unknown): Promise<string> {
  const query = compileQuery(schema, parse(`{ rows { ${field} again } row { ${field} } }`))
  if (!isCompiledQuery(query)) return 'not compiled'
  const one = () => ({ [field]: value() })
  const { data, errors } = await query.query({ rows: [one(), Promise.resolve(one()), one()], row: one() }, {}, {})
  return JSON.stringify({ data, errors: errors?.map(({ locations, message, path }) => ({ locations, message, path })) })
}

const answers: Record<string, string[]> = {}
for (const [field] of fieldsOfLeaf) {
  const given = [...plain, ...(/^list/.test(field) ? lists : []), ...(/^lists/.test(field) ? listsOfLists : [])]
  answers[field] = await Promise.all(given.map((value) => answered(field, value)))
}
process.stdout.write(JSON.stringify({ answers, asked }))
