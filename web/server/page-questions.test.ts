import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLogger } from '@seneb/service-kit/logger'

import { ValuesPageDocument } from '../app/graph/generated/operations.js'
import type { AskGraph } from '../app/load-context.js'
import { AskedGateway } from './asked-gateway.fixture.js'
import { PageQuestions } from './page-questions.js'
import { PublishedAnswers, unaskedMs } from './published-answers.js'

const gateway = new AskedGateway()
const log = createLogger('web', 'silent')
const nobody: AskGraph = () => Promise.resolve({ unavailable: 'failed' })

beforeAll(() => gateway.open())
afterAll(() => gateway.close())

test('who cannot wait is shown what held before, on a page that is not kept; without that, nothing', async () => {
  let now = 0
  const published = new PublishedAnswers({ gatewayUrl: gateway.url, log, now: () => now })
  gateway.publish({ values: [] })
  const first = new PageQuestions(published, nobody)
  expect(await first.readPublished(ValuesPageDocument, {}, 1000)).toEqual({ data: { values: [] } })
  expect(first.publishedOnly()).toHaveLength(1)

  now += unaskedMs
  gateway.stall()
  const second = new PageQuestions(published, nobody)
  expect(await second.readPublished(ValuesPageDocument, {}, 20)).toEqual({ data: { values: [] } })
  expect(second.publishedOnly()).toBeUndefined()
  expect(
    await second.readPublished(ValuesPageDocument, { other: true } as object as Record<string, never>, 20),
  ).toEqual({
    unavailable: 'late',
  })
  gateway.resume()
})
