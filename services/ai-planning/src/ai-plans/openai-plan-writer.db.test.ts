import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { createLogger } from '@seneb/platform/logger'
import { startFakeOpenAi, type FakeOpenAi, type FakeOpenAiMode } from '@seneb/testkit/fake-openai'
import type { TestDb } from '@seneb/testkit/test-db'

import { AiBudgetDay } from '../ai-budgets/spend-budget.js'
import {
  aModelReply,
  evictPlans,
  openAiWriter,
  planOf,
  planningCtx,
  planningDb,
  runUntilAnnounced,
  statedAbout,
  storedPlan,
  submitTrip,
} from '../planning.fixture.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { aTrip } from '../trip.fixture.js'
import { generateAiPlans } from './generate-ai-plans.js'
import { modelNotice } from './model-plan.rules.js'
import { readPlanText } from './plan-text.rules.js'

let database: TestDb
let fake: FakeOpenAi

beforeAll(async () => {
  database = await planningDb()
  fake = await startFakeOpenAi()
})

afterEach(async () => {
  fake.clear()
  await evictPlans(database.db)
})

afterAll(async () => {
  await fake.stop()
  await database.close()
})

const replyWith = (changes: object) => () => aModelReply(changes)

const withModel = (changes: Parameters<typeof openAiWriter>[1] = {}): PlanningCtx =>
  planningCtx({ db: database.db, planWriter: openAiWriter(fake.baseUrl, changes) })

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test("a model writes the plan with one call, and the budget records the provider's count [PIPE-01]", async () => {
  fake.writer = replyWith({})
  const { row, events } = await planOf(withModel())

  expect(row).toMatchObject({ state: 'generated', writer: 'openai', model: 'gpt-test', attempts: 1 })
  expect(readPlanText(row.generated_plan ?? '').openPoints[0]).toBe(modelNotice)
  expect(events).toEqual([expect.objectContaining({ payload: expect.objectContaining({ writer: 'openai' }) })])
  expect(fake.requests).toHaveLength(1)
  const [budget] = await database.db.read((tx) => tx.find(AiBudgetDay))
  expect(budget?.calls).toBe(1)
  expect(Number(budget?.tokens)).toBeLessThan(12_000)
})

test('an answer in our schema is understood', async () => {
  expect((await planOf(withModel())).row.state).toBe('generated')
})

test('no figure or name invented by a model is stored or published [D-49] [PIPE-01]', async () => {
  fake.writer = () =>
    aModelReply({
      summary: 'Seven nights, then surgery on 12 March at Cleopatra Hospital for $1,999.',
      costNotes: ['You save 70 per cent.'],
    })
  const { row, events } = await planOf(withModel())

  expect(row.generated_plan).toContain('surgery on [date to be confirmed] at [name removed] Hospital for')
  expect(row.generated_plan).toContain('You save [figure to be confirmed].')
  expect(readPlanText(row.generated_plan ?? '').openPoints[1]).toContain('percentage (about costs)')
  expect(events).toHaveLength(1)
  expect(JSON.stringify([row, events])).not.toMatch(/1,999|12 March|Cleopatra|70 per cent/)
})

