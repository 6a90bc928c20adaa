import { expect, test } from '@jest/globals'

import { readGatewaySettings } from './config.js'

const documentKey = Buffer.alloc(32, 1).toString('base64')
const least = {
  ...{ GATEWAY_PORT: '4000', GATEWAY_NATS_URL: 'nats://gateway:secret@127.0.0.1:4222' },
  GATEWAY_DOCUMENT_KEY: documentKey,
}

test('with the least that must be said, the gateway is closed to introspection, pages and proxies', () => {
  expect(readGatewaySettings(least)).toEqual({
    host: '0.0.0.0',
    port: 4000,
    natsUrl: 'nats://gateway:secret@127.0.0.1:4222',
    healthPort: 0,
    allowedOrigins: [],
    trustedProxies: [],
    introspection: false,
    mutationsPerMinute: 30,
    pageEventsPerMinute: 60,
    newReferralsPerHour: 20,
    uploadsPerHour: 20,
    formsPerAddressPerHour: 20,
    documentKey,
    mostInFlight: 300,
    drainDelayMs: 0,
  })
})

test('lists are written with commas, truths as true and false', () => {
  const settings = readGatewaySettings({
    ...least,
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

test('a key of another length than 32 bytes is refused, and not told', () => {
  const read = () => readGatewaySettings({ ...least, GATEWAY_DOCUMENT_KEY: 'c2hvcnQ=' })

  expect(read).toThrow(/GATEWAY_DOCUMENT_KEY/)
  expect(read).not.toThrow(/c2hvcnQ=/)
})

test('every missing or bad name is told at once, and no value', () => {
  const read = () => readGatewaySettings({ GATEWAY_MOST_IN_FLIGHT: 'plenty', GATEWAY_INTROSPECTION: 'perhaps' })

  expect(read).toThrow(/GATEWAY_PORT.*GATEWAY_NATS_URL/)
  expect(read).toThrow(/GATEWAY_INTROSPECTION.*GATEWAY_MOST_IN_FLIGHT/)
  expect(read).not.toThrow(/plenty|perhaps/)
})
