import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ReadPromiseReport } from '@seneb/contracts/messages/enquiry/reply-promise.messages'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, TestSessions } from '../staff/staff-session.fixture.js'

let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  const counts = { onTime: 9, late: 1, overdue: 0, pending: 2, excluded: 1 }
  const figures = { ...counts, medianSeconds: 3600, ninetyFifthSeconds: 7200 }
  await gateway.handle(ReadPromiseReport, () => ({
    days: 90,
    total: figures,
    byWeek: [{ monday: '2026-11-23', figures: counts }],
    byKind: [{ kind: 'trip-plan' as const, figures }],
  }))
})
afterAll(() => gateway.close())

test("the report has its parts in the schema's spelling, and null when no enquiry was answered [GEN-07, ADM-09]", async () => {
  const figures = 'figures { onTime medianSeconds ninetyFifthSeconds }'
  const query = `{ promiseReport { days total { late pending } byKind { kind ${figures} } byWeek { monday ${figures} } } }`
  const { json } = await gateway.graphql(query, {}, fromOurPage(sessions.open(['auditor'])))

  expect(json.data).toEqual({
    promiseReport: {
      days: 90,
      total: { late: 1, pending: 2 },
      byKind: [{ kind: 'TRIP_PLAN', figures: { onTime: 9, medianSeconds: 3600, ninetyFifthSeconds: 7200 } }],
      byWeek: [{ monday: '2026-11-23', figures: { onTime: 9, medianSeconds: null, ninetyFifthSeconds: null } }],
    },
  })
})
