import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Input } from '@seneb/contracts/define'
import { DocumentsRequested, type RequestDocuments } from '@seneb/contracts/messages/referral/document-request.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/referral/every-service.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import type { ReferralCtx } from '../referral-ctx.js'
import { referralDb, referralTestCtx } from '../referral.fixture.js'
import { aForm, asStaff, reviewerId } from './ambassador-review.fixture.js'
import { submitRequestedDocuments, readDocumentRequest, requestDocuments } from './requested-documents.js'
import { ApplicationDocument } from './ambassador-application.entity.js'
import { rejectAmbassadorApplication } from './decide-ambassador-application.js'
import { reviewAmbassadorApplication } from './review-ambassador-application.js'
import { storeDocuments } from './store-documents.js'
import { submitAmbassadorApplication } from './submit-ambassador-application.js'

const dayMs = 24 * 60 * 60 * 1000
const files = new Map<string, Uint8Array>()
const uploads: ReferralCtx['uploads'] = {
  has: (id) => Promise.resolve(files.has(id)),
  read: (id) => Promise.resolve(files.get(id)),
}
let postgres: TestDb

beforeAll(async () => {
  postgres = await referralDb()
})
afterAll(() => postgres.close())

const ctxWith = (changes: Partial<ReferralCtx> = {}) => referralTestCtx(postgres, { uploads, ...changes })
const asLead = () => asStaff(ctxWith(), ['care-lead'])
const documentsOf = (id: string) => postgres.db.read((tx) => tx.query<ApplicationDocument>(everyDocumentSql, [id]))
const everyDocumentSql = `/* everyDocument */
  select upload_id, kind, state, sealed from application_documents where application_id = $1 order by state, kind`

function anUpload(): string {
  const id = randomUUID()
  files.set(id, Buffer.from(`sealed ${id}`))
  return id
}

/**
 * Returns an application with its documents stored, and the secret of a link that requests the identity document again.
 */
async function aRequestedOne(changes: Partial<Input<typeof RequestDocuments>> = {}) {
  const form = aForm({ identityDocument: anUpload(), tourGuideLicense: anUpload() })
  const { id, reference } = await submitAmbassadorApplication(form, ctxWith())
  await storeDocuments(ctxWith())
  const token = await requestedAgain(id, changes)
  return { id, reference, token }
}

async function requestedAgain(
  applicationId: string,
  changes: Partial<Input<typeof RequestDocuments>> = {},
): Promise<string> {
  const reason = 'The photo is too dark.'
  await requestDocuments({ applicationId, kinds: ['identity-document'], reason, ...changes }, asLead())
  return (await outboxPayloads(postgres.db, DocumentsRequested, applicationId)).at(-1)?.token ?? ''
}

test('an applicant is asked for a document again: the mail has the link, the audit trail the action, the table a digest [D-43, S10]', async () => {
  const { id, reference, token } = await aRequestedOne()

  const [event] = await outboxPayloads(postgres.db, DocumentsRequested, id)
  expect(event).toMatchObject({ reference, kinds: ['identity-document'], reason: 'The photo is too dark.' })
  expect(token).toMatch(/^[\w-]{43}$/)
  const rows = await postgres.db.read((tx) => tx.query('/* all */ select r::text as text from document_requests r'))
  expect(JSON.stringify(rows)).not.toContain(token)
  const auditActions = (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(
    ({ object }) => object.id === id,
  )
  expect(auditActions.map(({ action }) => action)).toEqual(['ask-for-documents'])
  expect(JSON.stringify(auditActions)).not.toContain('too dark')
  expect(await readDocumentRequest({ token }, ctxWith())).toMatchObject({ request: { kinds: ['identity-document'] } })
})

test('a new file replaces the former one, and the application has both in its history [AMB-13, D-43]', async () => {
  const { id, reference, token } = await aRequestedOne()
  const identityDocument = anUpload()

  expect(await submitRequestedDocuments({ token, identityDocument }, ctxWith())).toEqual({ reference })
  await storeDocuments(ctxWith())

  expect(await documentsOf(id)).toMatchObject([
    { kind: 'identity-document', state: 'replaced', sealed: null },
    { kind: 'identity-document', state: 'stored', upload_id: identityDocument },
    { kind: 'tour-guide-license', state: 'stored' },
  ])
  const review = await reviewAmbassadorApplication({ applicationId: id }, asLead())
  expect(review.documents).toMatchObject([{ kind: 'identity-document' }, { kind: 'tour-guide-license' }])
  expect(review.requests).toMatchObject([{ requestedBy: reviewerId, reason: 'The photo is too dark.' }])
  expect(review.requests[0]?.answeredAt).toBeDefined()
})

test('a link works once, also for two at the same moment, until another is sent, the decision, and for 14 days [D-43, S6]', async () => {
  const { id, token } = await aRequestedOne()
  const first = await requestedAgain(id)
  const outcomes = await Promise.allSettled(
    [token, first, first].map((used) =>
      submitRequestedDocuments({ token: used, identityDocument: anUpload() }, ctxWith()),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readDocumentRequest({ token: first }, ctxWith())).toEqual({})

  const decided = await aRequestedOne()
  await rejectAmbassadorApplication({ applicationId: decided.id, reason: 'No.' }, asLead())
  const late = await aRequestedOne()
  const inDays = (days: number) => ctxWith({ now: () => new Date(ctxWith().now().getTime() + days * dayMs) })
  expect(await readDocumentRequest({ token: late.token }, inDays(13.9))).toMatchObject({ request: {} })
  for (const [used, ctx] of [
    [decided.token, ctxWith()],
    [late.token, inDays(14)],
    ['of-nobody', ctxWith()],
  ] as const) {
    const sent = submitRequestedDocuments({ token: used, identityDocument: anUpload() }, ctx)
    await expect(sent).rejects.toMatchObject({ code: 'DOCUMENT_LINK_INVALID' })
  }
})

test('without the requested file, and with a missing one, nothing changes and the link still works [AMB-13]', async () => {
  const { id, token } = await aRequestedOne()
  const before = await documentsOf(id)

  for (const [form, message] of [
    [{}, 'Please choose a file'],
    [{ tourGuideLicense: anUpload() }, 'Please choose a file'],
    [{ identityDocument: randomUUID() }, 'This upload has expired. Please choose the file again.'],
    [{ identityDocument: before[0]?.upload_id }, 'This upload has expired. Please choose the file again.'],
  ] as const) {
    const sent = submitRequestedDocuments({ token, ...form }, ctxWith())
    const fields = [{ path: 'identityDocument', message }]
    await expect(sent).rejects.toMatchObject({ code: 'INPUT_INVALID', fields })
  }
  expect(await documentsOf(id)).toEqual(before)
  expect(await readDocumentRequest({ token }, ctxWith())).toMatchObject({ request: {} })
})

test('documents of a decided application cannot be requested [D-43]', async () => {
  const { id } = await aRequestedOne()
  await rejectAmbassadorApplication({ applicationId: id, reason: 'No.' }, asLead())

  await expect(requestedAgain(id)).rejects.toMatchObject({ code: 'APPLICATION_DECIDED' })
  await expect(requestedAgain(randomUUID())).rejects.toMatchObject({ code: 'APPLICATION_UNKNOWN' })
})
