import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { bucketStream, applicationDocumentsBucket, uploadsBucket } from '@seneb/contracts/document-buckets'
import { jetstreamManager } from '@nats-io/jetstream'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'

import { connectBus, type Bus } from './bus.js'
import { documentStore, type DocumentStore } from './document-store.js'

const id = '0190f5fe-7c00-4a00-8000-00000000000'
let nats: TestBus
let gateway: Bus
let referral: Bus
let uploads: DocumentStore
let uploadsAsRead: DocumentStore
let documents: DocumentStore

beforeAll(async () => {
  nats = await testBus()
  gateway = await connectBus({ name: 'gateway', url: nats.urlOf('gateway'), log: silentLogger })
  referral = await connectBus({ name: 'referral', url: nats.urlOf('referral'), log: silentLogger })
  uploads = documentStore(gateway, uploadsBucket)
  uploadsAsRead = documentStore(referral, uploadsBucket)
  documents = documentStore(referral, applicationDocumentsBucket)
})
afterAll(async () => {
  await Promise.all([gateway.drain(), referral.drain()])
  await nats.stop()
})

test('a missing bucket reads as empty, for readers and its owner', async () => {
  expect(await uploadsAsRead.has(`${id}0`)).toBe(false)
  expect(await uploadsAsRead.read(`${id}0`)).toBeUndefined()
  expect(await documents.has(`${id}0`)).toBe(false)
})

test('a large file of the owner is readable byte for byte by users with permission in the contracts [S12]', async () => {
  const bytes = randomBytes(10 * 1024 * 1024)

  expect(await uploads.put(`${id}1`, bytes)).toBe(true)

  expect(await uploadsAsRead.has(`${id}1`)).toBe(true)
  expect(Buffer.from((await uploadsAsRead.read(`${id}1`)) ?? []).equals(bytes)).toBe(true)
  expect(await uploads.put(`${id}1`, randomBytes(10))).toBe(false)
  expect((await uploads.read(`${id}1`))?.length).toBe(bytes.length)
})

test('of several concurrent puts under one id exactly one is stored, and no part of the others [S12]', async () => {
  const put = await Promise.all([1, 2, 3, 4].map(() => uploads.put(`${id}2`, randomBytes(300_000))))

  expect(put.filter(Boolean)).toHaveLength(1)
  const admin = await nats.connect()
  const info = await (await jetstreamManager(admin)).streams.info(bucketStream(uploadsBucket), { subjects_filter: '>' })
  await admin.close()
  expect(Object.keys(info.state.subjects ?? {}).filter((subject) => subject.includes('.M.'))).toHaveLength(2)
  expect(Object.keys(info.state.subjects ?? {}).filter((subject) => subject.includes('.C.'))).toHaveLength(2)
})

test('uploads expire after half an hour, documents do not [S12]', async () => {
  await documents.put(`${id}3`, randomBytes(10))
  const { streams } = gateway
  const { config } = await streams.streams.info(bucketStream(uploadsBucket))
  const stream = await referral.streams.streams.info(bucketStream(applicationDocumentsBucket))

  expect(config.max_age).toBe(30 * 60 * 1e9)
  expect(stream.config.max_age).toBe(0)
})

test('a removed object is gone, and removing it again succeeds', async () => {
  await documents.put(`${id}4`, randomBytes(10))

  await documents.remove(`${id}4`)
  await documents.remove(`${id}4`)

  expect(await documents.has(`${id}4`)).toBe(false)
  expect(await documents.read(`${id}4`)).toBeUndefined()
})

test('a bucket reports its size and limit [S12]', async () => {
  const before = await uploads.usage()
  await uploads.put(`${id}5`, randomBytes(500_000))
  const after = await uploads.usage()

  expect(after.bytes - before.bytes).toBeGreaterThanOrEqual(500_000)
  expect(after.maxBytes).toBe(uploadsBucket.maxBytes)
})
