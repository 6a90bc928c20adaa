import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { migrate } from '@seneb/service-kit/storing/migrate'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import { contentTestCtx } from '../content.fixture.js'
import { migrations } from '../migrations/index.js'
import { seedChanges } from '../shipped/seed.rules.js'
import { contentEntities } from '../tables.js'
import { Procedure } from './procedure.entity.js'
import { shippedCatalogue, storeShippedCatalogue } from './store-shipped-catalogue.js'
import { TreatmentType } from './treatment-type.entity.js'

let old: TestDb
beforeAll(async () => {
  const at = migrations.findIndex(({ name }) => name.startsWith('NameBoundsOfNights'))
  old = await testDb({ schema: 'content', entities: contentEntities, migrations: migrations.slice(0, at) })
})
afterAll(() => old.close())

/** What was shipped when the bounds of nights had their former names. */
const formerly = shippedCatalogue.procedures.map(({ key, content }) => {
  const { max: most, min: least } = content.facts.nights
  return { key, content: { ...content, facts: { ...content.facts, nights: { least, most } } } }
})

test('rows that were seeded before stay the seed’s own, those that people edited stay theirs [D-55]', async () => {
  await old.db.write(async (tx) => {
    for (const { key, content, seededHash } of seedChanges(shippedCatalogue.types, []).insert) {
      await tx.save(Object.assign(new TreatmentType(), { slug: key, ...content, seeded_hash: seededHash }))
    }
    for (const { key, content, seededHash } of seedChanges(formerly, []).insert) {
      const row = { slug: key, ...content, seeded_hash: seededHash }
      await tx.save(Object.assign(new Procedure(), row, key === 'lasik' ? { name: 'LASIK, as edited' } : {}))
    }
  })

  await migrate({ service: 'content', url: old.migrationUrl, migrations })
  const shipped = shippedCatalogue.procedures.map((row) =>
    row.key === 'lasik' || row.key === 'prk' ? { ...row, content: { ...row.content, name: 'Shipped anew' } } : row,
  )
  await storeShippedCatalogue({ ...shippedCatalogue, procedures: shipped }, contentTestCtx(old))

  const stored = await old.db.read((tx) => tx.find(Procedure))
  const changed = stored.filter(
    ({ slug, name }) => name !== shippedCatalogue.procedures.find(({ key }) => key === slug)?.content.name,
  )
  expect(stored).toHaveLength(shippedCatalogue.procedures.length)
  expect(changed.map(({ slug, name }) => [slug, name]).toSorted()).toEqual([
    ['lasik', 'LASIK, as edited'],
    ['prk', 'Shipped anew'],
  ])
  for (const { facts, slug } of stored) {
    expect({ slug, nights: facts.nights }).toEqual({
      slug,
      nights: { min: expect.any(Number), max: expect.any(Number) },
    })
  }
})
