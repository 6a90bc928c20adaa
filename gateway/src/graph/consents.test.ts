import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListConsents, WithdrawConsent } from '@seneb/contracts/messages/enquiry/consent.messages'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.open()
})
afterAll(() => gateway.close())

const consent = {
  purpose: 'plan-draft',
  text: 'I allow it.',
  textVersion: '2026-11-23',
  givenAt: '2026-11-21T09:00:00.000Z',
  effect: 'draft-erased',
} as const

async function withdrawn(args: string): Promise<unknown> {
  const problems = '... on Problem { code message } ... on InvalidInput { fields { path message } }'
  const success = '... on ConsentWithdrawn { consents { purpose withdrawnAt } }'
  const { json, status, text } = await gateway.graphql(
    `mutation { result: withdrawConsent${args} { __typename ${success} ${problems} } }`,
  )
  expect({ status, text: json.errors && text }).toEqual({ status: 200, text: undefined })
  return json.data?.['result']
}

test('the consents of a link are read, and the response is not stored [TRIP-26]', async () => {
  await gateway.handle(ListConsents, ({ token }) => ({ consents: token === 'mine' ? [consent] : [] }))
  const read = (token: string) =>
    gateway.graphql(`{ givenConsents(token: "${token}") { purpose text textVersion givenAt withdrawnAt effect } }`)

  const { headers, json } = await read('mine')
  expect(json.data?.['givenConsents']).toEqual([{ ...consent, withdrawnAt: null }])
  expect(headers.get('cache-control')).toContain('no-store')
  expect((await read('nobody')).json.data?.['givenConsents']).toEqual([])
})

test('a withdrawal returns the updated consents [TRIP-26, LEGAL-05]', async () => {
  const requests: unknown[] = []
  await gateway.handle(WithdrawConsent, (input) => {
    requests.push(input)
    return { consents: [{ ...consent, withdrawnAt: '2026-11-24T09:00:00.000Z' }] }
  })

  expect(await withdrawn('(token: "mine", purpose: "plan-draft")')).toEqual({
    __typename: 'ConsentWithdrawn',
    consents: [{ purpose: 'plan-draft', withdrawnAt: '2026-11-24T09:00:00.000Z' }],
  })
  expect(requests).toEqual([{ token: 'mine', purpose: 'plan-draft' }])
})

test('an unknown and a malformed link get a message [TRIP-26]', async () => {
  await gateway.handle(WithdrawConsent, () => {
    throw new AppError('CONSENT_LINK_INVALID')
  })

  expect(await withdrawn('(token: "nobody", purpose: "plan-draft")')).toMatchObject({
    __typename: 'ConsentLinkInvalid',
    message: 'This link is no longer valid. Please use the link in the email that confirmed your enquiry.',
  })
  expect(await withdrawn('(token: "a b", purpose: "everything")')).toMatchObject({
    __typename: 'InvalidInput',
    fields: [
      { path: 'token', message: 'token is not one of ours' },
      { path: 'purpose', message: 'purpose is none of ours' },
    ],
  })
})
