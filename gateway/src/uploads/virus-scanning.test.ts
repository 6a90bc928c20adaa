import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { quarantineBucket, uploadsBucket } from '@seneb/contracts/document-buckets'
import { uploadMessages } from '@seneb/contracts/vocabulary/upload-rules'
import { Sealing } from '@seneb/platform/sealing'
import { storedMessages } from '@seneb/testkit/test-bus'

import { testDocumentKey } from '../gateway.fixture.js'
import { ClamdScanner, readClamdAddress } from './clamd-scanner.js'
import { aPdf, aPhoto, pdfStream } from './sample-files.fixture.js'
import { knownToScanner, TestClamd, testSignature } from './test-clamd.fixture.js'
import { UploadBench } from './upload-bench.fixture.js'

const timeoutMs = 3000
const infectedPdf = aPdf({ objects: [pdfStream('', Buffer.from(knownToScanner), '')] })

let clamd: TestClamd
let bench: UploadBench

beforeAll(async () => {
  clamd = await TestClamd.start()
  bench = await UploadBench.open({ clamdAddress: clamd.tcpAddress, clamdTimeoutMs: timeoutMs })
}, 120_000)
afterAll(async () => {
  await bench.close()
  await clamd.stop()
})

test('an infected file is rejected and not stored for forms, although re-rendering would make it harmless [S12, D-42]', async () => {
  const token = await bench.token()

  const { message, status } = await bench.upload({ name: 'cv.pdf', bytes: infectedPdf }, token)

  expect([status, message]).toEqual([422, uploadMessages.infected])
  expect(await bench.store.has(token.slice(0, 36))).toBe(false)
  const warning = bench.gateway.logged.find((line) => line.includes(testSignature))
  expect(warning).toContain('a virus scanner refused an uploaded file')
  expect(warning).not.toMatch(/cv\.pdf/)
})

test('a detected file is stored sealed, in quarantine alone, without data about its sender [S12]', async () => {
  const before = await bench.quarantine.list()
  const token = await bench.token()

  await bench.upload({ name: 'Jane Doe.pdf', bytes: infectedPdf }, token)

  const [file, ...more] = (await bench.quarantine.list()).slice(before.length)
  expect(more).toEqual([])
  const { bytes: count, id = '', isComplete, signature } = file ?? {}
  expect([count, isComplete, signature]).toEqual([infectedPdf.length, true, testSignature])
  expect(Object.keys(file ?? {}).toSorted()).toEqual(['bytes', 'chunks', 'id', 'isComplete', 'receivedAt', 'signature'])
  expect(token).not.toContain(id)
  const opened = await bench.quarantine.open(id, new Sealing(testDocumentKey))
  expect(infectedPdf.equals(opened ?? Buffer.alloc(0))).toBe(true)
  expect((await storedMessages(bench.bus, quarantineBucket)).join('\n')).not.toMatch(
    new RegExp([knownToScanner, 'Jane', token.slice(0, 36), '127.0.0'].join('|')),
  )
  expect(await storedMessages(bench.bus, uploadsBucket)).toEqual([])
})

test('a file that cannot be quarantined is rejected with the same sentence, and operations are alerted [S12]', async () => {
  const token = await bench.token()
  const before = (await bench.quarantine.list()).length

  await bench.bus.kill()
  const { message, status } = await bench.upload({ name: 'cv.pdf', bytes: infectedPdf }, token)
  await bench.bus.start()
  await bench.untilReconnected()

  expect([status, message]).toEqual([422, uploadMessages.infected])
  expect(bench.gateway.logged.some((line) => line.includes('could not be put into quarantine'))).toBe(true)
  expect(await storedMessages(bench.bus, uploadsBucket)).toEqual([])
  expect(await bench.quarantine.list()).toHaveLength(before)
  const photo = { name: 'photo.jpg', bytes: await aPhoto() }
  while ((await bench.upload(photo)).status !== 201) await pause(200)
}, 60_000)

test('a clean file is accepted and not quarantined [S12]', async () => {
  const before = await bench.quarantine.list()

  expect((await bench.upload({ name: 'photo.jpg', bytes: await aPhoto() })).status).toBe(201)

  expect(await bench.quarantine.list()).toEqual(before)
})

test.each(['tcp', 'socket'])('clamd scans files by %s, also one of the maximum size [S12]', async (way) => {
  const address = readClamdAddress(way === 'tcp' ? clamd.tcpAddress : clamd.socketPath)
  if (!address) throw new Error('no address')
  const scanner = new ClamdScanner(address, 20_000)
  const large = randomBytes(10 * 1024 * 1024)
  const infected = Buffer.concat([Buffer.from(knownToScanner), randomBytes(300_000)])

  expect(await scanner.scan(large)).toEqual({ isClean: true })
  expect(await scanner.scan(infected)).toEqual({ isClean: false, signature: testSignature })
  expect(await scanner.scan(Buffer.alloc(0))).toEqual({ isClean: true })
})

test('a file that is larger than clamd takes is no clean file [S12]', async () => {
  const scanner = new ClamdScanner({ path: clamd.socketPath }, 20_000)

  await expect(scanner.scan(randomBytes(12 * 1024 * 1024))).rejects.toThrow()
})

test('while the scanner is stuck or unavailable files are rejected with a time to retry, and accepted afterwards [S12]', async () => {
  const photo = { name: 'photo.jpg', bytes: await aPhoto() }

  clamd.freeze()
  const startedAt = performance.now()
  const frozen = await bench.upload(photo)
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(timeoutMs - 100)
  clamd.thaw()
  await clamd.kill()
  const unavailable = await bench.upload(photo)
  await clamd.start()
  const back = await bench.upload(photo)

  for (const { retryAfter, message, status } of [frozen, unavailable]) {
    expect([status, message, retryAfter]).toEqual([503, uploadMessages.unchecked, '60'])
  }
  expect(back.status).toBe(201)
}, 60_000)

test.each([
  ['localhost:3310', { host: 'localhost', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['localhost', undefined],
  ['localhost:0', undefined],
  ['localhost:99999', undefined],
])('the address %s is read as %j', (text, expected) => {
  expect(readClamdAddress(text)).toEqual(expected)
})
