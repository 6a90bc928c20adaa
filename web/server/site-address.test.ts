import type { IncomingMessage } from 'node:http'

import { expect, test } from '@jest/globals'
import { createTrust } from '@seneb/platform/client-address'

import { isPlainHttp, siteAddress } from './site-address.js'

const ofHttps = siteAddress('https://seneb.example', createTrust(['10.0.0.0/8']))
const ofHttp = siteAddress('http://seneb.example', createTrust(['10.0.0.0/8']))

/** A page requested through our own proxy, which ended TLS, except for `changes`. */
function requestWith(changes: { host?: string; scheme?: string; method?: string; url?: string; from?: string }) {
  const { from = '10.1.2.3', host = 'seneb.example', method = 'GET', scheme, url = '/dental-care?a=1' } = changes
  const headers = { host, ...(scheme === undefined ? {} : { 'x-forwarded-proto': scheme }) }
  return { method, url, headers, socket: { remoteAddress: from } } as unknown as IncomingMessage
}

test.each([
  ['plain HTTP, as our proxy says', { scheme: 'http' }],
  ['plain HTTP at the first of two proxies', { scheme: ' HTTP , https' }],
  ['a form sent over plain HTTP', { scheme: 'http', method: 'POST' }],
  ['another name of the site', { scheme: 'https', host: 'www.seneb.example' }],
])('%s is led to the one address of the site [SHELL-21, D-22, D-75]', (_what, changes) => {
  expect(ofHttps(requestWith(changes))).toBe('https://seneb.example/dental-care?a=1')
})

test.each([
  ['https', { scheme: 'https' }],
  ['https at the first proxy, plain HTTP behind it', { scheme: 'https, http' }],
  ['a scheme nobody names', {}],
  ['plain HTTP as a stranger says it', { scheme: 'http', from: '203.0.113.7' }],
  ['plain HTTP on this machine', { scheme: 'http', host: 'localhost:4000' }],
  ['a scheme that only begins so', { scheme: 'httpx' }],
  ['ten thousand spaces instead of a scheme', { scheme: ' '.repeat(10_000) }],
  ['this machine under its own name', { host: 'localhost:1' }],
  ['a form sent under another name', { host: 'www.seneb.example', method: 'POST' }],
])('%s is answered where it is [SHELL-21, D-75]', (_what, changes) => {
  expect(ofHttps(requestWith(changes))).toBeUndefined()
})

test('a site without https causes no redirect, and no redirect loop from https [SHELL-21]', () => {
  expect(ofHttp(requestWith({ scheme: 'http' }))).toBeUndefined()
})

test('a path that would name another host is led to the page it names here [D-22]', () => {
  expect(ofHttps(requestWith({ url: '//evil.example/x' }))).toBe('https://seneb.example/evil.example/x')
  expect(ofHttps(requestWith({ url: 'munity://x/', host: 'www.seneb.example' }))).toBe('https://seneb.example/')
})

test('only a request with plain HTTP is checked further before a cached page is sent', () => {
  expect([requestWith({ scheme: 'http' }), requestWith({ scheme: 'https' }), requestWith({})].map(isPlainHttp)).toEqual(
    [true, false, false],
  )
})
