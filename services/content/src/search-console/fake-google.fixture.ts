import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { jwtVerify } from 'jose'

import type { ServiceAccount } from './google-search-console.js'

/** Fake Google API over HTTP: accepts real assertions, issues tokens, and replies as the test specifies. */
export class FakeGoogle {
  readonly account: ServiceAccount
  readonly requests: { readonly method: string; readonly path: string; readonly body: string }[] = []
  /** Tokens that were given out. */
  tokens = 0
  /** Next reply of the API: a status, or the verdict of an inspection by its URL. */
  status = 200
  verdictOf: (url: string) => object = () => ({ verdict: 'PASS', coverageState: 'Submitted and indexed' })

  private constructor(
    private readonly server: Server,
    readonly url: string,
    private readonly publicKey: KeyObject,
    privateKey: string,
  ) {
    const names = { client_email: 'desk@seneb.example', private_key_id: 'key-1', token_uri: `${url}/token` }
    this.account = { ...names, private_key: privateKey }
    server.on('request', (request, response) => void this.handle(request, response))
  }

  static async open(): Promise<FakeGoogle> {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return new FakeGoogle(server, url, publicKey, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [method, path, body] = [request.method ?? '', request.url ?? '', await text(request)]
    if (path === '/token') return this.issueToken(body, response)
    this.requests.push({ method, path, body })
    const isKnown = request.headers.authorization === `Bearer token-${this.tokens}`
    response.writeHead(isKnown ? this.status : 401, { 'content-type': 'application/json' })
    if (method === 'PUT') return void response.end()
    const { inspectionUrl } = JSON.parse(body) as { inspectionUrl: string }
    response.end(JSON.stringify({ inspectionResult: { indexStatusResult: this.verdictOf(inspectionUrl) } }))
  }

  private async issueToken(body: string, response: ServerResponse): Promise<void> {
    const assertion = new URLSearchParams(body).get('assertion') ?? ''
    const { client_email: issuer, token_uri: audience } = this.account
    const isGood = await jwtVerify(assertion, this.publicKey, { issuer, audience }).then(
      ({ payload }) => payload['scope'] === 'https://www.googleapis.com/auth/webmasters',
      () => false,
    )
    response.writeHead(isGood ? 200 : 400, { 'content-type': 'application/json' })
    response.end(isGood ? JSON.stringify({ access_token: `token-${++this.tokens}`, expires_in: 3600 }) : '{}')
  }
}
