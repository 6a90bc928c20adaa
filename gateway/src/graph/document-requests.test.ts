import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  SubmitRequestedDocuments,
  RequestDocuments,
  ReadDocumentRequest,
} from '@seneb/contracts/messages/referral/document-request.messages'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const application = '0190f5fe-7c00-7a00-8000-000000000001'
const upload = '0190f5fe-7c00-7a00-8000-000000000002'
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
})
afterAll(() => gateway.close())

async function submitDocuments(args: string): Promise<unknown> {
  const problems = '... on Problem { code message } ... on InvalidInput { fields { path message } }'
  const { json } = await gateway.graphql(
    `mutation { result: answerDocumentRequest${args} { __typename ... on RequestedDocumentsReceived { reference } ${problems} } }`,
  )
  return json.data?.['result']
}

test('the request behind a link is read, and the response is not cached [D-43]', async () => {
  const expiresAt = '2026-12-05T09:00:00.000Z'
  await gateway.handle(ReadDocumentRequest, ({ token }) =>
    token === 'mine' ? { request: { kinds: ['identity-document' as const], expiresAt } } : {},
  )
  const read = (token: string) => gateway.graphql(`{ documentRequest(token: "${token}") { kinds expiresAt } }`)

  const { headers, json } = await read('mine')
  expect(json.data).toEqual({ documentRequest: { kinds: ['IDENTITY_DOCUMENT'], expiresAt } })
  expect(headers.get('cache-control')).toContain('no-store')
  expect((await read('nobody')).json.data).toEqual({ documentRequest: null })
})

test('documents are submitted by a link; a used link and a wrong id get a message [D-43, AMB-13]', async () => {
  const requests: unknown[] = []
  await gateway.handle(SubmitRequestedDocuments, (input) => {
    requests.push(input)
    if (input.token === 'used') throw new AppError('DOCUMENT_LINK_INVALID')
    return { reference: 'SNB-7K3M9Q' }
  })

  expect(await submitDocuments(`(token: "mine", identityDocument: "${upload}", tourGuideLicense: null)`)).toEqual({
    __typename: 'RequestedDocumentsReceived',
    reference: 'SNB-7K3M9Q',
  })
  expect(requests).toEqual([{ token: 'mine', identityDocument: upload }])
  expect(await submitDocuments('(token: "used")')).toMatchObject({ __typename: 'DocumentLinkInvalid' })
  expect(await submitDocuments('(token: "mine", identityDocument: "a file")')).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ path: 'identityDocument', message: 'This upload has expired. Please choose the file again.' }],
  })
})

test('a lead can request documents again from an applicant, an auditor cannot [D-43, S6]', async () => {
  const requests: unknown[] = []
  await gateway.handle(RequestDocuments, (input) => {
    requests.push(input)
    return { applicationId: input.applicationId }
  })
  const request = (role: 'care-lead' | 'auditor') =>
    gateway.graphql(
      `mutation { requestDocuments(id: "${application}", kinds: [IDENTITY_DOCUMENT], reason: " Too dark. ") {
        __typename ... on Problem { code } ... on DocumentsRequested { id } } }`,
      {},
      fromOurPage(sessions.open([role])),
    )

  expect((await request('care-lead')).json.data).toEqual({
    requestDocuments: { __typename: 'DocumentsRequested', id: application },
  })
  expect(requests).toEqual([{ applicationId: application, kinds: ['identity-document'], reason: 'Too dark.' }])
  expect(rejectionOf(await request('auditor'))).toBe('NOT_ALLOWED')
  expect(requests).toHaveLength(1)
})
