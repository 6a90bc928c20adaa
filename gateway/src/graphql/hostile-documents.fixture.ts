import { amplification, shapes, type HostileDocument } from './hostile-queries.fixture.js'

/** The document as posted. */
export function bodyOf({ query, variables = '{}', operationName }: HostileDocument): string {
  const name = operationName === undefined ? '' : `,"operationName":${JSON.stringify(operationName)}`
  return `{"query":${JSON.stringify(query)},"variables":${variables}${name}}`
}

const repeat = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, i) => make(i))
const listed = (count: number, make: (index: number) => string) => repeat(count, make).join(' ')
const nested = (depth: number, open: string, inner: string) => `${open.repeat(depth)}${inner}${'}'.repeat(depth)}`

const countries = 'countries { countries { name } }'
const submit = 'mutation ($input: TripPlanInput!) { submitTripPlan(input: $input) { __typename } }'
const country = 'query ($c: String!) { airports(country: $c) { totalCount } }'

/** Fragments that each spread the one before twice: 2^depth fields from a few hundred bytes. */
function fragmentBomb(depth: number): string {
  const fragments = listed(depth, (i) =>
    i === 0 ? 'fragment f0 on Query { countries { source } }' : `fragment f${i} on Query { ...f${i - 1} ...f${i - 1} }`,
  )
  return `${fragments} { ...f${depth - 1} }`
}

/** Many times the same field with arguments that differ, to make the search for conflicts expensive. */
const conflicts = (count: number) => `{ ${listed(count, (i) => `a: airports(country: "${i}") { totalCount }`)} }`

const depth: HostileDocument[] = [
  ...[9, 20, 60].map((levels) => ({
    name: `introspection fields nested ${levels} deep`,
    query: `{ __type(name: "Query") ${nested(levels, '{ ofType ', '{ name }')} }`,
  })),
  ...[4, 20].map((levels) => ({
    name: `lists of introspection nested ${levels} deep`,
    query: `{ __schema { types ${nested(levels, '{ fields { type ', '{ name }')}${' }'.repeat(levels)} } }`,
  })),
  ...[9, 30, 100].map((levels) => ({
    name: `inline fragments nested ${levels} deep`,
    query: `{ ${nested(levels, '... { ', countries)} }`,
  })),
  {
    name: 'objects nested 300 deep in an argument',
    query: `{ airports(country: ${nested(300, '{a: ', '1')}) { source } }`,
  },
  {
    name: 'lists nested 400 deep in an argument',
    query: `{ airports(country: ${'['.repeat(400)}${']'.repeat(400)}) { source } }`,
  },
  { name: 'selection sets nested 2,000 deep', query: nested(2000, '{a', '{b}') },
  { name: 'list types nested 500 deep', query: `query ($a: ${'['.repeat(500)}Int${']'.repeat(500)}) { ${countries} }` },
]

const width: HostileDocument[] = [
  ...[16, 60, 150].map((count) => ({
    name: `${count} aliases of one query`,
    query: `{ ${listed(count, (i) => `a${i}: countries { source }`)} }`,
  })),
  ...[16, 60].map((count) => ({
    name: `${count} aliases of one mutation`,
    query: `mutation ($i: TripPlanInput!) { ${listed(count, (i) => `a${i}: submitTripPlan(input: $i) { __typename }`)} }`,
    variables: '{"i":{}}',
  })),
  {
    name: '60 aliases inside a fragment',
    query: `{ ...f } fragment f on Query { ${listed(60, (i) => `a${i}: countries { source }`)} }`,
  },
  { name: '60 aliases of introspection', query: `{ ${listed(60, (i) => `a${i}: __schema { types { name } }`)} }` },
  ...[21, 200, 480].map((count) => ({
    name: `${count} directives on one field`,
    query: `{ countries ${listed(count, () => '@a')} { source } }`,
  })),
  { name: '200 times @include', query: `{ countries ${listed(200, () => '@include(if: true)')} { source } }` },
  { name: '200 unknown directives on an operation', query: `query q ${listed(200, (i) => `@d${i}`)} { ${countries} }` },
  {
    name: 'a list of 1,100 words in an argument',
    query: `mutation { submitTripPlan(input: { additionalServices: [${listed(1100, () => '"a"')}] }) { __typename } }`,
  },
  { name: 'one field 1,100 times', query: `{ countries { countries { ${listed(1100, () => 'name')} } } }` },
  { name: '5,000 tokens', query: `{ ${listed(5000, (i) => `f${i}`)} }` },
  { name: '40,000 commas and braces', query: `{${'{},'.repeat(10_000)}` },
  { name: 'a word of 90,000 letters', query: `{ ${'a'.repeat(90_000)} }` },
  {
    name: 'a text of 90,000 letters for a number',
    query: `{ airports(country: "x", first: "${'a'.repeat(90_000)}") { source } }`,
  },
  { name: '200 fields that conflict', query: conflicts(200) },
  { name: '60 fields that conflict', query: conflicts(60) },
  { name: '80 operations in one document', query: listed(80, (i) => `query q${i} { ${countries} }`) },
  { name: '150 unused variables', query: `query (${listed(150, (i) => `$v${i}: Int`)}) { ${countries} }` },
]

