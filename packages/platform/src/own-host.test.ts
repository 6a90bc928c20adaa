import { expect, test } from '@jest/globals'

import { isOwnHost } from './health.js'

test.each(['10.1.2.3:9464', '127.0.0.1', '[::1]:9464', 'localhost:4001', 'enquiry:9464', 'enquiry.seneb.svc:9464'])(
  '%s is how a probe, Prometheus or a person names this process',
  (host) => {
    expect(isOwnHost(host)).toBe(true)
  },
)

test.each(['evil.example:9464', '127.0.0.1.evil.example', 'localhost.evil.example', 'a.svc.evil.example', '', 'a b'])(
  '"%s" is how a page of the web names it, or nothing does',
  (host) => {
    expect(isOwnHost(host)).toBe(false)
  },
)

test('a request without a host is none of ours', () => {
  expect(isOwnHost(undefined)).toBe(false)
})
