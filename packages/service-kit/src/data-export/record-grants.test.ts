import { expect, test } from '@jest/globals'
import { testEventSealing } from '@seneb/testkit/test-keys'

import { RecordGrants } from './record-grants.js'

const now = new Date('2026-11-22T09:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const enquiryId = '00000000-0000-7000-8000-000000000001'
const grants = new RecordGrants(testEventSealing)
const grant = grants.issue('notification', { enquiryId, now })

test('a grant is valid for a minute, and fits the field of its request', () => {
  expect(grant).toMatch(/^[\w-]{40,200}$/)
  expect(grants.isValid('notification', grant, { enquiryId, now: after(59) })).toBe(true)
  expect(grants.isValid('notification', grant, { enquiryId, now: after(60) })).toBe(false)
})

test.each<[string, Parameters<RecordGrants['isValid']>]>([
  ['of another service', ['referral', grant, { enquiryId, now }]],
  ['of another enquiry', ['notification', grant, { enquiryId: enquiryId.replace('1', '2'), now }]],
  ['that was changed', ['notification', `${grant.slice(0, -2)}AA`, { enquiryId, now }]],
  ['that is empty', ['notification', '', { enquiryId, now }]],
  ['that is text', ['notification', 'x'.repeat(100), { enquiryId, now }]],
])('a grant %s is refused', (_name, [service, given, about]) => {
  expect(grants.isValid(service, given, about)).toBe(false)
})
