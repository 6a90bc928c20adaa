import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import type { QueryRunner } from 'typeorm'

import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { CreateCareEnquiries1760000900000 } from './1760000900000-create-care-enquiries.js'
import { FindPeopleAndPlans1760001400000 } from './1760001400000-find-people-and-plans.js'
import { LetEnquiriesWake1760000965000 } from './1760000965000-let-enquiries-wake.js'
import { CreateCareAnswerDrafts1760000960000 } from './1760000960000-create-care-answer-drafts.js'
import { CreateCareAnswers1760000940000 } from './1760000940000-create-care-answers.js'

const asked = new Date('2026-11-22T09:00:00Z')
let desk: CareDesk
let admin: pg.Client

beforeAll(async () => {
  desk = await careDesk()
  admin = new pg.Client({ connectionString: desk.postgres.adminUrl })
  await admin.connect()
  await admin.query('set search_path to enquiry')
})
afterAll(async () => {
  await admin.end()
  await desk.postgres.close()
})

test('enquiries that came in before the list are entered with their promise as it is [GEN-07, TRIP-54, CONT-15]', async () => {
  const [plan, request] = [await desk.tripPlan({}, asked), await desk.consultation({}, asked)]
  await admin.query(`update answer_promises set kept_at = '2026-11-22T12:00:00Z' where consultation_id = $1`, [request])
  const all = `select * from care_enquiries order by kind desc`
  const { rows: before } = await admin.query<object>(all)
  const query = async (sql: string, params?: unknown[]) => (await admin.query<object>(sql, params)).rows
  const runner = { query } as unknown as QueryRunner
  const [drafts, waking] = [new CreateCareAnswerDrafts1760000960000(), new LetEnquiriesWake1760000965000()]
  const [migration, answers] = [new CreateCareEnquiries1760000900000(), new CreateCareAnswers1760000940000()]

  const found = new FindPeopleAndPlans1760001400000()

  await found.down(runner)
  await waking.down(runner)
  await drafts.down(runner)
  await answers.down(runner)
  await migration.down(runner)
  await migration.up(runner)
  await answers.up(runner)
  await drafts.up(runner)
  await waking.up(runner)
  await found.up(runner)

  const { rows } = await admin.query<object>(all)
  const answeredAt = new Date('2026-11-22T12:00:00Z')
  expect(rows).toEqual([before[0], { ...before[1], first_answered_at: answeredAt, last_activity_at: answeredAt }])
  const { rows: events } = await admin.query('select enquiry_id, kind from care_events')
  expect(events).toHaveLength(2)
  expect(events).toEqual(
    expect.arrayContaining([plan, request].map((enquiry_id) => ({ enquiry_id, kind: 'submitted' }))),
  )
})
