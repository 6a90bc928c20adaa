import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { buildSchema, parse, validate } from 'graphql'

import { rootFieldAccess } from '../access/root-field-access.js'
import { staffApiPage } from './staff-api-page.js'
import { readTypeDefinitions } from './type-definitions.js'

const page = staffApiPage()
const schema = buildSchema(readTypeDefinitions())

test('the committed gateway/staff-api.md is the generated one (npm run generate)', () => {
  expect(readFileSync(new URL('../../staff-api.md', import.meta.url), 'utf8')).toBe(page)
})

test('every mutation of staff has a section, and each example is a valid document of the schema [ADM-09]', () => {
  const named = Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(
      (field) => typeof rootFieldAccess(field) === 'object' && field.astNode?.directives?.[0]?.name.value === 'staff',
    )
    .map(({ name }) => name)
  const sections = page.split(/^### /m).slice(1)
  const examples = sections.map((section) => /```graphql\n([^`]*)```/.exec(section)?.[1] ?? '')

  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(
    named.toSorted((a, b) => a.localeCompare(b, 'en')),
  )
  expect(named.length).toBeGreaterThan(40)
  for (const example of examples) expect(validate(schema, parse(example))).toEqual([])
})

test('the page lists what tokens may do', () => {
  expect(page).toMatch(/### eraseCareEnquiry\n[^#]*\*\*Personal tokens:\*\* never/)
  expect(page).toMatch(/### generateSitemap\n[^#]*\*\*Personal tokens:\*\* with the scope `site:index`/)
})
