import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Input } from '@seneb/contracts/define'
import type { ListCareEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { plansOf, type PlanStep } from '@seneb/testkit/statements-of'
import pg from 'pg'

import { careDesk, type CareDesk } from './care-desk.fixture.js'
import { countCareEnquiries } from '../care-enquiries/count-care-enquiries.js'
import { listCareEnquiries } from '../care-enquiries/list-care-enquiries.js'
import { careViews } from '@seneb/contracts/vocabulary/care-enquiries'
import { listSavedViews, saveOwnViews, saveTeamViews } from '../saved-views/saved-views.js'
import type { Views } from '../saved-views/saved-views.entity.js'
import { readPromiseReport } from '../promise-meter/promise-meter.js'
import { publishPromiseThresholds } from '../promise-thresholds/publish-promise-thresholds.js'

const count = 30_000
const now = new Date('2026-11-23T09:00:00Z')
let desk: CareDesk
let admin: pg.Client

/**
 * Four years of enquiries: forty wait, a few are open or wait for the patient, the others are closed; a dozen agents.
 */
beforeAll(async () => {
  desk = await careDesk()
  admin = new pg.Client({ connectionString: desk.postgres.adminUrl })
  await admin.connect()
  await admin.query('set search_path to enquiry')
  await admin.query(
    `insert into care_enquiries (id, kind, reference, version, state, outcome, submitted_at, due_at, first_replied_at,
       last_activity_at, assignee_id, full_name, email, phone_number, is_referred, has_mail_problem, plan_state, search_terms)
     select gen_random_uuid(), case when n % 3 = 0 then 'consultation' else 'trip-plan' end, 'SNB-' || n, 1,
       case when n <= 40 then 'new' when n <= 400 then 'open' when n <= 600 then 'waiting' else 'closed' end,
       case when n > 600 then 'answered' end, t, t + interval '1 day',
       case when n > 40 then t + interval '3 hours' end,
       t, case when n > 20 and n % 50 > 0 then agents[1 + n % 12] end,
       'Person' || n || ' Family' || n % 1000 || case when n % 5 = 0 then ' Mariam' else '' end
         || case when n > 1100 and n % 60 = 0 then ' Zainab' else '' end,
       'person' || n || '@example.com', '+44' || 7000000000 + n, false,
       n % 100 = 35, case when n % 100 = 45 then 'returned' when n % 3 > 0 then 'sent' end,
       array['snb' || n, n::text, 'person' || n, 'family' || n % 1000, 'example', 'com',
         case when n % 5 = 0 then 'mariam' else 'anybody' end,
         case when n > 1100 and n % 60 = 0 then 'zainab' else 'anybody' end]
         || array(select substr('44' || 7000000000 + n, at) from generate_series(1, 9) at)
     from generate_series(1, $1::int) n, lateral (select $2::timestamptz - n * interval '1 hour' as t) times,
       (select array(select gen_random_uuid() from generate_series(1, 11)) || $3::uuid as agents) people`,
    [count, now, desk.idOf('Mona')],
  )
  // Without the submitted data, which is read by its key only.
  await admin.query(`set session_replication_role = replica`)
  await admin.query(
    `insert into reply_promises (id, trip_plan_id, promised_at, due_at, kept_at)
     select gen_random_uuid(), id, submitted_at, due_at, first_replied_at from care_enquiries`,
  )
  await admin.query(
    `insert into care_enquiries (id, kind, reference, version, state, outcome, submitted_at, due_at, last_activity_at,
       full_name, email, is_referred, has_mail_problem)
     select gen_random_uuid(), 'consultation', 'SNB-S' || n, 2, 'closed', 'spam', t, t + interval '1 day', t, 'Buy Now', 'b@y', false, false
     from generate_series(1, 2000) n, lateral (select $1::timestamptz - n * interval '5 hours' as t) times`,
    [now],
  )
  await admin.query(
    `update care_enquiries set new_message_at = submitted_at, unread_messages = 1
     where substr(reference, 5) in (select n::text from generate_series(41, 400) n where n % 5 = 0)`,
  )
  await admin.query('vacuum analyze care_enquiries, reply_promises')
}, 60_000)
afterAll(async () => {
  await admin.end()
  await desk.postgres.close()
})

type ListInput = Partial<Input<typeof ListCareEnquiries>>

const lookUps = ['trip_plans_pkey', 'consultations_pkey', 'care_enquiries_pkey']
/** Excludes the look-ups of submitted data and of merged enquiries, by key, for each shown row. */
const isOfList = ([, , index]: PlanStep) => !lookUps.includes(index ?? '')

function listed(input: ListInput) {
  const request = { show: 'due', mine: false, unclaimed: false, overdue: false, first: 50, ...input } as const
  return listCareEnquiries(request, desk.as('Mona', ['care-agent'], now))
}

test.each<readonly [string, ListInput]>([
  ['due', { show: 'due' }],
  ['due', { show: 'due', overdue: true }],
  ['due_assignee', { show: 'due', unclaimed: true }],
  ['due_assignee', { show: 'due', mine: true }],
  ['undelivered', { show: 'undelivered' }],
  ['undelivered', { show: 'undelivered', mine: true }],
  ['new_message', { show: 'new-messages' }],
  ['new_message', { show: 'new-messages', mine: true }],
  ['plan_returned', { show: 'plan-returned' }],
  ['set_aside', { show: 'set-aside' }],
  ['last_activity', { show: 'erased-soon' }],
  ['last_activity', { show: 'erased-soon', kind: 'consultation' }],
  ['submitted', { show: 'all' }],
  ['state', { show: 'closed' }],
  ['state', { show: 'waiting' }],
  ['state', { show: 'closed', kind: 'consultation' }],
  ['assignee_state', { show: 'open', mine: true }],
  ['assignee_state', { show: 'closed', mine: true }],
  ['assignee', { show: 'all', mine: true }],
  ['assignee', { show: 'all', unclaimed: true }],
  ['assignee_state', { show: 'closed', unclaimed: true }],
  ['due', { show: 'new', overdue: true }],
])(
  'along its index %p the list %p is one statement that reads hardly more than it shows [P7, P9]',
  async (index, input) => {
    const { result, statements } = await plansOf(admin, 'care_enquiries', () => listed(input))

    expect(result.enquiries.length).toBeGreaterThan(0)
    expect(statements).toHaveLength(1)
    const steps = statements.flat().filter(isOfList)
    expect([...new Set(steps.flatMap(([, , name]) => name ?? []))]).toEqual([`care_enquiries_${index}`])
    expect(steps.filter(([step, rows]) => step === 'Seq Scan' || rows > 200)).toEqual([])
  },
)

test.each<readonly [string, ListInput]>([
  ['search', { search: 'person123', show: 'all' }],
  ['search', { search: 'family7 person7', show: 'closed' }],
  ['search', { search: '7000012345', show: 'all' }],
  ['search', { search: '2345', show: 'all' }],
  ['search', { search: 'snb4711', show: 'due', mine: true }],
  ['search', { search: 'SNB-4711', show: 'all' }],
  ['email', { search: 'person4711@example.com', show: 'all' }],
])(
  'what is rare is found along the index %p: %p is one statement that looks through a thousand and fetches few [P7, P9]',
  async (index, input) => {
    const { result, statements } = await plansOf(admin, 'care_enquiries', () => listed(input))

    expect(statements).toHaveLength(1)
    const steps = statements.flat()
    const searched = steps.filter(([, , name]) => name === `care_enquiries_${index}`)
    expect(searched).toHaveLength(1)
    expect(result.enquiries.length).toBeGreaterThan(0)
    expect(steps.filter(([step, rows]) => step === 'Seq Scan' || rows > 1100)).toEqual([])
  },
)

/** Time by which more than twenty thousand of them are erased within a month. */
const muchLater = new Date('2028-03-01T09:00:00Z')
const erasedSoonFor = (name: string, input: ListInput) => {
  const request = { show: 'erased-soon', mine: false, unclaimed: false, overdue: false, first: 50, ...input } as const
  return listCareEnquiries(request, desk.as(name, ['care-agent'], muchLater))
}

/** Returns plan steps that read more than a thousand rows, along another index or none, or sort more than a page. */
const readOtherwise = (steps: readonly PlanStep[]) =>
  steps
    .filter(isOfList)
    .filter(
      ([step, rows, index = 'care_enquiries_last_activity']) =>
        step === 'Seq Scan' ||
        rows > 1000 ||
        (step.includes('Sort') && rows > 51) ||
        index !== 'care_enquiries_last_activity',
    )

test('unassigned enquiries that are erased soon are read in index order until the page is full [P7, O-7]', async () => {
  const { result, statements } = await plansOf(admin, 'care_enquiries', () =>
    erasedSoonFor('Mona', { unclaimed: true, first: 10 }),
  )

  expect(result.enquiries).toHaveLength(10)
  expect(statements).toHaveLength(1)
  expect(readOtherwise(statements.flat())).toEqual([])
  expect(Math.max(...statements.flat().map(([, rows]) => rows))).toBeLessThan(600)
})

test.each<readonly [string, ListInput]>([
  ['Noor', { mine: true }],
  ['Mona', { overdue: true }],
])(
  'of many that are erased soon a thousand are looked through, in the order of the index, when none fits [P7, O-7]',
  async (name, input) => {
    const { result, statements } = await plansOf(admin, 'care_enquiries', () => erasedSoonFor(name, input))

    expect(result).toMatchObject({ enquiries: [], next: expect.any(String) })
    expect(statements).toHaveLength(1)
    expect(readOtherwise(statements.flat())).toEqual([])
  },
)

test('a search is over everybody, whatever the list shows, and looks through a thousand of all [P7, TRIP-28]', async () => {
  const searched = { overdue: true, search: 'person20100 family100' }
  const { result, statements } = await plansOf(admin, 'care_enquiries', () => erasedSoonFor('Mona', searched))

  expect(result.enquiries.map(({ reference }) => reference)).toEqual(['SNB-20100'])
  expect(statements).toHaveLength(1)
  expect(statements.flat().filter(([step, rows]) => step === 'Seq Scan' || rows > 1100)).toEqual([])
})

test.each<ListInput>([{ unclaimed: true }, { mine: true }])(
  'pages of those that are erased soon and %p follow one another to the last, none twice and none left out [P7, O-7]',
  async (input) => {
    const found: string[] = []
    let after: string | undefined
    do {
      const page = await erasedSoonFor('Mona', { ...input, after })
      found.push(...page.enquiries.map(({ id }) => id))
      after = page.next
    } while (after !== undefined)

    const { rows } = await admin.query<{ id: string }>(
      `select id from care_enquiries where last_activity_at <= $1::timestamptz - interval '23 months'
         and assignee_id is not distinct from $2::uuid order by last_activity_at, id`,
      [muchLater, input.mine ? desk.idOf('Mona') : null],
    )
    expect(rows.length).toBeGreaterThan(400)
    expect(found).toEqual(rows.map(({ id }) => id))
  },
)

test.each<ListInput>([{ show: 'all' }, { show: 'closed' }])(
  'a name that every fifth has is found in the newest, also from the list %p, and its rows are not gathered from all over the table [P7]',
  async (input) => {
    const { result, statements } = await plansOf(admin, 'care_enquiries', () => listed({ ...input, search: 'mariam' }))

    expect(result).toMatchObject({ isPartial: false, next: expect.any(String) })
    expect(result.enquiries).toHaveLength(50)
    const searches = statements.flat().filter(([step]) => step === 'Bitmap Heap Scan')
    expect(searches.map(([, rows]) => rows)).toEqual([0])
  },
)

test('pages of a common name continue to the last, without repeats or gaps [P7, TRIP-28]', async () => {
  const found: string[] = []
  let after: string | undefined
  do {
    const page = await listed({ search: 'mariam', show: 'closed', first: 100, after })
    found.push(...page.enquiries.map(({ id }) => id))
    after = page.next
  } while (after !== undefined)

  const { rows } = await admin.query<{ id: string }>(
    `select id from care_enquiries where full_name like '% Mariam%' order by submitted_at desc, id desc`,
  )
  expect(rows.length).toBeGreaterThan(5000)
  expect(found).toEqual(rows.map(({ id }) => id))
})

test('of a rare name with too many matches some are found with a notice; another word finds the one [P7]', async () => {
  const some = await listed({ search: 'zainab', show: 'all' })
  const one = await listed({ search: 'zainab person1500 family500', show: 'all' })

  expect([some.isPartial, some.enquiries.length]).toEqual([true, 50])
  expect([one.isPartial, one.enquiries.map(({ reference }) => reference)]).toEqual([false, ['SNB-1500']])
})

test('the prepared statement uses the same index after many calls, when its generic plan no longer knows the values [P7]', async () => {
  await admin.query('set plan_cache_mode = force_generic_plan')
  const input = { search: 'person4711@example.com', show: 'all' } as const
  const plans = [await plansOf(admin, 'care_enquiries', () => listed(input))]
  for (const show of ['due', 'closed'] as const) {
    plans.push(await plansOf(admin, 'care_enquiries', () => listed({ show, mine: true })))
  }
  await admin.query('reset plan_cache_mode')

  expect(plans.map(({ result }) => result.enquiries.length > 0)).toEqual([true, true, true])
  const steps = plans.flatMap(({ statements }) => statements.flat())
  expect(steps.filter(([step, rows]) => step === 'Seq Scan' || rows > 1100)).toEqual([])
})

test('how many wait for something is one statement that reads them alone [P9, D-51]', async () => {
  const { result, statements } = await plansOf(admin, 'care_enquiries', () =>
    countCareEnquiries(desk.as('Mona', ['care-agent'], now)),
  )

  const few = { newMessages: 72, plansDecided: 0, undelivered: 6, plansReturned: 6, setAside: 4, dueForErasure: 100 }
  expect(result).toEqual({ due: 40, late: 17, soon: 4, unclaimed: 20, mine: 30, ...few })
  expect(statements).toHaveLength(1)
  expect(statements.flat().filter(([step, rows]) => step === 'Seq Scan' || rows > 100)).toEqual([])
})

test('the counts of forty views are one statement, which reads a thousand rows of each or those of one agent, and never the table [P9, P13]', async () => {
  const filters = careViews.flatMap((show) =>
    [{}, { mine: true }, { unclaimed: true }, { kind: 'consultation', overdue: true }].map((changes) => ({
      show,
      mine: false,
      unclaimed: false,
      overdue: false,
      ...changes,
    })),
  ) as Views[number]['filter'][]
  const views = filters.slice(0, 40).map((filter, at) => ({ name: `View ${at}`, filter }))
  const mona = desk.as('Mona', ['care-agent'], now)
  await saveOwnViews({ version: 0, views: views.slice(0, 20) }, mona)
  await saveTeamViews({ version: 0, views: views.slice(20) }, desk.as('Nadia', ['care-lead'], now))

  const ownRows = count / 12
  const { result, statements } = await plansOf(admin, 'care_enquiries', () => listSavedViews(mona))

  expect([result.counts.own.length, result.counts.team.length]).toEqual([20, 20])
  expect(result.counts.own[0]).toEqual({ count: 40, isMore: false })
  expect(statements).toHaveLength(1)
  expect(statements.flat().filter(([step, rows]) => step === 'Seq Scan' || rows > ownRows)).toEqual([])
})

test('the report on the promise is one statement that reads the last 90 days alone [P9, GEN-07]', async () => {
  const { result, statements } = await plansOf(admin, 'care_enquiries', () => readPromiseReport(desk.at(now)))

  expect(result.byWeek.length).toBeGreaterThan(12)
  expect(statements).toHaveLength(1)
  expect(statements.flat().filter(([step, rows]) => step === 'Seq Scan' || rows > 3 * 90 * 24)).toEqual([])
})

test('of 30,000 promises a threshold run reads the running ones, with one statement and an update for each threshold [P9, GEN-07]', async () => {
  const { statements } = await plansOf(admin, 'reply_promises', () => publishPromiseThresholds(desk.at(now)))

  const due = 29
  expect(statements).toHaveLength(1 + due)
  expect(statements.flat().filter(([, rows]) => rows > 100)).toEqual([])
})
