import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { TestDb } from '@seneb/testkit/test-db'

import { identityDb, identityTestCtx, type IdentityTestCtx } from '../identity.fixture.js'
import { recordSecurityEvent, listSecurityEvents } from './security-events.js'

let postgres: TestDb
let ctx: IdentityTestCtx

beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
})
afterAll(() => postgres.close())

test('sign-ins and rejected sign-ins are listed newest first, in pages, with the browser and no network [S14]', async () => {
  const staffId = crypto.randomUUID()
  const client = { text: 'Firefox on Linux', network: '203.0.113.0/24' }
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 23, 9, 0, seconds))
  const note = (kind: 'password-refused' | 'signed-in', seconds: number, whose: object) =>
    postgres.db.write((tx) => recordSecurityEvent({ kind, client, ...whose }, tx, { ...ctx, now: () => at(seconds) }))
  await note('password-refused', 1, {})
  await note('password-refused', 2, { staffId })
  await note('signed-in', 3, { staffId })

  const first = await listSecurityEvents({ first: 2 }, ctx)
  const second = await listSecurityEvents({ first: 2, after: first.next }, ctx)

  expect([...first.events, ...second.events].map(({ kind, staffId: whose }) => [kind, whose])).toEqual([
    ['signed-in', staffId],
    ['password-refused', staffId],
    ['password-refused', undefined],
  ])
  expect(first.events[0]).toMatchObject({ at: at(3).toISOString(), userAgent: client.text })
  expect(JSON.stringify(first)).not.toContain('203.0.113')
  expect(second.next).toBeUndefined()
})
