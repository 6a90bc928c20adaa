import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import { createCtx, type Ctx } from './ctx.js'
import { atDeadLetterDesk } from './dead-letter-desk.js'
import { keepDeadLetter } from './dead-letters.js'
import { Poison } from './envelope.js'

let postgres: TestDb
let ctx: Ctx
beforeAll(async () => {
  postgres = await testDb({ schema: 'notification' })
  ctx = createCtx({ db: postgres.db, log: silentLogger, wake: () => undefined })
})
afterAll(() => postgres.close())

const letter = (subject: string) => ({
  consumer: 'notification__x_v1',
  message: { subject, body: Buffer.from('{"email":"canary@example.com"}') },
  error: new Poison('x.v1 does not fit its contract: data (required)'),
  deliveries: 1,
})

test('operations see what died and why, never its body, and can have one or all heard again [R11]', async () => {
  for (const subject of ['x.v1.1', 'x.v1.2', 'x.v1.3']) await keepDeadLetter(ctx, letter(subject))

  await atDeadLetterDesk({ service: 'notification', url: postgres.url }, async (desk) => {
    const letters = await desk.list()
    expect(letters.map(({ subject, reason }) => [subject, reason])).toEqual(
      ['x.v1.1', 'x.v1.2', 'x.v1.3'].map((subject) => [subject, 'x.v1 does not fit its contract: data (required)']),
    )
    expect(JSON.stringify(letters)).not.toContain('canary')
    expect(await desk.replay(letters[0]?.id)).toBe(1)
    expect(await desk.replay()).toBe(2)
    expect((await desk.list()).map(({ state }) => state)).toEqual(['replay', 'replay', 'replay'])
  })
})
