import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ReadPlanQuality } from '@seneb/contracts/messages/ai-planning/plan-quality.messages'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, TestSessions } from '../staff/staff-session.fixture.js'

let gateway: TestGateway
let sessions: TestSessions
const tripPlanId = '7b0d2a52-1cf4-4a4e-9d51-0a8a5a1f5a10'

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  const none = { drafted: 0, handWritten: 1, refusedFigures: 0 }
  const figures = {
    ...none,
    drafted: 20,
    medianEdit: 125,
    medianUnchanged: 800,
    medianAddedLines: 2,
    medianSecondsToApproval: 90,
  }
  await gateway.handle(ReadPlanQuality, ({ weeks }) => ({
    weeks,
    total: figures,
    byWeek: [{ monday: '2026-11-23', figures: none }],
    bySpecialty: [{ specialty: 'dental-care', figures }],
    byWriter: [{ writer: 'openai' as const, model: 'gpt-test', figures }],
    byPart: [{ part: 'before-travel' as const, plans: 3, medianEdit: 0 }],
    reasons: [{ reason: 'not-available' as const, count: 4 }],
    changedPlans: [{ tripPlanId, specialty: 'dental-care', approvedAt: '2026-11-24T09:00:00.000Z', edit: 1000 }],
  }))
})
afterAll(() => gateway.close())

const query = `query ($weeks: Int! = 12) { planQuality(weeks: $weeks) { weeks
  total { drafted medianEditShare medianUnchangedShare medianAddedLines medianRemovedLines medianSecondsToApproval }
  byWeek { monday figures { handWritten medianEditShare } } byWriter { writer model figures { drafted } }
  byPart { part medianEditShare } reasons { reason count } changedPlans { id editShare } } }`
const request = (variables: object) => gateway.graphql(query, variables, fromOurPage(sessions.open(['care-lead'])))

test("the report has its parts in the schema's spelling, shares from 0 to 1, and null when nothing was drafted [D-49, ADM-09]", async () => {
  const { json } = await request({})
  const total = { drafted: 20, medianEditShare: 0.125, medianUnchangedShare: 0.8, medianAddedLines: 2 }
  expect(json.data).toEqual({
    planQuality: {
      weeks: 12,
      total: { ...total, medianRemovedLines: null, medianSecondsToApproval: 90 },
      byWeek: [{ monday: '2026-11-23', figures: { handWritten: 1, medianEditShare: null } }],
      byWriter: [{ writer: 'OPENAI', model: 'gpt-test', figures: { drafted: 20 } }],
      byPart: [{ part: 'BEFORE_TRAVEL', medianEditShare: 0 }],
      reasons: [{ reason: 'NOT_AVAILABLE', count: 4 }],
      changedPlans: [{ id: tripPlanId, editShare: 1 }],
    },
  })
})

test.each([
  [0, 'Please ask for at least one week'],
  [53, 'Please ask for at most 52 weeks'],
])('%i weeks are refused in a sentence [D-49]', async (weeks, message) => {
  const { json } = await request({ weeks })
  expect(JSON.stringify(json.errors)).toContain(message)
})
