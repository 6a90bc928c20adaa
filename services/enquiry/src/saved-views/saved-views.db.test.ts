import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Input } from '@seneb/contracts/define'
import { SaveOwnViews } from '@seneb/contracts/messages/enquiry/saved-view.messages'
import { readForm } from '@seneb/contracts/forms/read-form'
import { StaffActionCompleted } from '@seneb/contracts/messages/enquiry/every-service.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import { statementsOf } from '@seneb/testkit/statements-of'

import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { claimCareEnquiry } from '../care-enquiries/claim-care-enquiry.js'
import { listSavedViews, saveOwnViews, saveTeamViews } from './saved-views.js'

const now = new Date('2026-11-22T09:00:00Z')
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  for (const table of ['saved_views', 'outbox']) await desk.postgres.dataSource.query(`delete from ${table}`)
})
afterAll(() => desk.postgres.close())

type Views = Input<typeof SaveOwnViews>['views']
const agent = (name: string) => desk.as(name, ['care-agent'], now)
const lead = (name: string) => desk.as(name, ['care-lead'], now)
const filter = { show: 'due', mine: false, unclaimed: false, overdue: true } as const
const named = (...names: readonly string[]): Views => names.map((name) => ({ name, filter }))
const namesOf = (list: { readonly views: Views }) => list.views.map(({ name }) => name)
const changed = { code: 'CHANGED_MEANWHILE' }

test('own views are private and team views shared, each in its order [GEN-07]', async () => {
  await saveOwnViews({ version: 0, views: named('Late', 'Mine') }, agent('Mona'))
  await saveOwnViews({ version: 0, views: named('His') }, agent('Karim'))
  await saveTeamViews({ version: 0, views: named('Late trip plans') }, lead('Nadia'))

  const [monas, karims] = [await listSavedViews(agent('Mona')), await listSavedViews(agent('Karim'))]
  expect([namesOf(monas.own), namesOf(monas.team)]).toEqual([['Late', 'Mine'], ['Late trip plans']])
  expect([namesOf(karims.own), namesOf(karims.team)]).toEqual([['His'], ['Late trip plans']])
  expect(await listSavedViews(agent('Dina'))).toMatchObject({ own: { version: 0, views: [] } })

  await saveOwnViews({ version: 1, views: named('Mine', 'Late') }, agent('Mona'))
  expect(namesOf((await listSavedViews(agent('Mona'))).own)).toEqual(['Mine', 'Late'])
  await saveOwnViews({ version: 2, views: [] }, agent('Mona'))
  expect((await listSavedViews(agent('Mona'))).own).toEqual({ version: 3, views: [] })
})

test('of two changes to the same list the second gets a conflict, and nothing of it is stored [R8]', async () => {
  await saveTeamViews({ version: 0, views: named('First') }, lead('Nadia'))
  await expect(saveTeamViews({ version: 0, views: named('Second') }, lead('Hany'))).rejects.toMatchObject(changed)
  await expect(saveTeamViews({ version: 7, views: named('Second') }, lead('Hany'))).rejects.toMatchObject(changed)
  await expect(saveOwnViews({ version: 4, views: named('Unseen') }, agent('Mona'))).rejects.toMatchObject(changed)

  const { own, team } = await listSavedViews(agent('Mona'))
  expect([namesOf(own), namesOf(team)]).toEqual([[], ['First']])
})

test('of ten concurrent first saves of a list one succeeds, and nine get a conflict [R8]', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_none, at) =>
      saveTeamViews({ version: 0, views: named(`View ${at}`) }, lead(`Lead ${at}`)),
    ),
  )

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await outboxPayloads(desk.postgres.db, StaffActionCompleted)).toHaveLength(1)
})

test('a repeated save whose response was lost succeeds without a second trace [R3, S10]', async () => {
  const input = { version: 0, views: named('Late') }
  const first = await saveTeamViews(input, lead('Nadia'))

  expect(await saveTeamViews(input, lead('Nadia'))).toEqual(first)
  expect(await outboxPayloads(desk.postgres.db, StaffActionCompleted)).toHaveLength(1)
})

