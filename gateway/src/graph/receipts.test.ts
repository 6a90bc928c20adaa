import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { LookUpReceipt } from '@seneb/contracts/messages/enquiry/receipt.messages'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, TestSessions } from '../staff/staff-session.fixture.js'

const lookUp = `mutation ($reference: String!) { lookUpReceipt(reference: $reference) {
  __typename
  ... on ReceiptFound {
    cookieChoice { id policyVersion recordedAt accepted refused }
    consents { kind termsVersion given { purpose textVersion withdrawnAt } personal { reference country } }
  }
  ... on Problem { code message }
} }`
const at = '2026-11-23T12:00:00.000Z'
const receiptId = '0190f5fe-7c00-7a00-8000-000000000001'

let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(LookUpReceipt, ({ reference }) => {
    if (reference === 'cookie') {
      const times = { recordedAt: at, askAgainAt: at }
      const choices = { accepted: ['analytics' as const], refused: ['advertising' as const] }
      return { cookieChoice: { receiptId, policyVersion: '2026-11-28', ...times, ...choices }, consents: undefined }
    }
    if (reference !== 'consents') throw new AppError('RECEIPT_UNKNOWN')
    const consent = { purpose: 'personal-data' as const, textVersion: '2026-11-01', givenAt: at }
    const given = [{ ...consent, effect: 'enquiry-ended' as const }]
    return {
      cookieChoice: undefined,
      consents: { form: 'trip-plan' as const, termsVersion: '1', privacyVersion: '2', given, personal: undefined },
    }
  })
})
afterAll(() => gateway.close())

const request = async (reference: string) => {
  const { json } = await gateway.graphql(lookUp, { reference }, fromOurPage(sessions.open(['care-agent'])))
  return (json.data as Record<string, unknown> | null | undefined)?.['lookUpReceipt']
}

test('receipts of both kinds show their kind, and no receipt is null [CONS-09, LEGAL-05]', async () => {
  expect(await request('cookie')).toEqual({
    __typename: 'ReceiptFound',
    cookieChoice: {
      id: receiptId,
      policyVersion: '2026-11-28',
      recordedAt: at,
      accepted: ['ANALYTICS'],
      refused: ['ADVERTISING'],
    },
    consents: null,
  })
  expect(await request('consents')).toEqual({
    __typename: 'ReceiptFound',
    cookieChoice: null,
    consents: {
      kind: 'TRIP_PLAN',
      termsVersion: '1',
      given: [{ purpose: 'personal-data', textVersion: '2026-11-01', withdrawnAt: null }],
      personal: null,
    },
  })
  expect(await request('SNB-AAAAAA')).toEqual({
    __typename: 'ReceiptNotFound',
    code: 'RECEIPT_UNKNOWN',
    message: 'No receipt found. Check the reference, or ask the person for the link in their receipt.',
  })
  expect(await request('')).toMatchObject({ __typename: 'InvalidInput' })
})
