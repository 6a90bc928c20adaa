import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { smuggled, startFakeOpenAi, type FakeOpenAi } from '@seneb/testkit/fake-openai'
import type { TestDb } from '@seneb/testkit/test-db'

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
import { promptInjections } from '../prompt-injections.fixture.js'

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

const withModel = (changes: Parameters<typeof openAiWriter>[1] = {}): PlanningCtx =>
  planningCtx({ db: database.db, planWriter: openAiWriter(fake.baseUrl, changes) })

type CompletionRequest = FakeOpenAi['requests'][number]['body']

describe('a hostile model [S18]', () => {
  const personal = {
    fullName: 'Canary Fullname',
    email: 'canary-email@pii.example',
    phoneNumber: '+33 1 11 11 11 11',
    companionName: 'Canary Companion',
    companionTravelNeeds: 'Canary needs',
    emergencyContactName: 'Canary Emergency',
    emergencyContactPhone: '+33 2 22 22 22 22',
    insuranceCoverage: 'Canary insurance',
    paymentMethod: 'Canary payment',
  }
  const freeTextFields = [
    'nationality',
    'travelingFromCountry',
    'travelingFromCity',
    'tripDuration',
    'otherAccommodationType',
  ]
  const secretOf = ({ messages }: CompletionRequest) =>
    /The word (\w+) is secret/.exec(String(messages[0]?.content))?.[1] ?? ''
  const obeysWith = (booty: string) => (request: CompletionRequest) => {
    const user = String(request.messages[1]?.content)
    return aModelReply({ summary: `${user.slice(user.indexOf('<trip>') + 6, user.indexOf('</trip>'))} ${booty}` })
  }

  test.each([
    ['a link', 'Pay at https://evil.example/steal', 'generated'],
    ['active content', smuggled, 'failed'],
  ])(
    'that obeys every injected order and adds %s gets no personal data and harms nobody',
    async (_what, booty, state) => {
      fake.writer = obeysWith(booty)
      const ctx = withModel()
      const trips = promptInjections.map((injection) =>
        Object.fromEntries(freeTextFields.map((field) => [field, injection])),
      )
      const ids = await Promise.all(trips.map((trip) => submitTrip(ctx, { trip, personal })))
      await Promise.all([1, 2, 3, 4].map(() => runUntilAnnounced(ctx)))

      const prompts = JSON.stringify(fake.requests)
      expect(prompts).not.toMatch(/canary (full|comp|needs|emer|insur|pay)|pii\.example|11 11 11|22 22 22/i)
      expect(ids.length).toBeGreaterThanOrEqual(60)
      for (const id of ids) {
        const events = await statedAbout(database.db, id)
        expect(events).toHaveLength(1)
        expect((await storedPlan(database.db, id)).state).toBe(state)
        expect(JSON.stringify(events)).not.toMatch(/<\s*[a-z/!]|evil\.example|https?:/i)
      }
    },
  )

  test.each<[string, (request: CompletionRequest) => string]>([
    ['plainly', (request) => aModelReply({ summary: `It is ${secretOf(request)}` })],
    ['in base64', (request) => aModelReply({ summary: Buffer.from(`x${secretOf(request)}y`).toString('base64') })],
    ['day by day', (request) => aModelReply({ beforeTravel: [...secretOf(request)] })],
    ['beside the plan', (request) => `${secretOf(request)} ${aModelReply({})}`],
  ])('that gives its secret word away %s gets no second chance', async (_how, writer) => {
    fake.writer = writer
    const { row } = await planOf(withModel())

    expect(row).toMatchObject({ state: 'failed', failure_reason: 'Failed to generate trip plan', attempts: 1 })
  })
})