test("a lead's change to team views is audited with old and new values; a change to own views is not audited [S10, S14]", async () => {
  await saveTeamViews({ version: 0, views: named('Late') }, lead('Nadia'))
  const shown = { ...filter, kind: 'trip-plan', show: 'new' } as const
  await saveTeamViews({ version: 1, views: [{ name: 'Late', filter: shown }] }, lead('Nadia'))
  await saveOwnViews({ version: 0, views: named('Mine') }, agent('Mona'))

  const auditActions = await outboxPayloads(desk.postgres.db, StaffActionCompleted)
  expect(auditActions.map(({ action, actor, fields }) => [action, actor.name, fields])).toEqual([
    ['save-team-views', 'Nadia', [{ name: 'views', from: '', to: 'Late (due overdue)' }]],
    ['save-team-views', 'Nadia', [{ name: 'views', from: 'Late (due overdue)', to: 'Late (new trip-plan overdue)' }]],
  ])
})

const invalidViews: readonly (readonly [what: string, views: unknown, path: string, sentence: string])[] = [
  ['a view without a name', [{ name: '  ', filter }], 'views[0].name', 'Please give the view a name'],
  ['a name that is too long', named('x'.repeat(41)), 'views[0].name', 'Please use at most 40 characters'],
  ['a name on two lines', named('a\nb'), 'views[0].name', 'Please use a single line'],
  [
    'a name that reads backwards',
    named('Late \u202Eetal'),
    'views[0].name',
    'Please type this again: a sign in it (U+202E) cannot be seen',
  ],
  ['a name twice', named('Late', 'late'), 'views[1].name', 'Another view has this name already'],
  [
    'more views than fit',
    named(...Array.from({ length: 21 }, (_none, at) => `${at}`)),
    'views',
    'Please keep at most 20 views; remove one first',
  ],
  [
    'a view that does not exist',
    [{ name: 'Late', filter: { show: 'everything' } }],
    'views[0].filter.show',
    'Please choose which enquiries',
  ],
]

test.each(invalidViews)('%s is refused at its field with a sentence [S6]', (_what, views, path, message) => {
  expect(readForm(SaveOwnViews.input, { version: 0, views }, {}).problems).toEqual([{ path, message }])
})

test('a search text cannot be part of a view, because it may contain a name [S13]', async () => {
  const views = [{ name: 'Late', filter: { ...filter, search: 'Amal Haddad' } }]
  const { value } = readForm(SaveOwnViews.input, { version: 0, views }, {})
  await saveOwnViews(value ?? { version: 0, views: [] }, agent('Mona'))

  expect((await listSavedViews(agent('Mona'))).own.views).toEqual(named('Late'))
})

test('each view has its count for the caller, with one extra statement for all views [GEN-07, P13]', async () => {
  const views: Views = [
    { name: 'Waiting', filter: { ...filter, overdue: false } },
    { name: 'Late', filter },
    { name: 'Mine', filter: { ...filter, show: 'all', overdue: false, mine: true } },
    { name: 'Consultations', filter: { ...filter, show: 'new', overdue: false, kind: 'consultation' } },
  ]
  await saveOwnViews({ version: 0, views }, agent('Mona'))
  await saveTeamViews({ version: 0, views: views.slice(0, 1) }, lead('Nadia'))
  const before = new Date(now.getTime() - 25 * 60 * 60 * 1000)
  const id = await desk.tripPlan({}, before)
  await desk.tripPlan({}, now)
  await desk.consultation({}, now)
  await claimCareEnquiry({ enquiryId: id, version: 1, takeOver: false }, agent('Mona'))

  const sent = await statementsOf(() => listSavedViews(agent('Mona')))
  const { counts } = await listSavedViews(agent('Mona'))

  expect(counts.own).toEqual([3, 1, 1, 1].map((count) => ({ count, isMore: false })))
  expect(counts.team).toEqual([{ count: 3, isMore: false }])
  expect(sent.filter((sql) => /select/i.test(sql))).toHaveLength(2)
})
