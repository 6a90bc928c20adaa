import { expect, test } from '@jest/globals'

import { PatientCookies } from './patient-cookies.js'

const token = 'a'.repeat(43)
const secure = new PatientCookies(['https://www.seneb.example'])
const sent = { method: 'POST', url: '/graphql' }

test('the cookie of the real site is bound to its host and to https', () => {
  expect(secure.opened(token, 60)).toBe(
    `__Host-seneb-request=${token}; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure`,
  )
  expect(secure.cleared()).toContain('Max-Age=0')
})

test('the cookie counts only in a POST from our own origin', () => {
  const cookie = `other=1; __Host-seneb-request=${token}`
  const origin = 'https://www.seneb.example'
  expect(secure.sessionToken({ ...sent, headers: { cookie, origin } })).toBe(token)
  expect(secure.sessionToken({ ...sent, headers: { cookie, origin, 'sec-fetch-site': 'same-origin' } })).toBe(token)
  expect(secure.sessionToken({ ...sent, headers: { cookie, origin: 'https://seneb.example' } })).toBeUndefined()
  expect(secure.sessionToken({ ...sent, headers: { cookie, origin, 'sec-fetch-site': 'same-site' } })).toBeUndefined()
  expect(secure.sessionToken({ ...sent, method: 'GET', headers: { cookie, origin } })).toBeUndefined()
  expect(secure.sessionToken({ ...sent, headers: { cookie: `seneb-request=${token}`, origin } })).toBeUndefined()
})
