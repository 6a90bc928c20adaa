import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

import { AccessTokens } from './access-token.js'

let server: Server
let url: string
let requests: string[] = []
let status = 200

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push(body)
      const token = { access_token: `token ${requests.length}`, expires_in: 3600 }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(token))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`
})
beforeEach(() => {
  requests = []
  status = 200
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('a token is requested by client credentials, and renewed two minutes before its end', async () => {
  let nowMs = Date.parse('2026-11-30T09:00:00Z')
  const account = { url, client: 'care', secret: 'a secret', scope: 'mail' }
  const tokens = new AccessTokens(account, () => new Date(nowMs))

  expect([await tokens.get(), await tokens.get()]).toEqual(['token 1', 'token 1'])
  expect(Object.fromEntries(new URLSearchParams(requests[0]))).toEqual({
    grant_type: 'client_credentials',
    client_id: 'care',
    client_secret: 'a secret',
    scope: 'mail',
  })
  nowMs += 57 * 60_000
  expect(await tokens.get()).toBe('token 1')
  nowMs += 2 * 60_000
  expect(await tokens.get()).toBe('token 2')
})

test('a refusal is reported without the response, which may quote the secret [S14]', async () => {
  status = 401
  const tokens = new AccessTokens({ url, client: 'care', secret: 'a secret', scope: 'mail' }, () => new Date())

  await expect(tokens.get()).rejects.toThrow(/^the provider of the mailbox issued no token: 401$/)
})
