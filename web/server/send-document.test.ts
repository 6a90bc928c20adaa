import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from '@jest/globals'

import { sendDocument } from './send-document.js'

test('the data of the router says what its bytes are to be read as', async () => {
  const server = createServer((request, response) => {
    const answer = new Response(null, { headers: { 'content-type': 'text/x-script' } })
    void sendDocument(request, response, { answer, body: Buffer.from('[]') })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    expect(answer.headers.get('content-type')).toBe('text/x-script; charset=utf-8')
  } finally {
    server.close().closeAllConnections()
  }
})
