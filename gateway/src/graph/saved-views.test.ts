import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { ListSavedViews, SaveOwnViews, SaveTeamViews } from '@seneb/contracts/messages/enquiry/saved-view.messages'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const late = { show: 'due', kind: 'trip-plan', mine: false, unclaimed: false, overdue: true } as const
const flags = { mine: false, unclaimed: false, overdue: true }
const requests: unknown[] = []
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ListSavedViews, () => ({
    own: { version: 0, views: [] },
    team: { version: 3, views: [{ name: 'Late', filter: late }] },
    counts: { own: [], team: [{ count: 17, isMore: true }] },
  }))
  await gateway.handle(SaveOwnViews, (input) => {
    requests.push(input)
    return { version: 1 }
  })
  await gateway.handle(SaveTeamViews, () => {
    throw new AppError('CHANGED_MEANWHILE')
  })
})
beforeEach(() => {
  requests.length = 0
})
afterAll(() => gateway.close())

const request = (query: string, role: 'auditor' | 'care-lead' | 'writer' = 'care-lead') =>
  gateway.graphql(query, {}, fromOurPage(sessions.open([role])))
const save = (field: string, view = 'name: "Late", show: UNDELIVERED, kind: CONSULTATION, mine: true') =>
  `mutation { ${field}(version: 0, views: [{ ${view} }]) {
    __typename ... on ViewsSaved { version } ... on Problem { code message }
    ... on InvalidInput { fields { path message } } } }`

test("views have their filters in the schema's spelling [GEN-07]", async () => {
  const query = `{ savedViews { own { version views { name } }
    team { version views { name show kind mine unclaimed overdue count isMore } } } }`

  expect((await request(query)).json.data).toEqual({
    savedViews: {
      own: { version: 0, views: [] },
      team: {
        version: 3,
        views: [{ name: 'Late', show: 'DUE', kind: 'TRIP_PLAN', ...flags, count: 17, isMore: true }],
      },
    },
  })
})

test('a list is saved in the given order, and a concurrent change is a problem of its own [GEN-07, R8]', async () => {
  const { json } = await request(save('saveOwnViews'))
  expect(json.data).toEqual({ saveOwnViews: { __typename: 'ViewsSaved', version: 1 } })
  const filter = { show: 'undelivered', kind: 'consultation', mine: true, unclaimed: false, overdue: false }
  expect(requests).toEqual([{ version: 0, views: [{ name: 'Late', filter }] }])

  expect(rejectionOf(await request(save('saveTeamViews')))).toBe('CHANGED_MEANWHILE')
})

test('a missing name is reported at its field, and a search text is no field of a view [S6, S13]', async () => {
  const { json } = await request(save('saveOwnViews', 'name: " ", show: DUE'))
  expect(json.data).toMatchObject({
    saveOwnViews: { fields: [{ path: 'views[0].name', message: 'Please give the view a name' }] },
  })
  const searching = await request(save('saveOwnViews', 'name: "Late", show: DUE, search: "Amal"'))
  expect(searching.json.errors?.[0]?.message).toContain('Field "search" is not defined')
  expect(requests).toEqual([])
})

test('staff who read enquiries manage their own views; leads manage team views [ROLE-03]', async () => {
  expect(rejectionOf(await request(save('saveOwnViews'), 'writer'))).toBe('NOT_ALLOWED')
  expect((await request(save('saveOwnViews'), 'auditor')).json.data).toMatchObject({ saveOwnViews: { version: 1 } })
  expect(rejectionOf(await request(save('saveTeamViews'), 'auditor'))).toBe('NOT_ALLOWED')
})
