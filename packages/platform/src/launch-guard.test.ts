import { randomBytes } from 'node:crypto'

import { describe, expect, test } from '@jest/globals'
import { boolean, object, string } from 'yup'

import { readServiceEnvironment, readSettings } from './config.js'
import { internalNetworkOnly, neverInProduction } from './launch-guard.js'
import { readAllSettings } from './invalid-settings.js'

const password = randomBytes(16).toString('hex')
const key = () => randomBytes(32).toString('base64')

/** Returns the error message from reading one setting with that value; undefined when it is accepted. */
function rejectionOf(name: string, value: string, environment: Record<string, string> = { SENEB_ENV: 'production' }) {
  try {
    readSettings(object({ [name]: string() }), { ...environment, [name]: value })
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

const bus = (rest: string) => `tls://gateway:${password}@${rest}`
const database = (rest: string) => `postgres://seneb:${password}@db.internal:5432/seneb${rest}`

describe('production refuses at start', () => {
  test.each([
    ['plain NATS', 'GATEWAY_NATS_URL', bus('nats.internal:4222').replace('tls:', 'nats:'), 'reaches NATS without TLS'],
    ['plain NATS among others', 'X_NATS_URL', `${bus('a:4222')},nats://gateway:${password}@b:4222`, 'without TLS'],
    ['NATS by a word of its own', 'X_NATS_URL', bus('a:4222').replace('tls:', 'ws:'), 'reaches NATS without TLS'],
    ['NATS without a login', 'X_NATS_URL', 'tls://nats.internal:4222', 'carries no password'],
    [
      "NATS with the template's login",
      'X_NATS_URL',
      'tls://gateway:password@nats:4222',
      'is shorter than 16 characters',
    ],
    ['plain Postgres', 'X_DATABASE_URL', database(''), 'reaches PostgreSQL without proof of who it is'],
    ['Postgres that is asked for any TLS', 'X_DATABASE_URL', database('?sslmode=require'), 'without proof'],
    ['Postgres that believes all', 'X_DATABASE_URL', database('?sslmode=no-verify'), 'without proof'],
    ['Postgres with two modes', 'X_DATABASE_URL', database('?sslmode=verify-full&sslmode=disable'), 'without proof'],
    [
      'Postgres with TLS switched off beside',
      'X_DATABASE_URL',
      database('?sslmode=verify-full&ssl=0'),
      'without proof',
    ],
    ['Postgres under another word', 'X_DATABASE_URL', database('').replace('postgres:', 'pg:'), 'without proof'],
    ['the migration login alike', 'X_MIGRATION_DATABASE_URL', database(''), 'without proof'],
    ['plain mail', 'X_SMTP_URL', 'smtp://mail.internal:25', 'may send mail in clear'],
    ['a plain mailbox', 'X_IMAP_URL', 'imap://mail.internal:143', 'may read mail in clear; write imaps://'],
    ['a weak mailbox password', 'X_IMAP_URL', 'imaps://care:summer2026@mail.internal', 'is shorter than 16 characters'],
    [
      'mail without proof',
      'X_SMTP_URL',
      'smtps://mail.internal?tls.rejectUnauthorized=false',
      'may send mail in clear',
    ],
    ['mail that is not to insist', 'X_SMTP_URL', 'smtp://m.internal?requireTLS=true&ignoreTLS=true', 'mail in clear'],
    ['a weak mail password', 'X_SMTP_URL', 'smtps://user:summer2026@mail.internal', 'is shorter than 16 characters'],
    ['an origin without https', 'WEB_SITE_ORIGIN', 'http://www.seneb.org', 'must be https'],
    [
      'one of several origins without https',
      'X_ALLOWED_ORIGINS',
      'https://seneb.org, http://www.seneb.org',
      'must be https',
    ],
    ["the template's site", 'X_SITE_URL', 'https://seneb.example', 'still has an address of the template'],
    ['this machine as the site', 'WEB_SITE_ORIGIN', 'https://localhost', 'still has an address of the template'],
    ["the template's mailbox", 'X_EMAIL', 'care@seneb.example', 'still has an address of the template'],
    ['an all-zero key', 'X_KEY', Buffer.alloc(32).toString('base64'), 'is made of very few bytes'],
    ['a second key of zeros', 'X_KEYS', `${key()},${Buffer.alloc(32).toString('base64')}`, 'is made of very few bytes'],
    ['a foreign key that is a word', 'X_API_KEY', 'my-api-key-example', 'contains a word everybody tries'],
    ['a URL nobody can read', 'X_DATABASE_URL', 'postgres://seneb:a,b#c@db/seneb', 'cannot be read as a URL'],
    [
      'a password nobody can decode',
      'X_DATABASE_URL',
      database('').replace(password, '%zz'),
      'cannot be read as a URL',
    ],
  ])('%s [S15, S7]', (_what, name, value, message) => {
    const rejection = rejectionOf(name, value)

    expect(rejection).toContain(`SENEB_ENV=production: ${name} `)
    expect(rejection).toContain(message)
    expect(rejection).not.toContain(value)
    expect(rejection).not.toContain(password)
  })

  test('settings that a schema forbids in production [S15]', () => {
    const schema = object({ X_INTROSPECTION: boolean().meta(neverInProduction(true, 'it shows all doors')) })
    const read = (value: string, SENEB_ENV: string) => readSettings(schema, { X_INTROSPECTION: value, SENEB_ENV })

    expect(() => read('true', 'production')).toThrow('X_INTROSPECTION must not be true: it shows all doors.')
    expect(read('true', 'trial')).toEqual({ X_INTROSPECTION: true })
    expect(read('false', 'production')).toEqual({ X_INTROSPECTION: false })
  })

  test('disabled certificate checks [S7]', () => {
    const read = () => readSettings(object({}), { NODE_TLS_REJECT_UNAUTHORIZED: '0' })

    expect(read).toThrow('NODE_TLS_REJECT_UNAUTHORIZED=0 believes every certificate')
  })

  test('when the environment is not declared [S15]', () => {
    expect(rejectionOf('X_SMTP_URL', 'smtp://mail.internal:25', {})).toContain('may send mail in clear')
  })
})

test.each([
  ['X_NATS_URL', `${bus('a.internal:4222')},${bus('b.internal:4222')}`],
  ['X_DATABASE_URL', database('?sslmode=verify-full')],
  [
    'X_DATABASE_URL',
    database('?sslmode=verify-full&sslrootcert=/etc/seneb/ca.pem').replace('postgres:', 'postgresql:'),
  ],
  ['X_SMTP_URL', `smtps://user:${password}@mail.seneb.org`],
  ['X_SMTP_URL', 'smtp://mail.internal:587?requireTLS=true'],
  ['X_IMAP_URL', `imaps://care:${password}@mail.seneb.org`],
  ['WEB_SITE_ORIGIN', 'https://www.seneb.org'],
  ['X_ALLOWED_ORIGINS', 'https://www.seneb.org,https://seneb.org'],
  ['X_EMAIL', 'care@seneb.org'],
  ['X_KEYS', `${key()},${key()}`],
])('production reads %s as it should be [S15]', (name, value) => {
  expect(rejectionOf(name, value)).toBeUndefined()
})

test('an address inside our own network may be http [S7]', () => {
  const schema = object({ WEB_GATEWAY_URL: string().meta(internalNetworkOnly) })

  expect(readSettings(schema, { WEB_GATEWAY_URL: 'http://localhost:4001' })).toBeDefined()
})

test('a trial demands real secrets, and nothing else [S15]', () => {
  const trial = { SENEB_ENV: 'trial' }

  expect(rejectionOf('X_NATS_URL', 'nats://gateway:password@nats:4222', trial)).toContain('is shorter than 16')
  expect(rejectionOf('X_KEY', Buffer.alloc(32).toString('base64'), trial)).toContain('very few bytes')
  expect(rejectionOf('X_NATS_URL', `nats://gateway:${password}@nats:4222`, trial)).toBeUndefined()
  expect(rejectionOf('X_DATABASE_URL', database(''), trial)).toBeUndefined()
  expect(rejectionOf('X_SMTP_URL', 'smtp://mailbox:1025', trial)).toBeUndefined()
  expect(rejectionOf('WEB_SITE_ORIGIN', 'http://localhost:4000', trial)).toBeUndefined()
})

test('this machine alone may have all of it', () => {
  expect(rejectionOf('X_NATS_URL', 'nats://gateway:password@localhost:4222', { SENEB_ENV: 'local' })).toBeUndefined()
})

test('all wrong settings of a service are listed together, in all its groups [S15]', () => {
  const environment = { CONTENT_DATABASE_URL: database(''), CONTENT_NATS_URL: 'nats://content:password@nats:4222' }
  const read = () =>
    readAllSettings({
      environment: () => readServiceEnvironment('content', environment),
      own: () => readSettings(object({ CONTENT_SITE_URL: string().required() }), environment),
      other: () => readSettings(object({ CONTENT_KEY: string().default('short') }), environment),
    })

  expect(read).toThrow(/CONTENT_DATABASE_URL reaches PostgreSQL.*CONTENT_NATS_URL carries.*CONTENT_NATS_URL reaches/s)
  expect(read).toThrow(/CONTENT_SITE_URL is missing\..*CONTENT_KEY is shorter/s)
})
