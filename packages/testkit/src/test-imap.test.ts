import { connect } from 'node:net'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { startImap, type TestImap } from './test-imap.js'

let server: TestImap
beforeAll(async () => {
  server = await startImap()
}, 60_000)
afterAll(() => server.stop())

/** Sends commands one after the other, and returns everything that the server responded. */
function talk(...commands: readonly string[]): Promise<string> {
  const waiting = [...commands, 'LOGOUT']
  return new Promise((resolve, reject) => {
    const socket = connect({ port: server.port, host: '127.0.0.1' })
    let text = ''
    const sendNext = () => {
      const command = waiting.shift()
      if (command !== undefined) socket.write(`a${waiting.length} ${command}\r\n`)
    }
    socket.on('data', (part: Buffer) => {
      text += part.toString()
      if (/^(?:a\d+|\* OK \[CAPABILITY)[^\n]*\r\n$/m.test(part.toString())) sendNext()
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(text))
  })
}

const login = `LOGIN care test-imap`

test('a delivered mail waits in the inbox until a client deletes it, also while the server does not run', async () => {
  server.deliver('From: a@example.com\r\nSubject: first\r\n\r\nHello\r\n')
  await server.halt()
  server.deliver('From: b@example.com\r\nSubject: second\r\n\r\nHello again\r\n')
  await server.start()

  expect(server.mailsIn()).toHaveLength(2)
  expect(await talk(login, 'SELECT INBOX')).toContain('* 2 EXISTS')

  await talk(login, 'SELECT INBOX', 'STORE 1 +FLAGS (\\Deleted)', 'EXPUNGE')
  expect(server.mailsIn()).toEqual([expect.stringContaining('Subject: second')])
  expect(server.everything()).not.toContain('Hello\r\n')
}, 60_000)

test('junk has a folder of its own, and a wrong password opens nothing', async () => {
  server.deliver('From: c@example.com\r\nSubject: third\r\n\r\nBuy\r\n', 'Junk')

  expect(await talk(login, 'LIST "" "*"')).toMatch(/\\Junk/)
  expect(await talk(login, 'SELECT Junk')).toContain('* 1 EXISTS')
  expect(await talk(`LOGIN care wrong`)).toContain('AUTHENTICATIONFAILED')
}, 60_000)
