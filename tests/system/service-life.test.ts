import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { eventually } from '../support/eventually.js'
import { Stack } from '../support/stack.js'

let stack: Stack

beforeAll(async () => {
  stack = await Stack.start({ smtpUrl: 'smtp://127.0.0.1:1', deployables: ['enquiry'] })
}, 240_000)
afterAll(() => stack.stop(), 60_000)

const health = (path: string) =>
  fetch(`${stack.healthUrlOf('enquiry')}${path}`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status,
    () => 0,
  )
const isLive = () => health('/livez').then((status) => status === 200)
const isReady = () => health('/readyz').then((status) => status === 200)
const linesOf = (text: string) => stack.logOf('enquiry').filter((line) => line.includes(text))
/** Returns the process ID of the service, how often one ended unexpectedly, and the last log lines if any did. */
function lifeOfService() {
  const { ownEnds, pid } = stack.part('enquiry')
  return { pid, ownEnds, lastOutput: ownEnds > 0 ? stack.logOf('enquiry').slice(-40) : [] }
}

test('a service that starts without PostgreSQL is live and not ready, logs it once, and serves once it is available [R6]', async () => {
  const service = stack.part('enquiry')
  await service.stop()
  await stack.part('postgres').kill()

  service.start()
  await eventually('the service is live', isLive)
  const { pid } = service
  await new Promise((resolve) => setTimeout(resolve, 4000))
  expect([await isLive(), await isReady()]).toEqual([true, false])
  expect(linesOf('PostgreSQL does not answer, waiting for it')).toHaveLength(1)

  stack.part('postgres').start()
  await eventually('the service is ready', isReady)
  expect(lifeOfService()).toEqual({ pid, ownEnds: 0, lastOutput: [] })
}, 60_000)

test('a service survives repeated restarts of PostgreSQL in the same process [R6]', async () => {
  const { pid } = stack.part('enquiry')
  for (let time = 0; time < 3; time++) {
    await stack.part('postgres').kill()
    await eventually('readiness turns red', async () => !(await isReady()))
    await eventually('the service is live still', isLive)
    stack.part('postgres').start()
    await eventually('readiness turns green', isReady)
  }

  expect(lifeOfService()).toEqual({ pid, ownEnds: 0, lastOutput: [] })
}, 90_000)

test('a service with pending migrations says so in one sentence and is ready once the migrate step has run [S8]', async () => {
  const service = stack.part('enquiry')
  await service.stop()
  await stack.query(`drop schema enquiry cascade; create schema enquiry authorization seneb_enquiry_migrator;
    grant usage on schema enquiry to seneb_enquiry;
    alter default privileges for role seneb_enquiry_migrator in schema enquiry grant select, insert, update, delete on tables to seneb_enquiry`)

  service.start()
  await eventually('the service is live', isLive)
  await eventually('it says what it waits for', () => linesOf('the schema of enquiry lacks').length > 0)
  expect(await isReady()).toBe(false)
  expect(linesOf('the schema of enquiry lacks')[0]).toContain(
    'waiting until the migrate step has run (npm run migrate)',
  )

  await stack.migrate(['enquiry'])
  await eventually('the service is ready', isReady)
  expect(lifeOfService()).toMatchObject({ ownEnds: 0, lastOutput: [] })
}, 60_000)

test('a service that starts before its login exists waits for the set-up', async () => {
  const service = stack.part('enquiry')
  await service.stop()
  await stack.query('alter role seneb_enquiry nologin')

  service.start()
  await eventually('it says what it waits for', () => linesOf('waiting until the database is set up').length > 0)
  expect([await isLive(), await isReady()]).toEqual([true, false])

  await stack.query('alter role seneb_enquiry login')
  await eventually('the service is ready', isReady)
  expect(lifeOfService()).toMatchObject({ ownEnds: 0, lastOutput: [] })
}, 60_000)

test.each([['nats' as const], ['postgres' as const]])(
  'without %s a service is not ready, and recovers automatically [R5, R6]',
  async (part) => {
    const { pid } = stack.part('enquiry')
    await stack.part(part).kill()
    await eventually('readiness turns red', async () => !(await isReady()))

    stack.part(part).start()
    await stack.part(part).untilReady(20_000)
    await eventually('readiness turns green', isReady, 15_000)

    expect(stack.part('enquiry').pid).toBe(pid)
    expect(stack.part('enquiry').ownEnds).toBe(0)
  },
  60_000,
)

test('a service shuts down in order within 25 seconds', async () => {
  const startedAt = performance.now()

  const { code, signal } = await stack.part('enquiry').stop()

  expect({ code, signal }).toEqual({ code: 0, signal: null })
  // oxlint-disable-next-line seneb/banned-syntax -- the limit is what is promised, and it takes a fraction of it
  expect(performance.now() - startedAt).toBeLessThan(25_000)
}, 40_000)
