import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { documentStore } from '@seneb/bus/document-store'
import { bucketStream, applicationDocumentsBucket, uploadsBucket } from '@seneb/contracts/document-buckets'
import { allEvents } from '@seneb/contracts/messages/all-messages'
import { documentChunkBytes } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/referral/every-service.messages'
import { createLogger } from '@seneb/platform/logger'
import { sealFile, Sealing } from '@seneb/platform/sealing'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import type { TestDb } from '@seneb/testkit/test-db'
import { withLegalVersions } from '@seneb/testkit/with-legal-versions'
import pg from 'pg'

import type { ReferralCtx } from '../referral-ctx.js'
import { referralDb, referralTestCtx } from '../referral.fixture.js'
import { referralWorkers } from '../referral-workers.js'
import { AmbassadorApplication, ApplicationDocument, DocumentOpening } from './ambassador-application.entity.js'
import { maskedNumber } from './ambassador-application.rules.js'
import { aForm, asStaff } from './ambassador-review.fixture.js'
import { DocumentEndpoint } from './document-endpoint.fixture.js'
import { approveAmbassadorApplication, rejectAmbassadorApplication } from './decide-ambassador-application.js'
import { deleteDocuments, moveFormerDocuments, storeDocuments } from './store-documents.js'
import { openApplicationDocument, readDocumentChunk } from './open-application-document.js'
import { reviewAmbassadorApplication } from './review-ambassador-application.js'
import { submitAmbassadorApplication } from './submit-ambassador-application.js'

const canary = 'CANARY99887766'
const sealing = new Sealing(Buffer.alloc(32, 7).toString('base64'))
const dayMs = 24 * 60 * 60 * 1000
const logged: string[] = []

let nats: TestBus
let postgres: TestDb
let gateway: Bus
let referral: Bus
let endpoint: DocumentEndpoint

beforeAll(async () => {
  ;[nats, postgres] = await Promise.all([testBus(), referralDb()])
  gateway = await connectBus({ name: 'gateway', url: nats.urlOf('gateway'), log: silentLogger })
  referral = await connectBus({ name: 'referral', url: nats.urlOf('referral'), log: silentLogger })
  endpoint = new DocumentEndpoint(gateway, referral, ctxWith())
})
afterAll(async () => {
  await endpoint.close()
  await Promise.all([gateway.drain(), referral.drain()])
  await Promise.all([nats.stop(), postgres.close()])
})

function ctxWith(changes: Partial<ReferralCtx> = {}): ReferralCtx {
  return referralTestCtx(postgres, {
    log: createLogger('referral', 'debug', { write: (line) => void logged.push(line) }),
    uploads: documentStore(referral, uploadsBucket),
    formerDocuments: documentStore(referral, applicationDocumentsBucket),
    ...changes,
  })
}

const asLead = () => asStaff(ctxWith(), ['care-lead'])
const reviewOf = (id: string) => reviewAmbassadorApplication({ applicationId: id }, asLead())

/** Puts a file where the gateway puts it. */
async function anUpload(content = 'a document'): Promise<string> {
  const id = randomUUID()
  const file = { name: `${content}.pdf`, type: 'application/pdf', bytes: Buffer.from(content) }
  await documentStore(gateway, uploadsBucket).put(id, sealFile(file, id, sealing))
  return id
}

const identityDocumentOf = (applicationId: string) => ({ applicationId, kind: 'identity-document' }) as const

const rowOf = (id: string) => postgres.db.read((tx) => tx.findOne(AmbassadorApplication, { id }))
const documentsOf = (id: string) =>
  postgres.db.read((tx) => tx.find(ApplicationDocument, { where: { application_id: id }, order: { kind: 'asc' } }))
const published = async (what: string, id: string) => {
  const event = allEvents.find(({ name }) => name === `referral.ambassador-application.${what}`)
  const [payload] = event ? await outboxPayloads(postgres.db, event, id) : []
  return payload as unknown
}

