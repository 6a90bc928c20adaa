import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request, type IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import { createConnection } from 'node:net'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { freePort } from '@seneb/testkit/free-port'
import { createTransport } from 'nodemailer'

import { eventually } from '../../tests/support/eventually.js'
import { untilOk } from '../process/responds-ok.ts'
import { root } from '../process/paths.mjs'

let mailbox: ChildProcess
let port: number
let smtp: number

beforeAll(async () => {
  smtp = await freePort()
  port = await freePort()
  const maildev = dirname(createRequire(import.meta.url).resolve('maildev/package.json'))
  const options = ['--maildev', maildev, '--web', String(port), '--smtp', String(smtp)]
  mailbox = spawn(process.execPath, [join(root, 'infra/mailbox/serve-mailbox.mjs'), ...options], { stdio: 'ignore' })
  await untilOk(`http://127.0.0.1:${port}/healthz`, { withinMs: 20_000, hasGivenUp: () => false })
})
afterAll(async () => {
  mailbox.kill()
  await once(mailbox, 'exit')
})

interface SentRequest {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
}

function sendRequest({ headers = {}, method = 'GET', path = '/email' }: SentRequest) {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (part: Buffer) => chunks.push(part))
      response.once('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      )
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}

test('the mailbox serves every program on this machine, and no other site may read it', async () => {
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]) {
    const { body, headers, status } = await sendRequest({ headers: { host } })
    expect({ status, body }).toEqual({ status: 200, body: '[]' })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
  const own = { host: `localhost:${port}`, origin: `http://localhost:${port}` }
  expect((await sendRequest({ method: 'DELETE', path: '/email/all', headers: own })).status).toBe(200)
  expect((await sendRequest({ path: '/' })).body).toContain('<html')
})

test('a mail that is sent to it is there to read', async () => {
  const transport = createTransport({ host: '127.0.0.1', port: smtp, secure: false, ignoreTLS: true })
  await transport.sendMail({ from: 'a@seneb.example', to: 'b@seneb.example', subject: 'Here', text: 'Words' })
  transport.close()

  // The server parses a mail after it has accepted it.
  const body = await eventually('a list with a mail', async () => {
    const listed = await sendRequest({ headers: { host: `localhost:${port}` } })
    return listed.body !== '[]' && listed.body
  })
  expect(JSON.parse(body)).toMatchObject([{ subject: 'Here' }])
})

test('a page of the web neither reads nor deletes mails, nor does one that gave its name our address', async () => {
  const foreign = { host: `localhost:${port}`, origin: 'https://evil.example' }

  expect((await sendRequest({ headers: foreign })).status).toBe(403)
  expect((await sendRequest({ method: 'DELETE', path: '/email/all', headers: foreign })).status).toBe(403)
  expect((await sendRequest({ method: 'OPTIONS', headers: foreign })).status).toBe(403)
  expect((await sendRequest({ headers: { ...foreign, origin: 'null' } })).status).toBe(403)
  for (const host of [`evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example']) {
    expect((await sendRequest({ headers: { host } })).status).toBe(421)
  }
  expect((await sendRequest({ path: '/healthz', headers: { host: '10.1.2.3:1080' } })).status).toBe(200)
})

test('the page is notified of new mails, and a page from the web is not', async () => {
  const firstLine = (origin: string) =>
    new Promise<string>((resolve) => {
      const socket = createConnection(port, '127.0.0.1')
      const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
      const lines = [
        `Host: localhost:${port}`,
        `Origin: ${origin}`,
        ...upgrade,
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ]
      socket.write(`GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      socket.once('data', (data: Buffer) => {
        resolve(data.toString().split('\r\n')[0] ?? '')
        socket.destroy()
      })
      socket.once('close', () => resolve('closed'))
      socket.once('error', () => resolve('closed'))
    })

  expect(await firstLine(`http://localhost:${port}`)).toBe('HTTP/1.1 101 Switching Protocols')
  expect(await firstLine('https://evil.example')).toBe('closed')
})
