import type { AddressInfo } from 'node:net'

import { testAuthority, type TestAuthority } from '@seneb/testkit/test-certificates'
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

import type { OutgoingMail } from './mailer.js'
import { smtpMailer } from './smtp-mailer.js'

const sender = { name: 'Seneb', address: 'care@seneb.example' }
const cleanups: (() => unknown)[] = []

let authority: TestAuthority
/** Whether each mail that arrived came encrypted. */
let arrived: boolean[]

beforeAll(async () => {
  authority = await testAuthority()
})

afterEach(async () => {
  for (const end of cleanups.splice(0).reverse()) await end()
})

test.each([
  ['smtps, TLS from the first byte', 'smtps', {}],
  ['smtp with requireTLS', 'smtp', { query: '?requireTLS=true' }],
])('%s sends to a server that proves its name [S7]', async (_way, scheme, { query = '' }: { query?: string }) => {
  const host = await server({ secure: scheme === 'smtps', ...(await authority.sign('localhost')) })

  await mailer(`${scheme}://${host}${query}`, authority.ca).send(mail())

  expect(arrived).toEqual([true])
})

test.each([
  ['smtps', ''],
  ['smtp', '?requireTLS=true'],
])('%s sends nothing to a server whose certificate nobody we trust has signed [S7]', async (scheme, query) => {
  const host = await server({ secure: scheme === 'smtps', ...(await authority.sign('localhost')) })
  const stranger = await testAuthority()

  await expect(mailer(`${scheme}://${host}${query}`, stranger.ca).send(mail())).rejects.toThrow()
  await expect(mailer(`${scheme}://${host}${query}`).send(mail())).rejects.toThrow()

  expect(arrived).toEqual([])
})

test('a certificate for another host name is refused [S7]', async () => {
  const host = await server({ secure: true, ...(await authority.sign('mail.elsewhere.example')) })

  await expect(mailer(`smtps://${host}`, authority.ca).send(mail())).rejects.toThrow()

  expect(arrived).toEqual([])
})

test('requireTLS sends nothing to a server without TLS, which a man in the middle could simulate [S7]', async () => {
  const host = await server({ secure: false, hideSTARTTLS: true, disabledCommands: ['AUTH', 'STARTTLS'] })

  await expect(mailer(`smtp://${host}?requireTLS=true`, authority.ca).send(mail())).rejects.toThrow()

  expect(arrived).toEqual([])
})

async function server(options: SMTPServerOptions): Promise<string> {
  arrived = []
  const smtp = new SMTPServer({
    authOptional: true,
    ...options,
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        arrived.push(session.secure)
        done()
      })
    },
  })
  // A client that rejects the certificate disconnects during the handshake.
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => new Promise<void>((resolve) => smtp.close(resolve)))
  return `localhost:${(smtp.server.address() as AddressInfo).port}`
}

function mailer(url: string, ca?: string) {
  const instance = smtpMailer({ url, ca, sender, connections: 1, deadlineMs: 5000 })
  cleanups.push(() => instance.close())
  return instance
}

function mail(): OutgoingMail {
  return {
    messageId: '<1@seneb.example>',
    to: { name: 'Amal Haddad', address: 'patient@example.com' },
    subject: 'We have received your request',
    html: '<p>Hello</p>',
    text: 'Hello',
  }
}