test('a suppressed address is reported, and the application is stored as always [S20]', async () => {
  const { id } = await submitAmbassadorApplication({ ...aForm(), withholdMail: true }, ctxWith())

  expect(await rowOf(id)).toMatchObject({ status: 'pending' })
  expect(await published('submitted', id)).toMatchObject({ withholdMail: true })
})

test('an application is stored for review with its documents, and team and applicant are notified [AMB-05, AMB-11, AMB-12, AMB-13, AMB-14, AMB-26, D-40, D-65]', async () => {
  const [identityDocument, tourGuideLicense] = [await anUpload(), await anUpload()]

  const { id, reference } = await submitAmbassadorApplication(aForm({ identityDocument, tourGuideLicense }), ctxWith())

  expect(reference).toMatch(/^SNB-[2-9A-HJ-NP-Z]{6}$/)
  expect(await rowOf(id)).toMatchObject({
    reference,
    status: 'pending',
    applicant_type: 'tour-guide',
    full_name: 'Youssef Mansour',
    city: 'luxor',
    email: 'youssef.mansour@example.com',
    languages: 'english_arabic',
    id_type: 'passport',
    tourists_per_month: '16-30',
    has_medical_experience: false,
    wants_promotional_material: true,
  })
  expect(await rowOf(id)).toMatchObject({ terms_version: '1', privacy_version: '1' })
  const later = await withLegalVersions(postgres.db, () => submitAmbassadorApplication(aForm(), ctxWith()))
  expect(await rowOf(later.id)).toMatchObject({ terms_version: '7', privacy_version: '8' })
  const shown = { ...aForm(), legalVersions: { terms: '7', privacy: '6' } }
  const open = await withLegalVersions(postgres.db, () => submitAmbassadorApplication(shown, ctxWith()))
  expect(await rowOf(open.id)).toMatchObject({ terms_version: '7', privacy_version: '6' })
  expect((await reviewOf(id)).personal).toMatchObject({
    phoneNumber: '+201001234567',
    additionalNotes: 'I guide in the Valley of the Kings.',
  })
  expect(await documentsOf(id)).toMatchObject([
    { kind: 'identity-document', upload_id: identityDocument, state: 'uploaded' },
    { kind: 'tour-guide-license', upload_id: tourGuideLicense, state: 'uploaded' },
  ])
  expect(await published('submitted', id)).toMatchObject({
    reference,
    documents: ['identity-document', 'tour-guide-license'],
    personal: { idNumberMasked: '•••••••78', fullName: 'Youssef Mansour' },
  })
})

