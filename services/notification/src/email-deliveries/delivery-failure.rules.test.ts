import { expect, test } from '@jest/globals'

import { readMailFailure } from './delivery-failure.rules.js'

const errorWith = (fields: object) => Object.assign(new Error('250 <someone@example.com> said no'), fields)

test.each([
  ['a 550 to the recipient', { code: 'EENVELOPE', responseCode: 550, permanent: true, command: 'RCPT TO' }, 'refused'],
  ['a 554 to the words', { code: 'EMESSAGE', responseCode: 554, permanent: true, command: 'DATA' }, 'refused'],
  ['a 503 in a session gone wrong', { responseCode: 503, permanent: false, command: 'DATA' }, 'deferred'],
  ['a 451 to the words', { code: 'EMESSAGE', responseCode: 451, permanent: false, command: 'DATA' }, 'deferred'],
  [
    'a 450 to the recipient',
    { code: 'EENVELOPE', responseCode: 450, permanent: false, command: 'RCPT TO' },
    'deferred',
  ],
  ['a 421 to the words', { responseCode: 421, permanent: false, command: 'DATA' }, 'server'],
  ['a 535 to our password', { code: 'EAUTH', responseCode: 535, permanent: true, command: 'AUTH PLAIN' }, 'server'],
  ['a 550 to our sender', { code: 'EENVELOPE', responseCode: 550, permanent: true, command: 'MAIL FROM' }, 'server'],
  ['a 554 greeting', { code: 'EPROTOCOL', responseCode: 554, permanent: true, command: 'CONN' }, 'server'],
  ['nobody listening', { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }, 'server'],
  ['silence', { code: 'ETIMEDOUT', command: 'CONN' }, 'server'],
  ['our own deadline', { code: 'EABORT' }, 'server'],
  ['a file that must not be read', { code: 'EFILEACCESS' }, 'unexpected'],
  ['a mistake of ours', {}, 'unexpected'],
])('%s means %3$s [PIPE-07, R7]', (_what, fields, kind) => {
  expect(readMailFailure(errorWith(fields)).kind).toBe(kind)
})

test('a stored failure contains no personal data [S14]', () => {
  const failure = readMailFailure(errorWith({ code: 'EMESSAGE', responseCode: 550, permanent: true, command: 'DATA' }))

  expect(failure.code).toBe('550')
  expect(failure.message).not.toContain('someone')
})

test('something that is no error at all is unexpected', () => {
  expect(readMailFailure('oops')).toMatchObject({ kind: 'unexpected', code: 'UNKNOWN' })
})
