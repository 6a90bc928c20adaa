import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { apiVersions } from '@seneb/contracts/vocabulary/api-versions'
import { buildSchema } from 'graphql'

import { printedVersions } from '../../gateway/src/graphql/printed-schema.js'
import { apiChangelog } from '../../infra/build/api-changelog.js'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const frozen = buildSchema('type Query { a(b: Int): Int c: E } enum E { F G }')
const historyOf = (now: string, changelog = '') => [{ version: '2027-01', frozen, now: buildSchema(now), changelog }]
const brokenBy = async (now: string, changelog?: string) => (await apiChangelog(historyOf(now, changelog))).broken

test('every version has its frozen file, and nothing else has one [F-A20]', () => {
  expect(readdirSync(new URL('../../gateway/schema/', import.meta.url))).toEqual(
    apiVersions.map((version) => `${version}.graphql`),
  )
})

test('no version lost or changed a promised element, and every difference is described in gateway/changelog [F-A20]', async () => {
  const now = printedVersions()
  const schemas = apiVersions.map((version) => buildSchema(read(`gateway/schema/${version}.graphql`)))
  const history = apiVersions.map((version, at) => ({
    version,
    before: schemas[at - 1],
    frozen: schemas[at]!,
    now: buildSchema(now[version] ?? ''),
    changelog: read(`gateway/changelog/${version}.md`),
  }))
  const { broken, text } = await apiChangelog(history)

  expect(broken).toEqual([])
  expect(read('docs/generated/api-changelog.md')).toBe(text)
})

test.each([
  ['a removed field', 'type Query { c: E } enum E { F G }', 'Query.a'],
  ['a removed argument', 'type Query { a: Int c: E } enum E { F G }', 'Query.a.b'],
  ['a new required argument', 'type Query { a(b: Int, d: Int!): Int c: E } enum E { F G }', 'Query.a.d'],
  ['another type', 'type Query { a(b: Int): String c: E } enum E { F G }', 'Query.a'],
  ['a removed enum value', 'type Query { a(b: Int): Int c: E } enum E { F }', 'E.G'],
])('%s breaks its version, also with a description [F-A20]', async (_what, now, path) => {
  expect(await brokenBy(now, `## ${path}\nIt had to be.`)).toEqual([
    { version: '2027-01', path, because: 'breaks inside a version' },
  ])
})

test('an addition breaks nothing and needs a description; that of a type covers its members [F-A20]', async () => {
  const now = 'type Query { a(b: Int): Int c: E d: Int } enum E { F G H }'

  expect(await brokenBy(now, '## E\nMore.')).toEqual([{ version: '2027-01', path: 'Query.d', because: 'has no words' }])
  const { text } = await apiChangelog(historyOf(now, 'The first.\n\n## E\nMore.\n\n## Query.d\nFor\nall.'))
  expect(text).toContain('**Dangerous**\n\n- Enum value')
  expect(text).toMatch(/\*\*Safe\*\*\n\n- Field .*d.* For all\.\n$/)
})

test('the description of a new type appears once, on its own line [F-A20]', async () => {
  const now =
    'type Query { a(b: Int): Int c: E d: U } enum E { F G } union U = A | B type A { a: Int } type B { b: Int }'
  const changelog = '## U\nOne of two.\n\n## A\nThe first.\n\n## B\nThe other.\n\n## Query.d\nNew.'
  const { broken, text } = await apiChangelog(historyOf(now, changelog))

  expect(broken).toEqual([])
  expect(text.match(/One of two[.]/g)).toHaveLength(1)
  expect(text).toMatch(/Type 'U' was added[.] One of two[.]/)
})

test('breaking changes against the previous version are listed as such and need a description too [F-A20]', async () => {
  const next = buildSchema('type Query { a(b: Int): Int } enum E { F G }')
  const result = await apiChangelog([
    { version: '2027-07', before: frozen, frozen: next, now: next, changelog: '## Query.c\nUse a.' },
  ])

  expect(result.broken).toEqual([])
  expect(result.text).toMatch(/### Against the version before\n\n\*\*Breaking\*\*\n\n- Field .*c.* Use a\./)
})
