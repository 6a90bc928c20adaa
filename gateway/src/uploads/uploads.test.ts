import { connect } from 'node:net'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { documentStore, type DocumentStore } from '@seneb/bus/document-store'
import { bucketStream, uploadsBucket } from '@seneb/contracts/document-buckets'
import { maxUploadBytes, uploadMessages } from '@seneb/contracts/vocabulary/upload-rules'
import { openFile, Sealing } from '@seneb/platform/sealing'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import sharp from 'sharp'

import { TestGateway, testDocumentKey } from '../gateway.fixture.js'
import { activeContent } from './passive-file.fixture.js'
import { aHeic, aPhoto, aPng, aScan } from './sample-files.fixture.js'
import { UploadTokens } from './upload-token.js'

const sealing = new Sealing(testDocumentKey)
let bus: TestBus
let gateway: TestGateway
let referral: Bus
let admin: Bus
let store: DocumentStore

beforeAll(async () => {
  bus = await testBus()
  gateway = await TestGateway.open({ bus, settings: { uploadsPerHour: 10_000 } })
  referral = await connectBus({ name: 'referral', url: bus.urlOf('referral'), log: silentLogger })
  admin = await connectBus({ name: 'gateway', url: bus.url, log: silentLogger })
  store = documentStore(referral, uploadsBucket)
})
afterAll(async () => {
  await gateway.close()
  await Promise.all([referral.drain(), admin.drain()])
  await bus.stop()
})

async function token(from = gateway): Promise<string> {
  const { json, status } = await from.fetch('/uploads/tokens', { method: 'POST' })
  expect(status).toBe(201)
  return (json as unknown as { token: string }).token
}

async function upload(name: string, bytes: Buffer, uploadToken?: string, to = gateway) {
  const headers = { 'x-upload-token': uploadToken ?? (await token(to)), 'x-file-name': encodeURIComponent(name) }
  const response = await to.fetch('/uploads', { method: 'POST', body: new Uint8Array(bytes), headers })
  const stored = response.json as unknown as { id: string; fileName: string; type: string; bytes: number }
  return { ...response, stored, message: response.json.errors?.[0]?.message }
}

/** Returns the number of messages in the bucket: chunks and descriptions of files. */
async function messagesStored(): Promise<number> {
  const info = await admin.streams.streams.info(bucketStream(uploadsBucket)).catch(() => undefined)
  return info?.state.messages ?? 0
}

async function storedFile(id: string) {
  const sealed = await store.read(id)
  if (!sealed) throw new Error('nothing was stored')
  return openFile(sealed, id, sealing)
}

test('a PDF is re-rendered, stored encrypted, and named in the response [AMB-03, AMB-13, AMB-23, D-42, S12, S13]', async () => {
  const pdf = await aScan({ pages: 2 })

  const { status, stored } = await upload('My passport (1).pdf', pdf)

  expect(status).toBe(201)
  const file = await storedFile(stored.id)
  expect(stored).toEqual({
    id: expect.any(String),
    fileName: 'My passport (1).pdf',
    type: 'application/pdf',
    bytes: file.bytes.length,
  })
  const sealed = Buffer.from((await store.read(stored.id)) ?? [])
  expect(sealed.includes('passport') || sealed.includes('%PDF')).toBe(false)
  expect(file).toMatchObject({ name: 'My passport (1).pdf', type: 'application/pdf' })
  expect(await activeContent(file.bytes, file.type)).toEqual([])
})

test('a photo is re-rendered without its metadata [S12]', async () => {
  const photo = await aPhoto('canary-in-exif')
  expect(photo.includes('canary-in-exif')).toBe(true)

  const { stored } = await upload('صورة.JPG', photo)

  const { bytes, type } = await storedFile(stored.id)
  const metadata = await sharp(bytes).metadata()
  expect({ type, format: metadata.format, exif: metadata.exif, width: metadata.width }).toEqual({
    type: 'image/jpeg',
    format: 'jpeg',
    exif: undefined,
    width: 64,
  })
  expect(Buffer.from(bytes).includes('canary-in-exif')).toBe(false)
})

test('PNG, WebP and HEIC are accepted and stored as JPEG with a matching name [AMB-23, D-42]', async () => {
  const files = [
    ['licence.png', await aPng(3000, 2000)],
    [
      'licence.v2.WEBP',
      await sharp(await aPng(300, 200))
        .webp()
        .toBuffer(),
    ],
    ['IMG_0001.HEIC', aHeic()],
    ['scan.heif', aHeic()],
  ] as const
  for (const [name, bytes] of files) {
    const { status, stored } = await upload(name, bytes)
    const file = await storedFile(stored.id)

    expect({ name, status, storedName: stored.fileName, type: stored.type }).toEqual({
      name,
      status: 201,
      storedName: name,
      type: 'image/jpeg',
    })
    expect(file.name).toBe(name.replace(/\.[^.]+$/, '.jpg'))
    expect((await sharp(file.bytes).metadata()).format).toBe('jpeg')
  }
})