const fragments: HostileDocument[] = [
  ...[10, 18, 30].map((levels) => ({ name: `a fragment bomb of 2^${levels}`, query: fragmentBomb(levels) })),
  { name: 'a fragment that spreads itself', query: '{ ...f } fragment f on Query { ...f }' },
  {
    name: 'two fragments that spread each other',
    query: '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
  },
  {
    name: 'a ring of 60 fragments',
    query: `{ ...f0 } ${listed(60, (i) => `fragment f${i} on Query { ...f${(i + 1) % 60} }`)}`,
  },
  {
    name: 'a ring inside a field',
    query:
      '{ countries { ...f } } fragment f on CountryList { countries { ...g } } fragment g on Country { ...f name }',
  },
  {
    name: '100 unused fragments',
    query: `{ ${countries} } ${listed(100, (i) => `fragment f${i} on Query { __typename }`)}`,
  },
]

const deepObject = nested(5000, '{"a":', '1')
const deepList = '['.repeat(5000) + ']'.repeat(5000)
const input = (value: string) => `{"input":${value}}`

const variables: HostileDocument[] = [
  { name: 'a text of 90,000 letters for an object', query: submit, variables: input(`"${'a'.repeat(90_000)}"`) },
  { name: 'an object nested 5,000 deep', query: submit, variables: input(deepObject) },
  { name: 'an object nested 5,000 deep for a text', query: country, variables: `{"c":${deepObject}}` },
  {
    name: 'an object nested 5,000 deep for an amount',
    query: submit,
    variables: input(`{"totalBudget":${deepObject}}`),
  },
  { name: 'a list nested 5,000 deep', query: submit, variables: input(`{"additionalServices":${deepList}}`) },
  {
    name: '5,000 unknown fields',
    query: submit,
    variables: input(`{${repeat(5000, (i) => `"f${i}":1`).join(',')}}`),
  },
  {
    name: '15,000 nulls in a list of texts',
    query: submit,
    variables: input(`{"additionalServices":[${repeat(15_000, () => 'null').join(',')}]}`),
  },
  { name: 'one unknown field of 80,000 letters', query: submit, variables: input(`{"${'f'.repeat(80_000)}":1}`) },
  {
    name: 'objects that a database might obey',
    query: submit,
    variables: input('{"age":{"$gt":""},"email":{"$ne":1}}'),
  },
  { name: 'a number beyond all numbers', query: '{ airports(country: "x", first: 99999999999999999999) { source } }' },
  { name: 'an operation name of 50,000 letters', query: `query a { ${countries} }`, operationName: 'a'.repeat(50_000) },
]

/** More than a hundred documents that a gateway must refuse immediately (S1, G2). */
export const hostileDocuments: readonly HostileDocument[] = [
  ...depth,
  ...width,
  ...fragments,
  ...variables,
  ...amplification,
  ...shapes,
]
