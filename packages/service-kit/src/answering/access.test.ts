import { generateKeyPairSync, sign } from 'node:crypto'

import { expect, test } from '@jest/globals'
import { question, staffRefusals, type Access } from '@seneb/contracts/define'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import { object } from 'yup'

import { assertAllowed } from './access.js'
import { PassReader } from './pass-reader.js'
import type { StaffActor } from './staff-actor.js'

const now = new Date('2026-11-21T12:00:00.000Z')
const actor = (roles: readonly StaffRole[], provenS = 0): StaffActor => ({
  ...{ id: '1', sessionId: '2', name: 'Mona', title: 'Lead', roles },
  provenAt: new Date(now.getTime() - provenS * 1000),
})
const outcome = (access: Access, staff?: StaffActor) => {
  try {
    assertAllowed(access, staff, now)
    return 'allowed'
  } catch (error) {
    return error instanceof AppError ? error.code : error
  }
}

test('anyone may ask what is for anyone; nobody asks for staff without a pass [S6, ADM-09]', () => {
  expect(outcome('anyone')).toBe('allowed')
  expect(outcome('staff')).toBe('SIGN_IN_REQUIRED')
  expect(outcome({ may: 'audit:read' })).toBe('SIGN_IN_REQUIRED')
  expect(outcome('staff', actor([]))).toBe('allowed')
})

test('a permission is had by its roles alone, and who lacks it reads which role it takes [S6, ADM-09]', () => {
  expect(outcome({ may: 'plan:approve' }, actor(['doctor']))).toBe('allowed')
  expect(outcome({ may: 'plan:approve' }, actor(['care-agent', 'writer']))).toBe('NOT_ALLOWED')
  expect(() => assertAllowed({ may: 'plan:approve' }, actor(['ops']), now)).toThrow('It takes: care-lead, doctor.')
})

test('a proof that is too old has to be made again, after the role was looked at [S6]', () => {
  const access = { may: 'staff:manage', freshWithinS: 600 } as const

  expect(outcome(access, actor(['admin'], 600))).toBe('allowed')
  expect(outcome(access, actor(['admin'], 601))).toBe('FRESH_SIGN_IN_REQUIRED')
  expect(outcome(access, actor(['admin'], NaN))).toBe('FRESH_SIGN_IN_REQUIRED')
  expect(outcome(access, actor(['ops'], 601))).toBe('NOT_ALLOWED')
})

test('a question for staff that forgets its refusals is not declared [S6]', () => {
  const shape = { takes: object(), gives: object() }

  expect(() => question('identity.staff.test', { ...shape, access: 'staff', mayFail: [] })).toThrow('...staffRefusals')
  expect(question('identity.staff.test', { ...shape, access: 'staff', mayFail: staffRefusals }).access).toBe('staff')
})

const seconds = now.getTime() / 1000
const keys = generateKeyPairSync('ed25519')
const { x = '' } = keys.publicKey.export({ format: 'jwk' })
const reader = new PassReader(Buffer.from(x, 'base64url').toString('base64'))
const kid = await kidOf()

/** The key id as the reader reckons it: passes of this test are made by hand, not by the code that signs them. */
async function kidOf(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(x, 'base64url'))
  return Buffer.from(digest).toString('base64url').slice(0, 16)
}

const header = { alg: 'EdDSA', typ: 'seneb-pass', kid }
const claims = {
  ...{ iss: 'identity', sub: '1', sid: '2', name: 'Mona', title: 'Lead', roles: ['ops', 'owner'] },
  ...{ fresh: seconds - 5, iat: seconds, exp: seconds + 60 },
}
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const aPass = (changed: object = {}, headed: object = {}, key = keys.privateKey) => {
  const text = `${part({ ...header, ...headed })}.${part({ ...claims, ...changed })}`
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`
}

test('a pass says who and which roles; a role that is none of ours is left out [S6]', async () => {
  expect(await reader.read(aPass(), now)).toEqual({ ...actor(['ops']), provenAt: new Date((seconds - 5) * 1000) })
})

const others = generateKeyPairSync('ed25519').privateKey
const text = `${part({ ...header, alg: 'none' })}.${part(claims)}.`
const hostile: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['no pass', 'a.b.c'],
  ['one without a signature', text],
  ['one that asks for no signature', aPass({}, { alg: 'none' })],
  ['one signed by another key', aPass({}, {}, others)],
  ['one that names another key', aPass({}, { kid: 'another' })],
  ['one that names no key', aPass({}, { kid: undefined })],
  ['one of another kind', aPass({}, { typ: 'JWT' })],
  ['one of another maker', aPass({ iss: 'gateway' })],
  ['one whose minute is over', aPass({ iat: seconds - 70, exp: seconds - 10 })],
  ['one without an end', aPass({ exp: undefined })],
  ['one without a person', aPass({ sub: undefined })],
  ['one that was changed', aPass().replace(part(claims), part({ ...claims, roles: ['admin'] }))],
  ['one that is too long', aPass({ name: 'x'.repeat(5000) })],
]
test.each(hostile)('%s is nobody’s [S6]', async (_what, pass) => {
  expect(await reader.read(pass, now)).toBeUndefined()
})

test('a pass that was read before ends with its minute too, and without keys none is believed [S6]', async () => {
  const pass = aPass()

  expect(await reader.read(pass, now)).toBeDefined()
  expect(await reader.read(pass, new Date(now.getTime() + 66_000))).toBeUndefined()
  expect(await new PassReader().read(pass, now)).toBeUndefined()
})
