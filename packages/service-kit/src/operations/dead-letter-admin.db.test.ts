import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UnprocessableMessage } from '@seneb/bus/envelope'
import { createLogger } from '@seneb/platform/logger'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { testAtRest } from '@seneb/testkit/test-keys'

import { createCtx, type Ctx } from '../ctx.js'
import { storeDeadLetter } from '../events/dead-letters.js'
import { retentionWorkers } from '../workers/retention-workers.js'
import { DeadLetter } from '../database/kit-tables.js'
import { withDeadLetterAdmin } from './dead-letter-admin.js'

let postgres: TestDb
let ctx: Ctx
beforeAll(async () => {
  postgres = await testDb({ schema: 'notification' })
  ctx = createCtx({ db: postgres.db, log: silentLogger, wake: () => undefined, atRest: testAtRest })
})
afterAll(() => postgres.close())

const deadLetter = (subject: string) => ({
  consumer: 'notification__x_v1',
  message: { subject, body: Buffer.from('{"email":"canary@example.com"}') },
  error: new UnprocessableMessage('x.v1 does not fit its contract: data (required)'),
  deliveries: 1,
})

test('operators see dead letters with their reason, never their body, and can replay one or all [R11]', async () => {
  for (const subject of ['x.v1.1', 'x.v1.2', 'x.v1.3']) await storeDeadLetter(ctx, deadLetter(subject))

  await withDeadLetterAdmin({ service: 'notification', url: postgres.url, log: silentLogger }, async (admin) => {
    const deadLetters = await admin.list()
    expect(deadLetters.map(({ eventName, reason, recordId }) => [`${eventName}.${recordId}`, reason])).toEqual(
      ['x.v1.1', 'x.v1.2', 'x.v1.3'].map((subject) => [subject, 'x.v1 does not fit its contract: data (required)']),
    )
    expect(JSON.stringify(deadLetters)).not.toContain('canary')
    expect(await admin.replay(deadLetters[0]?.id)).toBe(1)
    expect(await admin.replay()).toBe(2)
    expect((await admin.list()).map(({ state }) => state)).toEqual(['replaying', 'replaying', 'replaying'])
  })
})

test('the body of a dead letter is stored encrypted, and every dead letter expires after 30 days [S13]', async () => {
  await storeDeadLetter(ctx, deadLetter('x.v1.sealed'))
  const bodies = await postgres.db.read((tx) => tx.find(DeadLetter))
  expect(bodies.map(({ body }) => body.toString('latin1')).join()).not.toContain('canary')

  const aged = `/* age */ update dead_letters set failed_at = now() - interval '31 days', state = $2 where subject = $1`
  for (const [subject, state] of [
    ['x.v1.1', 'dead'],
    ['x.v1.2', 'replayed'],
    ['x.v1.3', 'replay'],
  ])
    await postgres.db.write((tx) => tx.query(aged, [subject, state]))
  const logged: string[] = []
  const log = createLogger('notification', 'error', { write: (line) => void logged.push(line) })
  await retentionWorkers.find(({ name }) => name === 'sweep-dead-letters')?.run({ ...ctx, log })

  expect((await postgres.db.read((tx) => tx.find(DeadLetter))).map(({ subject }) => subject)).toEqual(['x.v1.sealed'])
  expect(JSON.parse(logged[0] ?? '{}')).toMatchObject({
    count: 2,
    msg: 'dead letters expired without a replay',
  })
})