test('documents are stored before they would expire, and are decrypted for their reviewer [AMB-13, D-42, S12]', async () => {
  const { id } = await submitAmbassadorApplication(aForm({ identityDocument: await anUpload('passport') }), ctxWith())
  expect(await openApplicationDocument(identityDocumentOf(id), asLead())).toEqual({})

  await Promise.all([storeDocuments(ctxWith()), storeDocuments(ctxWith())])
  await storeDocuments(ctxWith())

  expect(await documentsOf(id)).toMatchObject([{ state: 'stored' }])
  expect(await endpoint.fetch(id)).toEqual({ name: 'passport.pdf', content: 'passport' })
  const auditActions = (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(
    ({ object }) => object.id === id,
  )
  expect(auditActions).toMatchObject([{ action: 'open-document', actor: { name: 'Mona' } }])
})

test('an opened document is sent part by part, only to the session that opened it, for a minute [D-42, S6, S12]', async () => {
  const content = 'x'.repeat(documentChunkBytes + 10)
  const { id } = await submitAmbassadorApplication(aForm({ identityDocument: await anUpload(content) }), ctxWith())
  await storeDocuments(ctxWith())
  const lead = asLead()
  expect((await endpoint.fetch(id)).content).toBe(content)

  const { opened } = await openApplicationDocument(identityDocumentOf(id), lead)
  const part = { openingId: opened?.openingId ?? '', from: 0 }
  const inMs = (ms: number) => ({ ...lead, now: () => new Date(lead.now().getTime() + ms) })
  expect((await readDocumentChunk(part, lead)).part).toHaveLength(Math.ceil(documentChunkBytes / 3) * 4)
  expect(await readDocumentChunk(part, asLead())).toEqual({})
  expect(await readDocumentChunk({ ...part, openingId: randomUUID() }, lead)).toEqual({})
  expect(await readDocumentChunk(part, inMs(61_000))).toEqual({})

  const isThere = () => postgres.db.read((tx) => tx.findOne(DocumentOpening, { id: part.openingId }))
  expect(await isThere()).not.toBeNull()
  for (const worker of referralWorkers)
    if (worker.name === 'forget-document-openings') await worker.run({ ...inMs(61_000), db: postgres.db })
  expect(await isThere()).toBeNull()
})

test('a document in the bucket of a former version is moved into its row and leaves the bucket, and a missing one is reported as lost [S12]', async () => {
  const [identityDocument, tourGuideLicense] = [await anUpload('of before'), await anUpload()]
  const bucket = documentStore(referral, applicationDocumentsBucket)
  await bucket.put(
    identityDocument,
    (await documentStore(referral, uploadsBucket).read(identityDocument)) ?? Buffer.of(),
  )
  const { id } = await submitAmbassadorApplication(aForm({ identityDocument, tourGuideLicense }), ctxWith())
  await postgres.db.write((tx) => tx.update(ApplicationDocument, { application_id: id }, { state: 'stored' }))

  await moveFormerDocuments(ctxWith())

  expect((await endpoint.fetch(id)).content).toBe('of before')
  expect(await bucket.has(identityDocument)).toBe(false)
  expect(await documentsOf(id)).toMatchObject([{ state: 'stored' }, { state: 'lost' }])
})

test('documents beyond the limit wait in the upload bucket, and are stored when there is room [S12]', async () => {
  const { id } = await submitAmbassadorApplication(aForm({ identityDocument: await anUpload() }), ctxWith())

  await storeDocuments(ctxWith({ documentCapacityBytes: 10 }))
  expect(await documentsOf(id)).toMatchObject([{ state: 'uploaded' }])
  await storeDocuments(ctxWith())

  expect(await documentsOf(id)).toMatchObject([{ state: 'stored' }])
})

test('files that are not there any more, or belong to another application, are named by their field and nothing is stored [D-42]', async () => {
  const identityDocument = await anUpload()
  await submitAmbassadorApplication(aForm({ identityDocument }), ctxWith())
  const before = (await postgres.db.read((tx) => tx.find(AmbassadorApplication))).length

  for (const uploadId of [randomUUID(), identityDocument]) {
    const sent = submitAmbassadorApplication(aForm({ identityDocument: uploadId }), ctxWith())
    await expect(sent).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: 'identityDocument', message: 'This upload has expired. Please choose the file again.' }],
    })
  }
  expect((await postgres.db.read((tx) => tx.find(AmbassadorApplication))).length).toBe(before)
})

test('the same key gives the same receipt and one application, also with documents and at the same moment; another form is a conflict [AMB-26]', async () => {
  const form = aForm({ identityDocument: await anUpload() })
  const ctx = ctxWith({ idempotencyKey: 'apply-once' })

  const receipts = await Promise.all([1, 2, 3, 4].map(() => submitAmbassadorApplication(form, ctx)))
  receipts.push(await submitAmbassadorApplication(form, ctx))

  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1)
  const other = submitAmbassadorApplication({ ...form, nationalId: 'B99999999' }, ctx)
  await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
})