describe('every way a provider fails ends in exactly one final state with at most three calls [R8]', () => {
  const failures: [FakeOpenAiMode, number][] = [
    ['429', 3],
    ['500', 3],
    ['401', 1],
    ['hang', 3],
    ['cut', 3],
    ['truncated', 3],
    ['garbage', 3],
    ['html', 3],
    ['empty', 3],
    ['slow-drip', 3],
    ['retry-after-3600', 3],
    ['obeying-injection', 1],
  ]

  test.each(failures)('%s: no plan after %i calls [PIPE-17]', async (mode, calls) => {
    fake.mode = mode
    const { row, events } = await planOf(withModel())

    expect(events).toEqual([
      expect.objectContaining({
        payload: {
          tripPlanId: row.id,
          failedAt: row.finished_at?.toISOString(),
          reason: 'Failed to generate trip plan',
        },
      }),
    ])
    expect(row).toMatchObject({ state: 'failed', generated_plan: null, attempts: calls })
    expect(fake.requests).toHaveLength(calls)
  })

  test.each<FakeOpenAiMode>(['429', '500', 'hang', 'cut', 'garbage', 'html', 'empty', 'slow-drip'])(
    '%s twice and then an answer: the plan is there after three calls',
    async (mode) => {
      fake.writer = replyWith({})
      fake.next(mode, mode)
      const { row, events } = await planOf(withModel())

      expect(row).toMatchObject({ state: 'generated', attempts: 3 })
      expect(events).toHaveLength(1)
      expect(fake.requests).toHaveLength(3)
    },
  )

  test('without a listening provider there is no plan and no further call', async () => {
    const silent = planningCtx({ db: database.db, planWriter: openAiWriter('http://127.0.0.1:9/v1') })

    expect((await planOf(silent)).row).toMatchObject({
      state: 'failed',
      failure_reason: 'Failed to generate trip plan',
    })
  })

  test('Retry-After is honoured up to its cap', async () => {
    // The reply requests a wait of one hour; without the cap this test would time out.
    fake.writer = replyWith({})
    fake.next('retry-after-3600')
    await planOf(withModel())

    const [first, second] = fake.requests.map(({ at }) => at.getTime())
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(300)
  })

  test('an endless response is not read to its end', async () => {
    fake.writer = replyWith({ summary: 'x'.repeat(1_000_000) })
    const ctx = withModel()

    const writing = ctx.planWriter.write(aTrip(), undefined, { ...ctx, remainingMs: 5000 })

    await expect(writing).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('a call that takes too long is hung up on', async () => {
    const silent = createServer()
    const hungUp = new Promise<string>((resolve) => {
      silent.on('request', (_request, response) => response.once('close', () => resolve('hung up')))
    })
    const ctx = planningCtx({
      db: database.db,
      planWriter: openAiWriter(await listening(silent), { callTimeoutMs: 20_000 }),
    })

    const writing = ctx.planWriter.write(aTrip(), undefined, { ...ctx, remainingMs: 2000 })

    await expect(writing).rejects.toMatchObject({ kind: 'timeout' })
    expect(await hungUp).toBe('hung up')
    silent.closeAllConnections()
    silent.close()
  })

  test('a redirect is not followed, so that the key is sent nowhere else [S17]', async () => {
    const redirecting = createServer((_request, response) => {
      response.writeHead(307, { location: `${fake.baseUrl}/chat/completions` }).end()
    })
    const { row } = await planOf(
      planningCtx({ db: database.db, planWriter: openAiWriter(await listening(redirecting)) }),
    )
    redirecting.close()

    expect(row.state).toBe('failed')
    expect(fake.requests).toHaveLength(0)
  })

  test('while the provider is down further enquiries make no calls', async () => {
    fake.mode = '500'
    const ctx = planningCtx({
      db: database.db,
      planWriter: openAiWriter(fake.baseUrl),
      // Five calls must fail before the plans are abandoned, even on a busy machine.
      times: { deadlineSeconds: 5 },
    })
    const ids = []
    for (let i = 0; i < 6; i++) ids.push(await submitTrip(ctx))
    await runUntilAnnounced(ctx)

    expect(fake.requests).toHaveLength(5)
    for (const id of ids) expect(await statedAbout(database.db, id)).toHaveLength(1)
  })
})

describe('the daily budget [R8]', () => {
  test('allows the configured number of calls, and then fails without calling', async () => {
    fake.writer = replyWith({})
    const ctx = withModel({ dailyLimits: { calls: 3, tokens: 100_000_000 } })
    const ids = []
    for (let i = 0; i < 5; i++) ids.push(await submitTrip(ctx))
    await Promise.all([runUntilAnnounced(ctx), runUntilAnnounced(ctx), runUntilAnnounced(ctx)])

    const states = await Promise.all(ids.map(async (id) => (await storedPlan(database.db, id)).state))
    expect(states.toSorted()).toEqual(['failed', 'failed', 'generated', 'generated', 'generated'])
    expect(fake.requests).toHaveLength(3)
  })

  test('of tokens is observed too', async () => {
    const { row } = await planOf(withModel({ dailyLimits: { calls: 100, tokens: 2000 } }))

    expect(row).toMatchObject({ state: 'failed', attempts: 1 })
    expect(fake.requests).toHaveLength(0)
  })
})

describe('servers differ', () => {
  test.each(['json_schema', 'json_object'] as const)('%s is requested as configured', async (responseFormat) => {
    fake.writer = replyWith({})
    await planOf(withModel({ responseFormat }))

    expect(fake.requests[0]?.body.response_format?.type).toBe(responseFormat)
  })

  test('no response format is requested when the server supports none, and JSON within a text is found', async () => {
    fake.writer = () => `Sure!\n\`\`\`json\n${replyWith({})()}\n\`\`\``
    const { row } = await planOf(withModel({ responseFormat: 'text' }))

    expect(fake.requests[0]?.body).not.toHaveProperty('response_format')
    expect(row.state).toBe('generated')
  })
})

test('a stopping process aborts its call right away, and another one makes the plan', async () => {
  fake.next('hang')
  fake.writer = replyWith({})
  const stop = new AbortController()
  // Longer than a test may take: a call that ends was aborted.
  const planWriter = openAiWriter(fake.baseUrl, { callTimeoutMs: 60_000 })
  const first = planningCtx({ db: database.db, planWriter, stopping: stop.signal })
  const id = await submitTrip(first)
  const inFlight = generateAiPlans(first)
  while (fake.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  stop.abort()
  await inFlight

  await runUntilAnnounced(withModel())
  expect(await storedPlan(database.db, id)).toMatchObject({ state: 'generated', attempts: 2 })
})

test('neither logs nor rows contain the prompt, the answer or the key [S14]', async () => {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  fake.writer = () => 'the model said CANARY-ANSWER'
  const ctx = planningCtx({
    db: database.db,
    planWriter: openAiWriter(fake.baseUrl),
    log: createLogger('ai-planning', 'debug', sink),
  })
  const { row } = await planOf(ctx, { tripDuration: 'CANARY-FACT' })

  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join('')).not.toMatch(/CANARY|test-key|medical travel/)
  expect(JSON.stringify({ ...row, trip: null })).not.toMatch(/CANARY|test-key/)
})