test.each([
  ['Screenshot 2026-11-28 at 10.15.32\u202fAM.png', 'Screenshot 2026-11-28 at 10.15.32 AM.png'],
  ['Scan – passport.pdf', 'Scan - passport.pdf'],
  ['passport [front].jpg', 'passport (front).jpg'],
  ['جواز، سفر.jpg', 'جواز, سفر.jpg'],
  ['My passport! “new” ~2.jpg', "My passport- 'new' -2.jpg"],
  ['（写真）😀 1.jpg', '(写真)- 1.jpg'],
  ['Zoe\u0308\u200f.jpg', 'Zoë.jpg'],
  ['IMG..2.jpg', 'IMG.2.jpg'],
  [`${'x'.repeat(160)}.jpg`, `${'x'.repeat(146)}.jpg`],
])('the name %j of a telephone or a Mac is taken and tidied to %j [S12, AMB-03]', async (name, tidied) => {
  const { status, stored } = await upload(name, await aPhoto())

  expect([status, stored.fileName]).toEqual([201, tidied])
  expect((await storedFile(stored.id)).name).toBe(tidied.replace(/\.(?:png|pdf)$/, '.jpg'))
})

test('the type of a file is determined by its bytes, not by its name [AMB-23, S12]', async () => {
  const [photo, png, pdf] = [await aPhoto(), await aPng(300, 200), await aScan({ pages: 1 })]
  const files = [
    ['passport.jfif', photo, 'passport.jfif'],
    ['passport.jpe', photo, 'passport.jpe'],
    ['passport.pjpeg', photo, 'passport.pjpeg'],
    ['passport', photo, 'passport.jpg'],
    ['IMG_20261128.10', photo, 'IMG_20261128.10.jpg'],
    ['passport.jpg', png, 'passport.jpg'],
    ['passport.png', photo, 'passport.jpg'],
    ['passport.jpg', pdf, 'passport.pdf'],
    ['photo.jpg', aHeic(), 'photo.jpg'],
  ] as const
  for (const [name, bytes, storedAs] of files) {
    const { status, stored } = await upload(name, bytes)
    const file = await storedFile(stored.id)

    expect([status, file.name]).toEqual([201, storedAs])
    expect(await activeContent(file.bytes, file.type)).toEqual([])
  }
})

test('an upload token is valid for one file until it expires, and a forged one is rejected [S12]', async () => {
  const once = await token()
  const photo = await aPhoto()
  const old = new UploadTokens(testDocumentKey).issue(new Date(Date.now() - 16 * 60_000)).token
  const foreign = new UploadTokens(Buffer.alloc(32, 8).toString('base64')).issue(new Date()).token

  const first = await upload('a.jpg', photo, once)
  const others = await Promise.all(
    [once, old, foreign, 'x', ''].map((uploadToken) => upload('a.jpg', photo, uploadToken)),
  )

  expect(first.status).toBe(201)
  expect(others.map(({ status }) => status)).toEqual(Array(5).fill(403))
  expect(others.every(({ message }) => message === uploadMessages.token)).toBe(true)
})

test('a refused file may be followed by another one under the same token', async () => {
  const uploadToken = await token()

  expect((await upload('a.jpg', Buffer.from('no photo'), uploadToken)).status).toBe(422)
  expect((await upload('a.jpg', await aPhoto(), uploadToken)).status).toBe(201)
})

test('concurrent uploads with one token store one file [S12]', async () => {
  const uploadToken = await token()
  const photo = await aPhoto()

  const responses = await Promise.all(Array.from({ length: 6 }, () => upload('a.jpg', photo, uploadToken)))

  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
})

test('an upload that is aborted half way leaves nothing [S12]', async () => {
  const before = await messagesStored()
  const uploadToken = await token()
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname)
  const head = [
    'POST /uploads HTTP/1.1',
    'host: x',
    `x-upload-token: ${uploadToken}`,
    'x-file-name: a.jpg',
    'content-type: image/jpeg',
    'content-length: 5000000',
    '',
    '',
  ]
  socket.write(head.join('\r\n'))
  socket.write((await aPhoto()).subarray(0, 500))
  await new Promise((resolve) => setTimeout(resolve, 200))
  socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 300))

  expect(await messagesStored()).toBe(before)
  expect((await upload('a.jpg', await aPhoto(), uploadToken)).status).toBe(201)
})

test('a file with too large a declared size is rejected before the upload, others during it [S12]', async () => {
  const photo = await aPhoto()
  const half = new Uint8Array(maxUploadBytes / 2)
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new Uint8Array(photo))
      for (let i = 0; i < 2; i++) stream.enqueue(half)
      stream.close()
    },
  })
  const headers = { 'x-upload-token': await token(), 'x-file-name': 'a.jpg' }

  const response = await gateway.fetch('/uploads', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

  expect(response.status).toBe(413)
  expect(response.json.errors?.[0]?.message).toBe('This file is larger than 10 MB. Please choose a smaller one.')
})

test('tokens per client and hour are limited, and a rejection says when to retry [S20]', async () => {
  // On a separate bus: replicas share their counts, so the tokens of the tests above would count here.
  const shy = await TestGateway.open({ settings: { uploadsPerHour: 4 } })
  const responses = []
  for (let i = 0; i < 1000; i++) responses.push(await shy.fetch('/uploads/tokens', { method: 'POST' }))
  await shy.close()

  expect(responses.filter(({ status }) => status === 201)).toHaveLength(4)
  expect(responses.at(-1)?.status).toBe(429)
  expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(60)
})

test('pages of other origins may not upload', async () => {
  const { status } = await gateway.fetch('/uploads/tokens', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  })

  expect(status).toBe(403)
})

test('no log line contains names, tokens or files [S14]', async () => {
  await upload('canary-name.jpg', await aPhoto())

  const logged = gateway.logged.join('\n')
  expect(logged).toContain('request completed')
  expect(logged).not.toMatch(/canary-name|x-upload-token/)
})
