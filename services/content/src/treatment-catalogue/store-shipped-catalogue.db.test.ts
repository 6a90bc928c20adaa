import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  TreatmentCatalogueChanged,
  ListTreatmentTypes,
} from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import { OutboxEntry } from '@seneb/service-kit/database/kit-tables'
import type { TestDb } from '@seneb/testkit/test-db'

import { contentDb, contentTestCtx, statementsOf } from '../content.fixture.js'
import { TreatmentCatalogueState, Procedure, TreatmentType } from './treatment-catalogue.entity.js'
import { listTreatmentTypes } from './list-treatment-types.js'
import { shippedCatalogue } from './shipped-catalogue.fixture.js'
import { storeShippedCatalogue } from './store-shipped-catalogue.js'

let postgres: TestDb

beforeEach(async () => {
  postgres = await contentDb()
})
afterEach(() => postgres.close())

const store = (shipped = shippedCatalogue) => storeShippedCatalogue(shipped, contentTestCtx(postgres))
const outboxEntries = () => postgres.db.read((tx) => tx.find(OutboxEntry, { order: { id: 'ASC' } }))
const namesOf = (procedures: readonly { name: string }[]) => procedures.map(({ name }) => name)

/** The shipped catalogue with one procedure changed, or left out. */
function shippedWith(slug: string, change: (procedure: (typeof shippedCatalogue.procedures)[number]) => object | null) {
  const procedures = shippedCatalogue.procedures.flatMap((row) => {
    if (row.key !== slug) return [row]
    const content = change(row)
    return content ? [{ ...row, content: { ...row.content, ...content } }] : []
  })
  return { ...shippedCatalogue, procedures }
}

test('the first start stores the catalogue and publishes one event [CAT-01..12]', async () => {
  await store()

  const { treatmentTypes: listed } = await listTreatmentTypes(contentTestCtx(postgres))
  expect(() => ListTreatmentTypes.output.validateSync({ treatmentTypes: listed }, { strict: true })).not.toThrow()
  expect(listed.map(({ slug, name, procedures }) => [slug, name, namesOf(procedures)])).toEqual(
    treatmentTypes.map(({ slug, name, procedures }) => [slug, name, namesOf(procedures)]),
  )
  const [event, ...more] = await outboxEntries()
  expect(more).toEqual([])
  expect(event?.subject).toBe('content.treatment-catalogue.changed.v1.1')
  expect(event?.payload).toMatchObject({ revision: 1, treatmentTypes: listed })
  expect(() => TreatmentCatalogueChanged.payload.validateSync(event?.payload, { strict: true })).not.toThrow()
})

test('events and responses stay below 200 kB', async () => {
  await store()

  const [event] = await outboxEntries()
  const bytes = Buffer.byteLength(JSON.stringify(event?.payload))
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(200_000)
})

test('the catalogue is listed with one statement [P9]', async () => {
  await store()

  expect(await statementsOf(postgres, () => listTreatmentTypes(contentTestCtx(postgres)))).toBe(1)
})

test('a second start changes and publishes nothing', async () => {
  await store()
  const before = await postgres.db.read((tx) => tx.find(TreatmentCatalogueState))

  await store()

  expect(await postgres.db.read((tx) => tx.find(TreatmentCatalogueState))).toEqual(before)
  expect(await outboxEntries()).toHaveLength(1)
})

test('two replicas that start concurrently publish one revision', async () => {
  await Promise.all([store(), store(), store()])

  expect((await outboxEntries()).map(({ subject }) => subject)).toEqual(['content.treatment-catalogue.changed.v1.1'])
})

test('a newly shipped wording is stored and published as the next revision', async () => {
  await store()

  await store(shippedWith('lasik', () => ({ name: 'LASIK laser' })))

  const row = await postgres.db.read((tx) => tx.findOne(Procedure, { slug: 'lasik' }))
  expect(row).toMatchObject({ name: 'LASIK laser', former_names: ['LASIK'] })
  const [, event] = await outboxEntries()
  expect(event?.subject).toBe('content.treatment-catalogue.changed.v1.2')
  expect(JSON.stringify(event?.payload)).toContain('LASIK laser')
})

test('facts that procedures share are listed and published with them, and a new wording is the next revision [D-55]', async () => {
  await store()
  const { commonFacts } = await listTreatmentTypes(contentTestCtx(postgres))
  expect(commonFacts).toEqual(shippedCatalogue.commonFacts)

  const reworded = shippedCatalogue.commonFacts.map((facts) => ({ ...facts, recovery: ['Rest.'] }))
  await store({ ...shippedCatalogue, commonFacts: reworded })
  await store({ ...shippedCatalogue, commonFacts: reworded })

  const events = await outboxEntries()
  expect(events.map(({ payload }) => payload)).toMatchObject([
    { revision: 1, commonFacts },
    { revision: 2, commonFacts: reworded },
  ])
})

test('edits and additions by staff are not overwritten, and are part of the next revision [D-55]', async () => {
  await store()
  await postgres.db.write(async (tx) => {
    await tx.update(Procedure, { slug: 'lasik' }, { name: 'LASIK, as edited' })
    const added = { slug: 'smile', treatment_type_slug: 'ophthalmology', name: 'SMILE', position: 7 }
    const facts = shippedCatalogue.procedures[0]?.content.facts
    await tx.save(Object.assign(new Procedure(), { ...added, facts }))
  })
  await store()
  expect(await outboxEntries()).toHaveLength(1)

  await store(shippedWith('lasik', () => ({ name: 'LASIK laser' })))
  expect(await outboxEntries()).toHaveLength(1)

  await store(shippedWith('prk', () => ({ name: 'PRK laser' })))
  const [, event] = await outboxEntries()
  const { treatmentTypes: types } = event?.payload as { treatmentTypes: { procedures: { name: string }[] }[] }
  const names = types.flatMap(({ procedures }) => namesOf(procedures))
  expect(names).toEqual(expect.arrayContaining(['LASIK, as edited', 'SMILE', 'PRK laser']))
})

test('procedures that are no longer shipped are removed, and a type with procedures added by staff stays', async () => {
  await store()
  await postgres.db.write((tx) => tx.update(Procedure, { slug: 'other' }, { name: 'Something else' }))
  const without = {
    ...shippedCatalogue,
    types: shippedCatalogue.types.filter(({ key }) => key !== 'other' && key !== 'dental-care'),
    procedures: shippedCatalogue.procedures.filter(
      ({ key, content }) => key !== 'other' && content.treatment_type_slug !== 'dental-care',
    ),
  }

  await store(without)

  const types = await postgres.db.read((tx) => tx.find(TreatmentType))
  expect(types.map(({ slug }) => slug)).not.toContain('dental-care')
  expect(types.map(({ slug }) => slug)).toContain('other')
})

test('when the event cannot be stored, nothing is stored', async () => {
  const tooFewFacts = shippedWith('lasik', ({ content }) => ({ facts: { ...content.facts, flyingHome: '' } }))

  await expect(store(tooFewFacts)).rejects.toThrow('flyingHome')

  expect(await postgres.db.read((tx) => tx.find(TreatmentType))).toEqual([])
  expect(await outboxEntries()).toEqual([])
})
