import { expect, test } from '@jest/globals'
import { buildSchema, parse, type GraphQLSchema } from 'graphql'

import { CompiledOperations } from './compiled-operations.js'
import { Deadline, type RequestContext } from './request-context.js'

const context = { deadline: new Deadline() } as RequestContext

function schemaThatEchoes(): GraphQLSchema {
  const schema = buildSchema(`
    type Query { echo(text: String, numbers: [Int!], on: Boolean = true): Echo, fails: String, pets: [Pet!] }
    type Echo { said: String, on: Boolean, again(text: String): Echo }
    interface Pet { name: String! }
    type Dog implements Pet { name: String!, barks: Boolean! }
    type Cat implements Pet { name: String! }
  `)
  const resolveEcho = (
    _source: unknown,
    { text, on, numbers }: { text?: string; on?: boolean; numbers?: number[] },
  ) => ({
    said: `${text}${numbers?.join() ?? ''}`,
    on,
  })
  const { echo, fails, pets } = schema.getQueryType()?.getFields() ?? {}
  const again = schema.getType('Echo')
  if (!echo || !fails || !pets || !again || !('getFields' in again)) throw new Error('the schema has changed')
  echo.resolve = resolveEcho
  Object.assign(again.getFields()['again'] ?? {}, { resolve: resolveEcho })
  fails.resolve = () => Promise.reject(new Error('failed'))
  pets.resolve = () => [
    { __typename: 'Dog', name: 'Rex', barks: true },
    { __typename: 'Cat', name: 'Mia' },
  ]
  return schema
}

const schema = schemaThatEchoes()

/** Returns the results of an operation run ad hoc (interpreted), then persisted (compiled) twice. */
async function timesRun(query: string, variables: object = {}) {
  const [adHoc, persisted] = [new CompiledOperations(() => false), new CompiledOperations(() => true)]
  const results = []
  for (const operations of [adHoc, persisted, persisted]) {
    const run = operations.runOf({ schema, document: parse(query), queryHash: query })
    const { data, errors } = await run(context, { ...variables })
    results.push(JSON.stringify({ data, errors: errors?.map(({ message, path }) => ({ message, path })) }))
  }
  return results
}

test.each<[string, Record<string, unknown>]>([
  ['{ echo(text: "a") { said on } }', {}],
  ['query ($t: String) { echo(text: $t, on: null) { said on } }', { t: 'b' }],
  ['query ($n: [Int!]) { echo(numbers: $n) { said } }', { n: [1, 2] }],
  ['{ a: echo(text: "1") { said } b: echo(text: "2") { again(text: "3") { said } } }', {}],
  ['query ($s: Boolean!) { echo(text: "a") { said @skip(if: $s) on @include(if: $s) } }', { s: true }],
  ['{ pets { __typename name ... on Dog { barks } } }', {}],
  ['{ echo { said } fails }', {}],
  ['{ __schema { queryType { name fields { name type { name kind ofType { name } } } } } }', {}],
])('%s gives the same interpreted and compiled', async (query, variables) => {
  const [interpreted, compiled, again] = await timesRun(query, variables)

  expect(compiled).toBe(interpreted)
  expect(again).toBe(interpreted)
})

test.each([
  ['quotes', String.raw`\"); globalThis.broken = true; (\"`],
  ['backticks', '`; globalThis.broken = true; `${globalThis.broken = true}'],
  ['line separators', '\u2028globalThis.broken = true\u2029'],
  ['escapes', String.raw`\\\\\" + (globalThis.broken = true) + \"`],
  ['comments', '*/ globalThis.broken = true /*'],
])('text in a document is never run when it is compiled (%s)', async (_what, text) => {
  const query = `{ echo(text: "${text}") { said again(text: "${text}") { said } } }`

  const [interpreted, compiled] = await timesRun(query)

  expect(compiled).toBe(interpreted)
  expect('broken' in globalThis).toBe(false)
})

test('names that mean something to JavaScript are names like others', async () => {
  const query = `query constructor($__proto__: String, $toString: String) {
    constructor: echo(text: $__proto__) { prototype: said }
    hasOwnProperty: echo(text: $toString) { __defineGetter__: said }
    __proto__: echo(text: "c") { __proto__: again(text: "d") { said } }
  }`

  const [interpreted, compiled] = await timesRun(query, JSON.parse('{"__proto__":"a","toString":"b"}') as object)

  expect(compiled).toBe(interpreted)
  expect('said' in {}).toBe(false)
})

test('only trusted documents are compiled, once each; ad-hoc ones are interpreted however often they come [S1]', () => {
  const operations = new CompiledOperations((hash) => hash === 'ours')
  const runOf = (queryHash: string) => operations.runOf({ schema, document: parse('{ echo { said } }'), queryHash })

  expect(runOf('ours')).toBe(runOf('ours'))
  expect(runOf('ours').toString()).toContain('query.query(')
  for (let time = 0; time < 3; time++) expect(runOf('a stranger’s').toString()).toContain('execute')
})

test('two operations of one document are cached separately', async () => {
  const document = parse('query a { echo(text: "a") { said } } query b { echo(text: "b") { said } }')
  const operations = new CompiledOperations(() => true)
  const ran = (operationName: string) =>
    operations.runOf({ schema, document, queryHash: 'h', operationName })(context, {})

  for (let time = 0; time < 3; time++) {
    expect((await ran('a')).data).toEqual({ echo: { said: 'a' } })
    expect((await ran('b')).data).toEqual({ echo: { said: 'b' } })
  }
})
