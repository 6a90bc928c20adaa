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
      }),
    ),
  )
})
afterAll(() => postgres.close())

test('a timeline is answered as its contract says, by what the catalogue says', async () => {
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

test('before the catalogue has been heard there is none', async () => {
  const input = { procedure: 'lasik', date: undefined, home: undefined }
  await expect(readStayTimeline(input, planningCtx({ db: postgres.db }))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
