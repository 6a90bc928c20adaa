import { expect, test } from '@jest/globals'
import { readSettings } from '@seneb/platform/config'

import { aiPlanningSettings } from './config.js'
import { pipelineTimes } from './planning-ctx.js'

test('without an environment the specification holds: 500 ms, 2 s, three calls [PIPE-03] [PIPE-05] [R8]', () => {
  const settings = readSettings(aiPlanningSettings, {})
  const times = pipelineTimes(settings)

  expect(settings.AI_PLANNING_OPENAI_API_KEY).toBeUndefined()
  expect(times).toMatchObject({ startDelayMs: 500, settleMs: 2000, retry: { maxCalls: 3 } })
  expect(times.deadlineSeconds * 1000 + 5000 + times.settleMs).toBeLessThan(150_000)
  expect(times.leaseSeconds * 1000).toBeGreaterThan(settings.AI_PLANNING_CALL_TIMEOUT_MS)
})

test.each([
  ['AI_PLANNING_OPENAI_BASE_URL', 'not a url'],
  ['AI_PLANNING_OPENAI_BASE_URL', 'file:///etc/passwd'],
  ['AI_PLANNING_OPENAI_RESPONSE_FORMAT', 'xml'],
  ['AI_PLANNING_START_DELAY_MS', '-1'],
  ['AI_PLANNING_SETTLE_MS', 'soon'],
  ['AI_PLANNING_LEASE_SECONDS', '45'],
])('%s=%s is refused at start, and the name is said', (name, value) => {
  expect(() => readSettings(aiPlanningSettings, { [name]: value })).toThrow(name)
})

test('a local server is a possible provider', () => {
  const url = 'http://localhost:11434/v1'

  expect(
    readSettings(aiPlanningSettings, { SENEB_ENV: 'local', AI_PLANNING_OPENAI_BASE_URL: url })
      .AI_PLANNING_OPENAI_BASE_URL,
  ).toBe(url)
})
