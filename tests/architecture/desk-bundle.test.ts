import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@jest/globals'
import { buildSchema, isIntrospectionType, isSpecifiedScalarType } from 'graphql'

import { deskBudgets, deskBytes, publicTexts } from '../support/desk-bundle.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** Names of types that only the staff schema has. */
function staffTypeNames(): string[] {
  const namesOf = (path: string) =>
    Object.values(buildSchema(read(path)).getTypeMap())
      .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
      .map(({ name }) => name)
  const open = new Set(namesOf('gateway/site-schema.graphql'))
  return namesOf('gateway/staff-schema.graphql').filter((name) => !open.has(name))
}

function staffDocumentIds(): string[] {
  const files = globSync('web/admin/graph/generated/*/persisted-documents.json', { cwd: root })
  return files.flatMap((file) => Object.keys(JSON.parse(read(file)) as object))
}

test('nothing of the staff desk is in any file of the public site: no document, no type, no file of it [D-37]', () => {
  const texts = publicTexts()
  const [types, ids] = [staffTypeNames(), staffDocumentIds()]
  expect([types.length > 20, ids.length > 10, texts.size > 50]).toEqual([true, true, true])

  const terms = [...types, ...ids, '/admin/assets', 'web/admin', 'seneb-staff']
  const found = [...texts].flatMap(([file, text]) =>
    terms.filter((word) => new RegExp(`\\b${word}\\b`).test(text)).map((word) => `${word} in ${file}`),
  )

  expect(found).toEqual([])
})

test.each(['pages/sign-in.tsx', 'pages/welcome.tsx', 'pages/reset.tsx'])(
  '%s comes with at most 95 kB of script',
  (page) => {
    const bytes = deskBytes('index.html', page)

    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(deskBudgets.signIn)
  },
)

const pages = [
  'account',
  'ambassador',
  'ambassadors',
  'audit',
  'content',
  'content-text',
  'enquiries',
  'enquiry',
  'new-template',
  'newsletter',
  'newsletter-issue',
  'partner',
  'partners',
  'people',
  'plan',
  'plans',
  'promise',
  'quality',
  'queues',
  'site',
  'subscribers',
  'template',
  'templates',
  'today',
  'unmatched-emails',
]

test.each(pages)('the desk with its page %s has at most 190 kB of script', (page) => {
  const bytes = deskBytes('index.html', 'router.tsx', `pages/${page}.tsx`)

  expect(bytes).toBeGreaterThan(90_000)
  expect(bytes).toBeLessThanOrEqual(deskBudgets.desk)
})
