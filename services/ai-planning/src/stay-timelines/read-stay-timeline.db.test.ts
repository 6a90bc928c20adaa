import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ReadStayTimeline } from '@seneb/contracts/messages/ai-planning/stay-timeline.messages'
import type { TestDb } from '@seneb/testkit/test-db'

import { planningCtx, planningDb } from '../planning.fixture.js'
import { CatalogueProcedure } from '../treatment-catalogue/catalogue-procedure.entity.js'
import { aCatalogueEntry } from '../trip.fixture.js'
import { readStayTimeline } from './read-stay-timeline.js'

let postgres: TestDb
beforeAll(async () => {
  postgres = await planningDb()
  const { procedure, treatmentType } = aCatalogueEntry({
    treatmentDay: 3,
    consultationDay: 2,
    flyAfter: { min: 2 },
    reviewedBy: 'none',
    sources: [{ title: 'Our estimate' }],
  })
  await postgres.db.write((tx) =>
    tx.save(
      Object.assign(new CatalogueProcedure(), {
        treatment_type_slug: 'dental-care',
        procedure_slug: 'veneers',
        treatment_type_name: treatmentType,
        procedure_name: procedure.name,
        procedure,
        known_names: [],
      }),
    ),
  )
})
afterAll(() => postgres.close())

test('a timeline matches its contract and the catalogue', async () => {
  const input = { procedure: 'veneers', date: '2027-03-04', home: 'uk' as const }
  const result = await readStayTimeline(input, planningCtx({ db: postgres.db }))

  expect(() => ReadStayTimeline.output.validateSync(result, { strict: true })).not.toThrow()
  expect(result).toMatchObject({
    procedureName: 'Veneers',
    treatmentType: 'Dental Care',
    isLongFlight: true,
    isReviewed: false,
    sources: ['Our estimate'],
  })
})

test('a procedure that is not offered is rejected at its field; without a catalogue there is no timeline', async () => {
  const ctx = planningCtx({ db: postgres.db })
  const read = (procedure: string) => readStayTimeline({ procedure, date: undefined, home: undefined }, ctx)
  const rejected = { code: 'INPUT_INVALID', fields: [{ path: 'procedure', code: 'PROCEDURE_UNKNOWN' }] }
  await expect(read('lasik')).rejects.toMatchObject(rejected)
  await postgres.dataSource.query(
    `update catalogue_procedures set procedure = procedure || '{"isRetired": true}'::jsonb`,
  )
  await expect(read('veneers')).rejects.toMatchObject(rejected)

  await postgres.dataSource.query('delete from catalogue_procedures')
  await expect(read('lasik')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
