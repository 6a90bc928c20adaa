import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { TestDb } from '@seneb/testkit/test-db'

import { planningCtx, planningDb } from '../planning.fixture.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { aCatalogueEntry } from '../trip.fixture.js'
import type { PublishedProcedure } from './catalogue-entry.js'
import { findCatalogueEntry, treatmentTypeSlugIn } from './find-catalogue-entry.js'
import { onTreatmentCatalogueChanged } from './on-treatment-catalogue-changed.js'

const veneers = { treatmentType: 'Dental Care', medicalProcedure: 'Veneers' }
let database: TestDb
let ctx: PlanningCtx

beforeAll(async () => {
  database = await planningDb()
  ctx = planningCtx({ db: database.db })
})

beforeEach(() =>
  database.db.write(async (tx) => {
    await tx.query('/* forgetRevision */ delete from catalogue_revisions')
    await tx.query('/* forgetProcedures */ delete from catalogue_procedures')
  }),
)

afterAll(() => database.close())

function deliver(revision: number, ...procedures: PublishedProcedure[]): Promise<void> {
  const treatmentTypes = [
    { slug: 'dental-care', name: 'Dental Care', procedures },
    { slug: 'empty', name: 'Empty', procedures: [] },
  ]
  const data = { revision, changedAt: '2026-11-21T00:00:00Z', treatmentTypes }
  return onTreatmentCatalogueChanged({ id: ctx.newId(), at: ctx.now(), data }, ctx)
}

const procedureWith = (flyingHome: string, changes: Partial<PublishedProcedure> = {}) => ({
  ...aCatalogueEntry().procedure,
  flyingHome,
  ...changes,
})

test('the catalogue is found by the names people choose', async () => {
  await deliver(1, procedureWith('one'))

  expect(await findCatalogueEntry(veneers, ctx)).toEqual({
    treatmentType: 'Dental Care',
    procedure: procedureWith('one'),
  })
  expect(await findCatalogueEntry({ ...veneers, treatmentType: 'Cardiology' }, ctx)).toBeUndefined()
})

test('facts of a kind of treatment are part of each procedure of that kind', async () => {
  const commonFacts = [{ kind: 'every', beforeTravel: ['Ask your insurer.'], recovery: [], questionsForProvider: [] }]
  const treatmentTypes = [
    { slug: 'dental-care', name: 'Dental Care', procedures: [procedureWith('one', { kinds: ['every'] })] },
  ]
  const data = { revision: 7, changedAt: '2026-11-21T00:00:00Z', treatmentTypes, commonFacts }
  await onTreatmentCatalogueChanged({ id: ctx.newId(), at: ctx.now(), data }, ctx)

  expect((await findCatalogueEntry(veneers, ctx))?.procedure.beforeTravel).toContain('Ask your insurer.')
})

test('a newer catalogue replaces the whole of ours', async () => {
  await deliver(1, procedureWith('one'), procedureWith('other', { slug: 'gone', name: 'Gone' }))
  await deliver(2, procedureWith('two'))

  expect((await findCatalogueEntry(veneers, ctx))?.procedure.flyingHome).toBe('two')
  expect(await findCatalogueEntry({ ...veneers, medicalProcedure: 'Gone' }, ctx)).toBeUndefined()
})

test.each([1, 2])('revision %i does not replace revision 2, in whatever order they are consumed', async (revision) => {
  await deliver(2, procedureWith('two'))
  await deliver(revision, procedureWith('older'))

  expect((await findCatalogueEntry(veneers, ctx))?.procedure.flyingHome).toBe('two')
})

test('catalogues consumed concurrently leave the newest', async () => {
  await Promise.all([3, 5, 4, 1, 2].map((revision) => deliver(revision, procedureWith(`revision ${revision}`))))

  expect((await findCatalogueEntry(veneers, ctx))?.procedure.flyingHome).toBe('revision 5')
})

test('an enquiry finds its procedure by the names that it and its treatment type had', async () => {
  const renamed = { ...procedureWith('new'), name: 'Veneers of porcelain', formerNames: ['Veneers'] }
  const treatmentTypes = [
    {
      slug: 'dental-care',
      name: 'Dentistry',
      formerNames: ['Dental Care'],
      procedures: [{ ...renamed, isRetired: true }],
    },
  ]
  const data = { revision: 9, changedAt: '2026-11-21T00:00:00Z', treatmentTypes, commonFacts: [] }
  await onTreatmentCatalogueChanged({ id: ctx.newId(), at: ctx.now(), data }, ctx)

  expect((await findCatalogueEntry(veneers, ctx))?.procedure.name).toBe('Veneers of porcelain')
  const slugOf = (name: string) => ctx.db.read((tx) => treatmentTypeSlugIn(tx, name))
  expect([await slugOf('Dental Care'), await slugOf('Dentistry'), await slugOf('Veneers')]).toEqual([
    'dental-care',
    'dental-care',
    undefined,
  ])
})

test('the procedures of a retired treatment type are retired', async () => {
  const type = { slug: 'dental-care', name: 'Dental Care', isRetired: true, procedures: [procedureWith('retired')] }
  const data = { revision: 10, changedAt: '2026-11-21T00:00:00Z', treatmentTypes: [type], commonFacts: [] }
  await onTreatmentCatalogueChanged({ id: ctx.newId(), at: ctx.now(), data }, ctx)

  expect((await findCatalogueEntry(veneers, ctx))?.procedure).toMatchObject({ isRetired: true })
})
