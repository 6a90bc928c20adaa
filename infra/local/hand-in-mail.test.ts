import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

import { handInOnce } from './hand-in-mail.ts'

const token = 'a'.repeat(42)
const to = (address: string) => ({ envelope: { to: [{ address }] } })
const mails = [
  { id: 'reply', ...to(`care+${token}@seneb.example`) },
  { id: 'report', ...to(`bounce+${token}@seneb.example`) },
  { id: 'plain', ...to('care@seneb.example') },
  { id: 'team', ...to('care-team@seneb.example') },
  { id: 'patient', ...to('patient@example.com') },
]

let server: Server
let url: string
let posted: { readonly body: string; readonly isSigned: boolean }[] = []
let status = 200

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/email') response.end(JSON.stringify(mails))
      else if (request.method === 'GET') response.end(`Subject: ${request.url ?? ''}\r\n\r\n`)
      else {
        const body = await text(request)
        const { 'x-seneb-signature': signature, 'x-seneb-timestamp': timestamp } = request.headers
        const expected = createHmac('sha256', 'secret')
          .update(`${String(timestamp)}.${body}`)
          .digest('hex')
        posted.push({ body, isSigned: signature === expected })
        response.writeHead(status).end()
      }
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  posted = []
  status = 200
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const handIn = (handedIn: Set<string>) => handInOnce({ mailboxUrl: url, gatewayUrl: url, secret: 'secret' }, handedIn)

test('mails to our read addresses are handed in once, signed and with their recipient', async () => {
  const handedIn = new Set<string>()

  await handIn(handedIn)
  await handIn(handedIn)

  expect(posted.map(({ body }) => /email\/(\w+)\/source/.exec(body)?.[1])).toEqual(['reply', 'report', 'plain'])
  expect(posted.every(({ isSigned }) => isSigned)).toBe(true)
  expect(posted[0]?.body).toMatch(`Delivered-To: care+${token}@seneb.example\r\n`)
})

test('a mail that the gateway did not store is handed in again', async () => {
  const handedIn = new Set<string>()
  status = 503
  await handIn(handedIn)
  status = 200
  await handIn(handedIn)

  expect(posted).toHaveLength(6)
})
