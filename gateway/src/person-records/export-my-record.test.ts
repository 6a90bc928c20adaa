import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ReadMyRecord as OfAiPlanning } from '@seneb/contracts/messages/ai-planning/every-service.messages'
import { OpenMyRecord, ReadMyRecord } from '@seneb/contracts/messages/enquiry/my-record.messages'
import { ReadMyRecord as OfNotification } from '@seneb/contracts/messages/notification/every-service.messages'
import { ReadMyRecord as OfReferral } from '@seneb/contracts/messages/referral/every-service.messages'
import { AppError } from '@seneb/platform/app-error'
import { compressRecord } from '@seneb/platform/compressed-record'
import { linkTokenDigest } from '@seneb/platform/link-token'
import { Ajv } from 'ajv'

import { TestGateway } from '../gateway.fixture.js'

const secret = 's'.repeat(43)
const session = linkTokenDigest(secret)
const enquiryId = '0195e0a0-0000-7000-8000-000000000001'
const grants = { 'ai-planning': 'a'.repeat(60), notification: 'n'.repeat(60), referral: 'r'.repeat(60) }
const ours = { cookie: `seneb-request=${secret}`, 'sec-fetch-site': 'same-origin' }
const hostile = `<script>alert(1)</script>"'`
const sent: unknown[] = []
let failing: 'LEVEL_TOO_LOW' | 'RATE_LIMITED' | 'SESSION_ENDED' | 'UNAVAILABLE' | undefined
let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.open()
  await gateway.handle(OpenMyRecord, (input) => {
    if (failing && failing !== 'UNAVAILABLE') throw new AppError(failing)
    sent.push(input)
    return { enquiryId, grants }
  })
  const recordOf = async (table: string) => ({
    record: await compressRecord([{ table, withheld: { digest: 'secret' }, rows: [{ body: hostile }] }]),
  })
  await gateway.handle(OfAiPlanning, (input) => {
    sent.push(input)
    return recordOf('care_plans')
  })
  await gateway.handle(OfReferral, () => recordOf('referral_enquiries'))
  await gateway.handle(OfNotification, (input) => {
    sent.push(input)
    if (failing === 'UNAVAILABLE') throw new AppError('UNAVAILABLE')
    return recordOf('email_deliveries')
  })
  await gateway.handle(ReadMyRecord, async (input) => {
    sent.push(input)
    const record = await recordOf('plan_decisions')
    return { ...record, reference: 'SNB-7K3M9Q', exportedAt: '2026-11-24T09:00:00.000Z' }
  })
})
afterAll(() => gateway.close())

const fetchCopy = (format: string, headers: Record<string, string> = ours) =>
  gateway.fetch(`/my-request/export.${format}`, { headers })

test('the copy is one file with every service, by grants of the enquiry service, which comes last', async () => {
  sent.length = 0
  const { headers, status, text } = await fetchCopy('json')
  const copy = JSON.parse(text) as { formatVersion: number; parts: { service: string; table: string }[] }

  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  expect(headers.get('content-disposition')).toBe('attachment; filename="seneb-record.json"')
  expect(headers.get('cache-control')).toContain('no-store')
  expect(copy.parts.map(({ service, table }) => `${service}.${table}`)).toEqual([
    'enquiry.plan_decisions',
    'ai-planning.care_plans',
    'notification.email_deliveries',
    'referral.referral_enquiries',
  ])
  expect(sent[0]).toEqual({ session })
  expect(sent).toContainEqual({ enquiryId, grant: grants['ai-planning'] })
  expect(sent).toContainEqual({ enquiryId, grant: grants.notification })
  expect(sent.at(-1)).toEqual({ session, format: 'json' })
})

test('the copy has the published schema, which refuses other fields', async () => {
  const schema = JSON.parse(readFileSync(new URL('../../person-record.schema.json', import.meta.url), 'utf8')) as object
  const isValid = new Ajv({ strict: true, formats: { 'date-time': true } }).compile(schema)
  const copy = JSON.parse((await fetchCopy('json')).text) as object

  isValid(copy)
  expect(isValid.errors ?? []).toEqual([])
  expect(isValid({ ...copy, extra: 1 })).toBe(false)
})

test('the page of the copy runs no script and shows what people typed as text', async () => {
  const { headers, status, text } = await fetchCopy('html')

  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(text).toContain('What you decided and asked about them')
  expect(text).not.toContain('<script')
})

test('half a copy is never sent: while a service is away, there is none and none is logged', async () => {
  failing = 'UNAVAILABLE'
  sent.length = 0
  const { json, status } = await fetchCopy('html')
  failing = undefined

  expect([status, json.errors?.[0]?.extensions?.code]).toEqual([503, 'UNAVAILABLE'])
  expect(sent).not.toContainEqual({ session, format: 'html' })
})

test.each([
  ['SESSION_ENDED', 401],
  ['LEVEL_TOO_LOW', 403],
  ['RATE_LIMITED', 429],
] as const)('a copy is refused with %s', async (code, expected) => {
  failing = code
  const { json, status } = await fetchCopy('json')
  failing = undefined

  expect([status, json.errors?.[0]?.extensions?.code]).toEqual([expected, code])
})

test('no copy is sent without a session of our own pages, or in another format', async () => {
  sent.length = 0
  expect((await fetchCopy('json', {})).status).toBe(401)
  expect((await fetchCopy('json', { cookie: ours.cookie })).status).toBe(401)
  expect((await fetchCopy('json', { ...ours, 'sec-fetch-site': 'cross-site' })).status).toBe(401)
  expect((await fetchCopy('pdf')).status).toBe(404)
  expect(sent).toEqual([])
})

test('a client with many unknown sessions is refused without a request to a service [S20]', async () => {
  const limited = await TestGateway.open({ settings: { wrongKeysPerMinute: 2 } })
  let requests = 0
  await limited.handle(OpenMyRecord, () => {
    requests += 1
    throw new AppError('SESSION_ENDED')
  })
  const statuses: number[] = []
  for (let count = 0; count < 4; count++) {
    statuses.push((await limited.fetch('/my-request/export.json', { headers: ours })).status)
  }
  await limited.close()

  expect([statuses, requests]).toEqual([[401, 401, 429, 429], 2])
})
