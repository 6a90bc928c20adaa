/** A request body that no honest client sends. */
export interface HostileDocument {
  readonly name: string
  readonly query: string
  /** Raw JSON, because a value nested this deep can be parsed but not printed. */
  readonly variables?: string
  readonly operationName?: string
}

const listed = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(' ')
const submit = 'mutation ($input: TripPlanInput!) { submitTripPlan(input: $input) { __typename } }'
const input = (value: string) => `{"input":${value}}`
const elements = (count: number, element = '"s"') => `[${Array<string>(count).fill(element).join(',')}]`

/** Small requests that cause much work (H3, M1). */
export const amplification: readonly HostileDocument[] = [
  ...[3, 15].map((count) => ({
    name: `${count} fields of one mutation`,
    query: `mutation ($input: TripPlanInput!) { ${listed(count, (i) => `a${i}: submitTripPlan(input: $input) { __typename }`)} }`,
    variables: input('{}'),
  })),
  ...[1, 2, 15].flatMap((aliases) =>
    [51, 500, 8000].map((count) => ({
      name: `${aliases} times a trip plan with ${count} services`,
      query: `mutation ($input: TripPlanInput!) { ${listed(aliases, (i) => `a${i}: submitTripPlan(input: $input) { __typename }`)} }`,
      variables: input(`{"additionalServices":${elements(count)}}`),
    })),
  ),
  ...[1, 15].map((aliases) => ({
    name: `${aliases} times 2,000 page events`,
    query: `mutation ($input: RecordPageEventsInput!) { ${listed(aliases, (i) => `a${i}: recordPageEvents(input: $input) { __typename }`)} }`,
    variables: input(`{"page":"/","events":${elements(2000, '{"name":"x"}')}}`),
  })),
  ...[2, 15].map((count) => ({
    name: `${count} searches`,
    query: `{ ${listed(count, (i) => `a${i}: search(query: "denttal ${i}") { totalCount }`)} }`,
  })),
  {
    name: 'two searches in fragments',
    query:
      '{ ...f ... on Query { b: search(query: "x") { totalCount } } } fragment f on Query { a: search(query: "y") { totalCount } }',
  },
  { name: '15 introspections', query: `{ ${listed(15, (i) => `a${i}: __schema { types { name } }`)} }` },
  {
    name: 'a list of 51 words in the document',
    query: `mutation { submitTripPlan(input: { additionalServices: ${elements(51)} }) { __typename } }`,
  },
  {
    name: '90,000 plus signs as an address in the document',
    query: `mutation { subscribeNewsletter(email: "${'+'.repeat(90_000)}\\n@example.org") { __typename } }`,
  },
  { name: '20,001 characters of variables', query: submit, variables: input(`{"fullName":"${'x'.repeat(20_001)}"}`) },
  {
    name: '6,000 unknown variables',
    query: submit,
    variables: `{${Array.from({ length: 6000 }, (_, i) => `"v${i}":1`).join(',')}}`,
  },
]

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype']

