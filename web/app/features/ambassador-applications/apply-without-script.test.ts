import { expect, test } from '@jest/globals'

import type { RequestGraph, SendFile } from '../../graph/load-context.js'
import { applyWithoutScript } from './apply-without-script.server.js'

const id = '6f1c3c1e-3f57-4a52-9d57-2f6f0c6f3a10'
const answers = {
  applicantType: 'affiliate',
  fullName: 'Youssef Mansour',
  email: 'youssef@example.com',
  idType: 'passport',
  phoneNumber: '+20 100 123 4567',
  languages: 'arabic',
  city: 'luxor',
  touristsPerMonth: '16-30',
  nationalId: 'A12345678',
}

function aForm(changes: Readonly<Record<string, string | File>> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...answers, ...changes })) form.set(name, value)
  return form
}

/** The server's routes, with the requests that they received. */
function createDeps(result: object, sending: Awaited<ReturnType<SendFile>> = { id, name: 'passport.pdf' }) {
  const requests: { input?: Record<string, unknown>; legalVersions?: object; idempotencyKey?: string }[] = []
  const sent: string[] = []
  const requestGraph = ((_document: unknown, variables: object) => {
    requests.push(variables)
    return Promise.resolve({ data: { submitAmbassadorApplication: result } })
  }) as unknown as RequestGraph
  const sendFile: SendFile = (file) => {
    sent.push(file.name)
    return Promise.resolve(sending)
  }
  return { requests, sent, queryGraph: requestGraph, sendFile }
}

const received = { __typename: 'AmbassadorApplicationReceived', id: '1', reference: 'SNB-7K3M9Q' }
const file = new File(['%PDF-1.4'], 'passport.pdf')

test('a form with its file is sent with the id of the stored file [AMB-13, AMB-26]', async () => {
  const deps = createDeps(received)
  const { outcome } = await applyWithoutScript(aForm({ identityDocument: file, tourGuideLicense: file }), deps)
  expect(outcome).toEqual({ kind: 'received', receipt: 'SNB-7K3M9Q' })
  // A licence is of tour guides only.
  expect(deps.sent).toEqual(['passport.pdf'])
  expect(deps.requests[0]?.input).toMatchObject({ identityDocument: id, hasMedicalExperience: false })
  expect(deps.requests[0]?.input).not.toHaveProperty('tourGuideLicense')
})

test('the versions of the legal documents that the form showed are sent beside it, not as answers [D-65, D-83]', async () => {
  const deps = createDeps(received)
  const hidden = (privacy: string) => ({ 'legalVersions.terms': '2', 'legalVersions.privacy': privacy })
  await applyWithoutScript(aForm(hidden('4')), deps)
  await applyWithoutScript(aForm(hidden('5')), deps)
  await applyWithoutScript(aForm(), deps)
  expect(deps.requests.map(({ legalVersions }) => legalVersions)).toEqual([
    { terms: '2', privacy: '4' },
    { terms: '2', privacy: '5' },
    undefined,
  ])
  // A repetition from a page that shows newer versions is the same application.
  expect(new Set(deps.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

test('a file stored before is named again and not requested [AMB-03, D-42]', async () => {
  const deps = createDeps(received)
  const stored = { 'identityDocument.id': id, 'identityDocument.name': 'passport.pdf' }
  await applyWithoutScript(aForm({ ...stored, identityDocument: new File([], '') }), deps)
  expect(deps.sent).toEqual([])
  expect(deps.requests[0]?.input).toMatchObject({ identityDocument: id })
})

test('a rejected file has a sentence at its field, and nothing is sent [AMB-13, S12]', async () => {
  const deps = createDeps(received, { message: 'This file is damaged.' })
  const { outcome, values } = await applyWithoutScript(aForm({ identityDocument: file }), deps)
  expect(outcome).toEqual({ kind: 'input', errors: { identityDocument: 'This file is damaged.' } })
  expect(values.fullName).toBe('Youssef Mansour')
  expect(deps.requests).toEqual([])
})

test('a file that the service does not find any more is forgotten [AMB-13]', async () => {
  const fields = [{ path: 'identityDocument', message: 'This file is not with us any more.' }]
  const deps = createDeps({ __typename: 'InvalidInput', fields })
  const { files, outcome } = await applyWithoutScript(aForm({ identityDocument: file }), deps)
  expect(files).toEqual({})
  expect(outcome.kind).toBe('input')
})
