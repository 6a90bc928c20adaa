import { randomBytes } from 'node:crypto'

import { expect, test } from '@jest/globals'

import { readGatewaySettings } from './config.js'

const documentKey = Buffer.alloc(32, 1).toString('base64')
const required = {
  SENEB_ENV: 'local',
  GATEWAY_PORT: '4000',
  GATEWAY_NATS_URL: 'nats://gateway:secret@127.0.0.1:4222',
  GATEWAY_DOCUMENT_KEY: documentKey,
  GATEWAY_MAIL_KEY: documentKey,
}

test('with only the required settings, the gateway allows no introspection, pages or proxies', () => {
  expect(readGatewaySettings(required)).toEqual({
    host: '127.0.0.1',
    port: 4000,
    natsUrl: 'nats://gateway:secret@127.0.0.1:4222',
    healthHost: '127.0.0.1',
    healthPort: 0,
    mailKey: documentKey,
    inboundMailProvider: '',
    inboundMailSecret: '',
    inboundMailTopic: '',
    inboundMailCertificate: '',
    allowedOrigins: [],
    staffOrigins: [],
    trustedProxies: [],
    introspection: false,
    mutationsPerMinute: 30,
    mutationsPerHour: 200,
    mutationsPerDay: 600,
    queryPointsPerMinute: 600,
    pageEventsPerMinute: 60,
    signInsPerMinute: 60,
    staffMutationsPerMinute: 120,
    staffQueryPointsPerMinute: 1200,
    partnerPoints: 2000,
    partnerPointsPerSecond: 100,
    partnerPointsPerRequest: 1200,
    partnerDryRunsPerSecond: 10,
    partnerRequestsAtOnce: 10,
    partnerEnquiriesPerHour: 60,
    wrongKeysPerMinute: 30,
    newReferralsPerHour: 20,
    uploadsPerHour: 20,
    formsPerAddressPerHour: 20,
    formsPerAddressPerDay: 200,
    knownSubscribersPerDay: 3,
    adHoc: 'anyone',
    staffAdHoc: 'anyone',
    earlierDocuments: [],
    documentKey,
    clamdAddress: '',
    clamdTimeoutMs: 5000,
    maxInFlight: 300,
    drainDelayMs: 0,
  })
})

test('staff sign in over https, or over http on this machine alone, and not by both [S9, S15]', () => {
  const read = (GATEWAY_STAFF_ORIGINS: string) =>
    readGatewaySettings({ ...required, GATEWAY_STAFF_ORIGINS }).staffOrigins

  expect(read('https://www.example.org')).toEqual(['https://www.example.org'])
  expect(read('http://127.0.0.1:4000, http://localhost:4000')).toHaveLength(2)
  for (const value of ['http://www.example.org', 'https://www.example.org,http://localhost:4000', 'localhost', '*'])
    expect(() => read(value)).toThrow('GATEWAY_STAFF_ORIGINS must be https origins, or http ones of this machine alone')
})

test('production does not expose the whole schema publicly [S2, S15]', () => {
  const read = () => readGatewaySettings({ ...required, SENEB_ENV: 'production', GATEWAY_INTROSPECTION: 'true' })

  expect(read).toThrow('SENEB_ENV=production: GATEWAY_INTROSPECTION must not be true')
})

test('lists are comma-separated, booleans are true and false', () => {
  const settings = readGatewaySettings({
    ...required,
    GATEWAY_ALLOWED_ORIGINS: 'https://www.example.org, https://example.org,',
    GATEWAY_TRUSTED_PROXIES: '10.0.0.0/8',
    GATEWAY_INTROSPECTION: 'true',
  })

  expect(settings).toMatchObject({
    allowedOrigins: ['https://www.example.org', 'https://example.org'],
    trustedProxies: ['10.0.0.0/8'],
    introspection: true,
  })
})

test('a key of another length than 32 bytes is rejected, and not printed', () => {
  const read = () => readGatewaySettings({ ...required, GATEWAY_DOCUMENT_KEY: 'c2hvcnQ=' })

  expect(read).toThrow(/GATEWAY_DOCUMENT_KEY/)
  expect(read).not.toThrow(/c2hvcnQ=/)
})

test('all missing or invalid settings are named together, without values', () => {
  const read = () => readGatewaySettings({ GATEWAY_MAX_IN_FLIGHT: 'plenty', GATEWAY_INTROSPECTION: 'perhaps' })

  expect(read).toThrow(/GATEWAY_PORT.*GATEWAY_NATS_URL/)
  expect(read).toThrow(/GATEWAY_INTROSPECTION.*GATEWAY_MAX_IN_FLIGHT/)
  expect(read).not.toThrow(/plenty|perhaps/)
})

/** Settings that production accepts, too. */
const strong = {
  GATEWAY_PORT: '4000',
  NODE_ENV: 'production',
  GATEWAY_DOCUMENT_KEY: randomBytes(32).toString('base64'),
  GATEWAY_MAIL_KEY: randomBytes(32).toString('base64'),
  GATEWAY_NATS_URL: `tls://gateway:${randomBytes(24).toString('hex')}@bus.example:4222`,
}

test.each([
  ['local', undefined, 'anyone'],
  ['trial', undefined, 'anyone'],
  ['production', undefined, 'keys'],
  [undefined, undefined, 'keys'],
  ['production', 'anyone', 'anyone'],
  ['local', 'nobody', 'nobody'],
])(
  'launched in %s with GATEWAY_ADHOC=%s, documents that are not of our own pages are answered to: %s [S2]',
  (launched, set, adHoc) => {
    const settings = readGatewaySettings({ ...strong, SENEB_ENV: launched, GATEWAY_ADHOC: set })

    expect(settings.adHoc).toBe(adHoc)
  },
)

test('the scanner setting is a host and port only', () => {
  const at = (address: string) => readGatewaySettings({ ...required, GATEWAY_CLAMD_ADDRESS: address })

  expect(at('clamav:3310').clamdAddress).toBe('clamav:3310')
  expect(() => at('clamav')).toThrow('GATEWAY_CLAMD_ADDRESS must be host:port or the path of a socket')
})
