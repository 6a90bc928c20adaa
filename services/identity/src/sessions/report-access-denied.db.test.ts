import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { TestDb } from '@seneb/testkit/test-db'

import { aPerson, identityDb, identityTestCtx, type IdentityTestCtx } from '../identity.fixture.js'
import { SecurityEvent } from '../security-events/security-event.entity.js'
import { endSession } from './end-session.js'
import { lockSession, verifySession } from './verify-session.js'
import { reportAccessDenied } from './report-access-denied.js'

let postgres: TestDb
let ctx: IdentityTestCtx

beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
})
afterAll(() => postgres.close())

const refusals = () => ctx.db.read((tx) => tx.find(SecurityEvent, { where: { kind: 'question-refused' } }))

test('a denial at the gateway is recorded for the person of the session [S14]', async () => {
  const person = await aPerson(ctx)
  const { sessionId } = await verifySession({ token: person.token, isBackground: false }, ctx)

  expect(await reportAccessDenied({ token: person.token }, ctx)).toEqual({ heard: true })

  expect(await refusals()).toMatchObject([{ staff_id: person.staffId, session_id: sessionId }])
})

test('an invalid token is recorded for no one, and gets the same response [S14]', async () => {
  const [locked, ended] = [await aPerson(ctx), await aPerson(ctx)]
  await lockSession({ token: locked.token }, ctx)
  await endSession({ token: ended.token }, ctx)
  const before = (await refusals()).length

  for (const token of [locked.token, ended.token, 'a-token-that-was-never-one-of-anybody-at-all'])
    expect(await reportAccessDenied({ token }, ctx)).toEqual({ heard: true })

  expect((await refusals()).length).toBe(before)
})
