import { connect, type Socket } from 'node:net'

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { uploadsBucket } from '@seneb/contracts/document-buckets'
import { maxUploadBytes, uploadMessages } from '@seneb/contracts/vocabulary/upload-rules'

import { eventually } from '../../../tests/support/eventually.js'
import { maxCached, timesInShare } from '../access/bounded-limiter.js'
import { readGatewaySettings } from '../config.js'
import { testDocumentKey } from '../gateway.fixture.js'
import { aPhoto } from './sample-files.fixture.js'
import { maxBytesPerClientPerHour, UploadAdmission } from './upload-admission.js'
import { UploadBench } from './upload-bench.fixture.js'
import { UploadTokens } from './upload-token.js'

const megabyte = 1024 * 1024
let bench: UploadBench
let sockets: Socket[] = []

beforeAll(async () => {
  bench = await UploadBench.open({ trustedProxies: ['127.0.0.1'] })
})
afterEach(() => {
  sockets.forEach((socket) => socket.destroy())
  sockets = []
})
afterAll(() => bench.close())

interface StoredUpload {
  readonly client: string
  readonly token: string
  readonly announcedBytes?: number
}

/** Begins an upload, sends one byte of it and then nothing; returns the response so far. */
function startUpload({ announcedBytes = 9 * megabyte, client, token }: StoredUpload): {
  received: () => string
  socket: Socket
} {
  const { hostname, port } = new URL(bench.gateway.url)
  const socket = connect(Number(port), hostname)
  const lines = [
    'POST /uploads HTTP/1.1',
    'host: x',
    `x-forwarded-for: ${client}`,
    `x-upload-token: ${token}`,
    'x-file-name: a.jpg',
    `content-length: ${announcedBytes}`,
    '',
    '\xff',
  ]
  let output = ''
  socket.on('data', (part: Buffer) => (output += part.toString('latin1')))
  socket.on('error', () => undefined)
  socket.write(Buffer.from(lines.join('\r\n'), 'latin1'))
  sockets.push(socket)
  return { received: () => output, socket }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 300))

test('sockets with an invalid token occupy no slot, however many and slow [R14, S12]', async () => {
  const uploads = Array.from({ length: 20 }, () => startUpload({ client: '203.0.113.9', token: 'bogus' }))
  await settle()

  const { status } = await bench.upload({ name: 'photo.jpg', bytes: await aPhoto() })

  expect(status).toBe(201)
  await eventually('all are refused', () => uploads.every(({ received }) => received().startsWith('HTTP/1.1 403')))
})

test('one client occupies at most three slots, so that others find one [R14, S12]', async () => {
  const token = () => bench.token()
  for (let i = 0; i < 3; i++) startUpload({ client: '203.0.113.10', token: await token() })
  await settle()

  const fourth = startUpload({ client: '203.0.113.10', token: await token() })
  await eventually('the fourth is answered', () => fourth.received() !== '')
  const other = await bench.upload({ name: 'photo.jpg', bytes: await aPhoto() })

  expect(fourth.received()).toMatch(/^HTTP\/1\.1 503/)
  expect(fourth.received()).toMatch(/retry-after: 5/i)
  expect(other.status).toBe(201)
})

test('a rejected sender is disconnected within seconds, and one slower than ten kilobytes a second after ten [R14, S12]', async () => {
  const seen: string[] = []
  // The gateway uses this process's clock, so a busy machine does not change the order of its timers.
  const clocks = [4, 9].map((seconds) => setTimeout(() => seen.push(`${seconds} s`), seconds * 1000))
  const silent = startUpload({ client: '203.0.113.9', token: 'bogus' })
  const slow = startUpload({ client: '203.0.113.11', token: await bench.token() })
  const drip = setInterval(() => slow.socket.write('x'), 500)

  await Promise.all(
    Object.entries({ silent, slow }).map(async ([name, { socket }]) => {
      // A closed connection may emit a reset error first, on which `once` would reject.
      await new Promise((resolve) => socket.once('close', resolve))
      seen.push(name)
    }),
  )
  ;[...clocks, drip].forEach((clock) => clearInterval(clock))

  expect(seen).toEqual(['silent', '4 s', '9 s', 'slow'])
  expect(silent.received()).toContain(uploadMessages.token)
}, 60_000)

