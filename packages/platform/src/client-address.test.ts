import type { IncomingMessage } from 'node:http'

import { expect, test } from '@jest/globals'

import { addressPrefix, getClientAddress, createTrust } from './client-address.js'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['"203.0.113.7:51234"', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::'],
  ['[2001:DB8:1:2:3:4:5:6]:443', '2001:db8:1:2::'],
  ['"[2001:db8:1:2:3:4:5:6]:443"', '2001:db8:1:2::'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['2001:db8:1:2::', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80::'],
  ['[fe80::1%eth0]', 'fe80::'],
])('%s stands for the connection %s [S20]', (address, prefix) => {
  expect(addressPrefix(address)).toBe(prefix)
})

test('unreadable addresses are separate clients, and none of them is shared by all [S20]', () => {
  const spellings = ['unknown', '_hidden', 'not an address', '203.0.113.7:port', '[]', '']
  expect(new Set(spellings.map(addressPrefix)).size).toBe(spellings.length)
  expect(addressPrefix('Unknown ')).toBe(addressPrefix('unknown'))
})

test('a connection that closed before its address was read has none, and is still a client', () => {
  const address = getClientAddress(from(undefined), createTrust(['10.0.0.0/8']))
  expect([address, addressPrefix(address)]).toEqual([undefined, 'spelled '])
})

const from = (remoteAddress: string | undefined, forwardedFor?: string) =>
  ({ headers: { 'x-forwarded-for': forwardedFor }, socket: { remoteAddress } }) as unknown as IncomingMessage

test.each([
  ['without proxies, the other end', [], from('203.0.113.7', '198.51.100.1'), '203.0.113.7'],
  ['what a proxy saw', ['10.0.0.0/8'], from('10.0.0.1', '198.51.100.1'), '198.51.100.1'],
  [
    'what a proxy saw and its client only said',
    ['10.0.0.0/8'],
    from('10.0.0.1', '1.2.3.4, 198.51.100.1'),
    '198.51.100.1',
  ],
  ['a stranger’s word', ['10.0.0.0/8'], from('203.0.113.7', '198.51.100.1'), '203.0.113.7'],
  [
    'proxies that write ports',
    ['10.0.0.0/8'],
    from('::ffff:10.0.0.1', '198.51.100.1:4000, 10.0.0.2:80'),
    '198.51.100.1:4000',
  ],
])('a client is known by its address: %s [S20]', (_case, proxies, request, address) => {
  expect(getClientAddress(request, createTrust(proxies))).toBe(address)
})
