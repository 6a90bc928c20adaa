import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createLogger } from '@seneb/platform/logger'

import { ValuesPageDocument } from '../app/graph/generated/operations.js'
import { AskedGateway } from './asked-gateway.fixture.js'
import { PublishedAnswers, unaskedMs } from './published-answers.js'

const log = createLogger('web', 'silent')
const gateway = new AskedGateway()
let now = 0
let answers: PublishedAnswers

beforeAll(() => gateway.open())
afterAll(() => gateway.close())
beforeEach(() => {
  gateway.publish({ values: [{ title: 'Trust' }] })
  gateway.asked.length = 0
  answers = new PublishedAnswers({ gatewayUrl: gateway.url, log, now: () => now })
})

const read = () => answers.read(ValuesPageDocument, {})

test('within a second nobody is asked again, and after it only whether the answer still holds [P4]', async () => {
  const first = await read()
  const again = await read()
  expect(again.answer).toBe(first.answer)
  expect(gateway.asked).toHaveLength(1)

  now += unaskedMs
  expect((await read()).answer).toBe(first.answer)
  expect(gateway.asked.map(({ status }) => status)).toEqual([200, 304])
})

test('what was edited is read in the second after, and what showed it before no longer holds [P4]', async () => {
  const before = await read()
  gateway.publish({ values: [{ title: 'Trust, as edited' }] })
  expect((await read()).reading.data).toEqual({ values: [{ title: 'Trust' }] })

  now += unaskedMs
  expect(before.answer && (await answers.holds(before.answer))).toBe(false)
  expect((await read()).reading.data).toEqual({ values: [{ title: 'Trust, as edited' }] })
})

test('many who ask at once are one question [P4]', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, read))
  expect(new Set(all.map(({ answer }) => answer)).size).toBe(1)
  expect(gateway.asked).toHaveLength(1)
})

test('what the gateway does not give to everybody is not kept', async () => {
  gateway.publish({ values: [] }, { isForAll: false })
  expect((await read()).answer).toBeUndefined()
  await read()
  expect(gateway.asked).toHaveLength(2)
})

test('a gateway that fails is no answer, and nothing old stands in for it', async () => {
  const before = await read()
  now += unaskedMs
  gateway.fail()
  expect(await read()).toEqual({ reading: { unavailable: 'failed' } })
  expect(before.answer && answers.isFresh(before.answer)).toBe(false)
})