test.each([1.2, 3])(
  'a file of %d MB that is refused before it is here costs the next requests of its client nothing [R14, S12]',
  async (megabytes) => {
    const bytes = Buffer.alloc(megabytes * megabyte, 'x')
    for (const name of ['photo.png', 'program.exe']) {
      const { status } = await bench.upload({ name, bytes })
      // More than one, because the refused file's connection is one of several that the client keeps open.
      const next = await Promise.all([bench.token(), bench.token(), bench.token()])

      expect([415, 422]).toContain(status)
      expect(next).toHaveLength(3)
    }
  },
)

test('a token is good for three attempts, whatever they are refused for [S12]', async () => {
  const token = await bench.token()
  const bad = { name: 'a.jpg', bytes: Buffer.from('this is no photo at all') }

  const rejected = [await bench.upload(bad, token), await bench.upload(bad, token), await bench.upload(bad, token)]
  const fourth = await bench.upload({ name: 'a.jpg', bytes: await aPhoto() }, token)

  expect(rejected.map(({ status }) => status)).toEqual([422, 422, 422])
  expect([fourth.status, fourth.message]).toEqual([403, uploadMessages.token])
})

test('a client has an hourly number of bytes, rejected files included; bytes that never arrived do not count [S12, S20]', async () => {
  const admission = new UploadAdmission()
  const network = 'a network'
  const admit = (tokenId: string, announcedBytes: number) =>
    admission.admit({ tokenId, client: 'c', network, announcedBytes })
  for (let i = 0; i < 9; i++) (await admit(`t${i}`, maxUploadBytes)).release(maxUploadBytes)
  ;(await admit('t9', maxUploadBytes)).release(1000)

  ;(await admit('t10', maxUploadBytes - 1000)).release(maxUploadBytes - 1000)
  const tooMuch = admit('t11', 1)
  await expect(tooMuch).rejects.toMatchObject({ reason: 'tooMany', retryAfterSeconds: expect.any(Number) })
  const other = await admission.admit({ tokenId: 't12', client: 'd', network, announcedBytes: 1 })

  other.release(1)
  expect(maxBytesPerClientPerHour).toBe(10 * maxUploadBytes)
})

test('tokens beyond those that are remembered share the attempts of their network, and others have their own [S12, S20]', async () => {
  const admission = new UploadAdmission()
  const attempt = async (tokenId: string, network: string) => {
    const slot = await admission.admit({ tokenId, client: network, network, announcedBytes: 1 })
    slot.release(1)
  }
  for (let i = 0; i < maxCached; i++) await attempt(`token ${i}`, 'one of many')

  for (let i = 0; i < 3 * timesInShare; i++) await attempt(`more ${i}`, 'one of many')
  await expect(attempt('one too many', 'one of many')).rejects.toMatchObject({ reason: 'token' })
  await attempt('honest', 'Another')
  await attempt('token 7', 'one of many')
}, 60_000)

test('three clients cannot fill the bucket with what they may send in an hour [R14, S12]', () => {
  const { uploadsPerHour } = readGatewaySettings({
    SENEB_ENV: 'local',
    GATEWAY_PORT: '0',
    GATEWAY_NATS_URL: 'nats://x',
    GATEWAY_DOCUMENT_KEY: testDocumentKey,
    GATEWAY_MAIL_KEY: testDocumentKey,
  })
  // A stored file is at most as large as a sent one, regardless of its source; descriptions of files are small.
  const storedWithDescription = maxUploadBytes + 4096

  expect(3 * uploadsPerHour * storedWithDescription).toBeLessThan(uploadsBucket.maxBytes)
})

test('tokens are signed with a key derived from the newest sealing key, and every replica accepts all of them', () => {
  const now = new Date()
  const older = Buffer.alloc(32, 9).toString('base64')
  const token = new UploadTokens(older).issue(now).token

  expect(new UploadTokens(`${testDocumentKey},${older}`).read(token, now)).toBe(token.slice(0, 36))
  expect(new UploadTokens(testDocumentKey).read(token, now)).toBeUndefined()
})
