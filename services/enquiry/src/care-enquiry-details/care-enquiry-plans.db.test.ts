import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Input } from '@seneb/contracts/define'
import type { ListCareEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { plansOf } from '@seneb/testkit/query-plans'
import pg from 'pg'

import { careDesk, type CareDesk } from './care-desk.fixture.js'
import { countCareEnquiries } from '../care-enquiries/count-care-enquiries.js'
import { listCareEnquiries } from '../care-enquiries/list-care-enquiries.js'
import { readPromiseReport } from '../promise-meter/read-promise-report.js'
import { tellPromiseMarks } from '../promise-marks/tell-promise-marks.js'

const count = 30_000
const now = new Date('2026-11-23T09:00:00Z')
let desk: CareDesk
let admin: pg.Client

/** Four years of enquiries: forty wait, a few are open or wait for the patient, the others are over; a dozen agents. */
beforeAll(async () => {
  desk = await careDesk()
  admin = new pg.Client({ connectionString: desk.postgres.adminUrl })
  await admin.connect()
  await admin.query('set search_path to enquiry')
  await admin.query(
    `insert into care_enquiries (id, kind, reference, version, state, outcome, submitted_at, due_at, first_answered_at,
       last_activity_at, assignee_id, full_name, email, phone_number, is_referred, has_mail_problem)
     select gen_random_uuid(), case when n % 3 = 0 then 'consultation' else 'trip-plan' end, 'SNB-' || n, 1,
       case when n <= 40 then 'new' when n <= 400 then 'open' when n <= 600 then 'waiting' else 'closed' end,
       case when n > 600 then 'answered' end, t, t + interval '1 day', case when n > 40 then t + interval '3 hours' end,
       t, case when n > 20 then agents[1 + n % 12] end, 'Person' || n || ' Family' || n % 1000,
       'person' || n || '@example.com', '+44' || 7000000000 + n, false,
       n % 100 = 35
     from generate_series(1, $1::int) n, lateral (select $2::timestamptz - n * interval '1 hour' as t) times,
       (select array(select gen_random_uuid() from generate_series(1, 11)) || $3::uuid as agents) people`,
    [count, now, desk.idOf('Mona')],
  )
  // Without what was submitted, which the clock reads by its key alone.
  await admin.query(`set session_replication_role = replica`)
  await admin.query(
    `insert into answer_promises (id, trip_plan_id, promised_at, due_at, kept_at)
     select gen_random_uuid(), id, submitted_at, due_at, first_answered_at from care_enquiries`,
  )
  await admin.query('vacuum analyze care_enquiries, answer_promises')
}, 60_000)
afterAll(async () => {
  await admin.end()
  await desk.postgres.close()
})

type Asked = Partial<Input<typeof ListCareEnquiries>>

test.each<Asked>([
  { show: 'due' },
  { show: 'due', overdue: true },
  { show: 'due', unclaimed: true },
  { show: 'undelivered' },
  { show: 'undelivered', mine: true },
  { show: 'all' },
  { show: 'closed' },
  { show: 'open', mine: true },
  { show: 'all', mine: true },
  { show: 'closed', kind: 'consultation' },
  { show: 'new', unclaimed: true },
  { search: 'person123', show: 'all' },
  { search: 'family7 person7', show: 'closed' },
  { search: '7000012345', show: 'all' },
])('of 30,000 enquiries %p is one statement that reads a tenth of them at most [P9]', async (asked) => {
  const wanted = { show: 'due', mine: false, unclaimed: false, overdue: false, first: 50, ...asked } as const
  const ctx = desk.as('Mona', ['care-agent'], now)

  const { answer, statements } = await plansOf(admin, 'care_enquiries', () => listCareEnquiries(wanted, ctx))

  expect(answer.enquiries.length).toBeGreaterThan(0)
  expect(statements).toHaveLength(1)
  const steps = statements.flat()
  expect(steps.filter(([step, rows]) => step === 'Seq Scan' || rows > count / 10)).toEqual([])
})

test('how many wait for something is one statement that reads them alone [P9, D-51]', async () => {
  const { answer, statements } = await plansOf(admin, 'care_enquiries', () =>
    countCareEnquiries(desk.as('Mona', ['care-agent'], now)),
  )

  expect(answer).toEqual({ due: 40, late: 17, soon: 4, unclaimed: 20, undelivered: 6, mine: 30 })
  expect(statements).toHaveLength(1)
  expect(statements.flat().filter(([step, rows]) => step === 'Seq Scan' || rows > 100)).toEqual([])
})

test('the report on the promise is one statement that reads the last 90 days alone [P9, GEN-07]', async () => {
  const { answer, statements } = await plansOf(admin, 'care_enquiries', () => readPromiseReport(desk.at(now)))

  expect(answer.byWeek.length).toBeGreaterThan(12)
  expect(statements).toHaveLength(1)
  expect(statements.flat().filter(([step, rows]) => step === 'Seq Scan' || rows > 3 * 90 * 24)).toEqual([])
})

test('of 30,000 promises a turn of the clock reads those that run, one statement and an update for each mark [P9, GEN-07]', async () => {
  const { statements } = await plansOf(admin, 'answer_promises', () => tellPromiseMarks(desk.at(now)))

  const due = 29
  expect(statements).toHaveLength(1 + due)
  expect(statements.flat().filter(([, rows]) => rows > 100)).toEqual([])
})