test('90 days after the decision documents and number are forgotten, and not before [O-7, S13]', async () => {
  const { id } = await submitAmbassadorApplication(aForm({ identityDocument: await anUpload() }), ctxWith())
  await storeDocuments(ctxWith())
  await rejectAmbassadorApplication({ applicationId: id, reason: 'No.' }, asLead())
  const decidedAt = (await rowOf(id))?.decided_at?.getTime() ?? 0
  const after = (days: number) => ctxWith({ now: () => new Date(decidedAt + days * dayMs) })

  await deleteDocuments(after(89.9))
  expect(await documentsOf(id)).toMatchObject([{ state: 'stored' }])
  await deleteDocuments(after(90))

  expect(await documentsOf(id)).toMatchObject([{ state: 'forgotten' }])
  expect((await rowOf(id))?.national_id_sealed).toBeNull()
  expect(await openApplicationDocument(identityDocumentOf(id), asLead())).toEqual({})
  expect((await reviewOf(id)).personal?.idNumberMasked).toBe('')
})

test('an undecided application ends after 6 months with its documents, and not a second before [LEGAL-05, O-7]', async () => {
  const submittedAt = new Date('2026-11-21T09:00:00Z')
  const over = Date.parse('2027-05-21T09:00:00Z')
  const at = (time: number) => ctxWith({ now: () => new Date(time) })
  const { id } = await submitAmbassadorApplication(
    aForm({ identityDocument: await anUpload() }),
    at(submittedAt.getTime()),
  )
  await storeDocuments(ctxWith())
  const work = async (time: number) => {
    for (const worker of referralWorkers) if (/^forget-|^end-/.test(worker.name)) await worker.run(at(time))
  }

  await work(over - 1000)
  expect([await rowOf(id), await documentsOf(id)]).toMatchObject([{ status: 'pending' }, [{ state: 'stored' }]])
  await work(over + 1000)

  expect([await rowOf(id), await documentsOf(id)]).toEqual([null, []])
})

test('a planted passport number is nowhere in clear: not in a table, not in the object store, not in a log [AMB-09, D-42, S13]', async () => {
  const identityDocument = await anUpload(`passport ${canary}`)
  const form = aForm({ nationalId: canary, identityDocument })
  const { id } = await submitAmbassadorApplication(form, ctxWith({ idempotencyKey: 'canary' }))
  await storeDocuments(ctxWith())
  const review = await reviewOf(id)
  await approveAmbassadorApplication({ applicationId: id }, asLead())

  expect(review.personal?.idNumberMasked).toBe(maskedNumber(canary))
  expect(JSON.stringify(review)).not.toContain(canary)
  const [tables, stored] = [await everythingInTables(), await everythingInBuckets()]
  // Values that must be found prove that the search works.
  expect(tables).toContain('youssef.mansour@example.com')
  expect(stored.length).toBeGreaterThan(100)
  for (const form of [
    canary,
    Buffer.from(canary).toString('hex'),
    Buffer.from(canary).toString('base64').slice(0, 16),
  ]) {
    expect(tables).not.toContain(form)
    expect(stored.includes(form)).toBe(false)
    expect(logged.join('\n')).not.toContain(form)
  }
})

test.each([
  ['A12345678', '•••••••78'],
  ['12345', '•••45'],
  ['١٢٣٤٥', '•••٤٥'],
])('%s is shown as %s [AMB-09, D-42]', (number, masked) => {
  expect(maskedNumber(number)).toBe(masked)
})

/** Returns every row of every table of the schema as text, as in a dump. */
async function everythingInTables(): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.adminUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'referral'`,
  )
  const texts = []
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ text: string }>(`select t::text as text from ${name} t`)
    texts.push(...found.map(({ text }) => text))
  }
  await client.end()
  return texts.join('\n')
}

/** Returns every stored message of the object store. */
async function everythingInBuckets(): Promise<Buffer> {
  const admin = await connectBus({ name: 'referral', url: nats.url, log: silentLogger })
  const { streams } = admin.streams
  const chunks: Uint8Array[] = []
  for (const bucket of [uploadsBucket, applicationDocumentsBucket]) {
    const stream = bucketStream(bucket)
    const { state } = await streams.info(stream)
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await streams.getMessage(stream, { seq }).catch(() => null)
      if (message) chunks.push(message.data, Buffer.from(message.subject))
    }
  }
  await admin.drain()
  return Buffer.concat(chunks)
}
