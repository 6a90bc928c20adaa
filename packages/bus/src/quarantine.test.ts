import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { bucketStream, quarantineBucket } from '@seneb/contracts/document-buckets'
import { jetstreamManager } from '@nats-io/jetstream'
import { Sealing } from '@seneb/platform/sealing'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'

import { connectBus, type Bus } from './bus.js'
import { QuarantineAdmin, runQuarantineCommand, parseQuarantineCommand } from './quarantine-admin.js'
import { quarantine } from './quarantine.js'

const key = () => new Sealing(randomBytes(32).toString('base64'))
const sealing = key()
const dir = mkdtempSync(join(tmpdir(), 'seneb-quarantine-'))
const unknownId = '0190f5fe-7c00-4a00-8000-000000000000'
let nats: TestBus
let gateway: Bus
let operations: Bus
let admin: QuarantineAdmin

beforeAll(async () => {
  nats = await testBus()
  gateway = await connectBus({ name: 'gateway', url: nats.urlOf('gateway'), log: silentLogger })
  operations = await connectBus({ name: 'quarantine', url: nats.urlOf('quarantine'), log: silentLogger })
  admin = new QuarantineAdmin(operations, quarantineBucket)
})
afterAll(async () => {
  await Promise.all([gateway.drain(), operations.drain()])
  await nats.stop()
  rmSync(dir, { recursive: true, force: true })
})

const put = (bytes: Buffer, signature = 'Some.Signature') =>
  // Eight megabytes take long on a busy machine, and the duration is not tested here.
  quarantine({ bus: gateway, bucket: quarantineBucket, sealing, timeoutMs: 30_000 }).put({ bytes, signature })
const order = (...args: string[]) => {
  const read = parseQuarantineCommand(args)
  return typeof read === 'string' ? Promise.reject(new Error(read)) : runQuarantineCommand(read, admin, sealing)
}

test('an infected file is listed, opened by the key and deleted, with the rights of the contracts [S12]', async () => {
  expect(await order('list')).toBe('nothing is in quarantine')
  const bytes = randomBytes(700_000)
  const id = await put(bytes, 'Bad\u001B[2J.Signature')
  const other = await put(Buffer.from('other'))

  expect(await order('list')).toMatch(
    new RegExp(`^\\S+Z {2}${id} {2}700000 bytes {2}Bad\\?\\[2J\\.Signature\\n\\S+Z {2}${other}`),
  )
  const file = join(dir, 'opened')
  expect(await order('open', id, file)).toContain('700000 bytes')
  expect(readFileSync(file).equals(bytes)).toBe(true)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(order('open', id, file)).rejects.toThrow('is there already')
  await expect(admin.open(id, key())).rejects.toThrow()

  expect(await order('delete', id)).toBe(`${id} is deleted`)
  expect((await admin.list()).map((entry) => entry.id)).toEqual([other])
  await expect(order('open', id, join(dir, 'gone'))).rejects.toThrow(`There is no file ${id}`)
  await expect(order('delete', id)).rejects.toThrow(`There is no file ${id}`)
})

test('a full quarantine evicts its oldest files and never exceeds its limit [S12]', async () => {
  const ids: string[] = []
  for (let sent = 0; sent < 9; sent += 1) ids.push(await put(randomBytes(8_000_000)))
  const [oldest = '', , , , , , , , newest = ''] = ids

  const connection = await nats.connect()
  const { config, state } = await (await jetstreamManager(connection)).streams.info(bucketStream(quarantineBucket))
  await connection.close()

  expect(state.bytes).toBeLessThanOrEqual(quarantineBucket.maxBytes)
  expect(config).toMatchObject({ discard: 'old', max_msgs: 2000, max_age: 7 * 24 * 3600 * 1e9 })
  expect((await admin.open(newest, sealing))?.length).toBe(8_000_000)
  await expect(admin.open(oldest, sealing)).rejects.toThrow('Newer files have pushed out a part')
  expect(await order('list')).toContain('partly pushed out by newer files')
}, 60_000)

test.each([
  [[], 'Usage: quarantine list'],
  [['burn'], '"burn" is none of list, open and delete'],
  [['list', 'all'], '"list" takes nothing after it'],
  [['open'], 'needs the id that "list" shows'],
  [['open', '../x', 'file'], '"../x" is no id'],
  [['open', '*', 'file'], '"*" is no id'],
  [['open', unknownId], 'Say where to write the bytes to'],
  [['delete', unknownId, 'more'], '"delete" takes one id and no more'],
  [['open', unknownId, 'a', 'b'], 'Usage: quarantine list'],
])('the words %j are answered with a sentence: %s', async (args, message) => {
  await expect(order(...args)).rejects.toThrow(message)
})