/** Texts that are not documents, and values of unexpected types. */
export const shapes: readonly HostileDocument[] = [
  ...names.map((name) => ({
    name: `${name} as a field of the input`,
    query: submit,
    variables: input(`{"${name}":{"polluted":1}}`),
  })),
  ...names.map((name) => ({ name: `${name} as a field of Query`, query: `{ ${name} }` })),
  ...names.map((name) => ({ name: `${name} as a fragment`, query: `{ ...${name} }` })),
  ...names.map((name) => ({ name: `${name} as a type`, query: `query ($v: ${name}) { countries { source } }` })),
  ...['@defer', '@stream(initialCount: 1)', '@live', '@export(as: "x")'].map((directive) => ({
    name: `the directive ${directive}`,
    query: `{ countries ${directive} { source } }`,
  })),
  { name: 'an operation name that is not there', query: 'query a { countries { source } }', operationName: 'b' },
  { name: 'two operations and no name', query: 'query a { countries { source } } query b { countries { source } }' },
  {
    name: '__proto__ as a variable',
    query: 'query ($__proto__: Boolean) { countries(refresh: $__proto__) { source } }',
    variables: '{"__proto__":false}',
  },
  { name: 'a subscription', query: 'subscription { countries { source } }' },
  { name: 'a schema', query: 'type Query { a: Int }' },
  { name: 'a fragment alone', query: 'fragment f on Query { countries { source } }' },
  { name: 'white space', query: ' \n\t ' },
  { name: 'braces alone', query: '{ }' },
  { name: 'NUL in the document', query: '{ countries\u0000 { source } }' },
  { name: 'a code point beyond all', query: String.raw`{ airports(country: "\u{FFFFFFFF}") { source } }` },
  { name: 'half a surrogate pair as an escape', query: String.raw`{ airports(country: "\uD800") { source } }` },
  { name: 'a homoglyph in a name', query: '{ \u0441ountries { source } }' },
  { name: 'a zero width space in a name', query: '{ coun\u200Btries { source } }' },
  { name: 'a byte order mark in a name', query: '{ coun\uFEFFtries { source } }' },
  { name: '50,000 digits', query: `{ airports(country: "x", first: ${'9'.repeat(50_000)}) { source } }` },
  { name: 'a text that never ends', query: `{ airports(country: "${'x'.repeat(1000)} ` },
  {
    name: 'a number for a text',
    query: 'query ($c: String!) { airports(country: $c) { source } }',
    variables: '{"c":7}',
  },
  {
    name: 'a list for a text',
    query: 'query ($c: String!) { airports(country: $c) { source } }',
    variables: '{"c":["x"]}',
  },
  { name: 'an object for a list', query: submit, variables: input('{"additionalServices":{"length":3}}') },
  { name: 'a text for a box', query: submit, variables: input('{"consentGiven":"yes"}') },
  { name: 'a list for an input', query: submit, variables: input('[]') },
  { name: 'null for an input', query: submit, variables: input('null') },
  { name: 'no variables', query: submit },
]

/** Documents that look unusual but are valid: they get a normal response, cause no failure of ours, and execute no code
 * (G2).
 */
export const oddDocuments: readonly HostileDocument[] = [
  ...names.map((name) => ({ name: `${name} as an alias`, query: `{ ${name}: countries { ${name}: source } }` })),
  ...names.slice(1).map((name) => ({
    name: `${name} as a variable`,
    query: `query ($${name}: Boolean) { countries(refresh: $${name}) { source } }`,
    variables: `{"${name}":false}`,
  })),
  ...names.map((name) => ({
    name: `${name} as an operation`,
    query: `query ${name} { countries { source } }`,
    operationName: name,
  })),
  { name: '100 operations', query: listed(100, (i) => `query q${i} { countries { source } }`), operationName: 'q1' },
  { name: '15 aliases', query: `{ ${listed(15, (i) => `a${i}: countries { source }`)} }` },
  { name: 'a comment of 90,000 letters', query: `# ${'x'.repeat(90_000)}\n{ countries { source } }` },
  { name: 'a byte order mark before the document', query: '\uFEFF{ countries { source } }' },
  { name: 'unknown variables', query: '{ countries { source } }', variables: '{"a":{"b":[1,2]}}' },
  {
    name: 'two empty trip plans',
    query: `mutation ($input: TripPlanInput!) { a: submitTripPlan(input: $input) { __typename } b: submitTripPlan(input: $input) { __typename } }`,
    variables: input('{}'),
  },
  ...[`${'a'.repeat(9000)}@`, `${'a.'.repeat(4500)}@x`, `a@${'a-'.repeat(4500)}`, `a@${'a.'.repeat(4500)}`].map(
    (email, index) => ({
      name: `an address to make expressions run long, ${index}`,
      query: submit,
      variables: input(JSON.stringify({ email })),
    }),
  ),
  ...[`+${'1 '.repeat(5000)}x`, '('.repeat(9000), `${'-'.repeat(9000)}1`].map((phoneNumber, index) => ({
    name: `a number to make expressions run long, ${index}`,
    query: submit,
    variables: input(JSON.stringify({ phoneNumber })),
  })),
  ...["' & | ! ( ) :* <->", 'x\u0001y', '\uD800', '\uFDFA'.repeat(15_000), '\uE000 \uE001', '%_\\'].map(
    (query, index) => ({
      name: `a strange search, ${index}`,
      query: 'query ($q: String!) { search(query: $q) { totalCount } }',
      variables: JSON.stringify({ q: query }),
    }),
  ),
]
