import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A fake gateway: gives every request the same response, or one document a separate one, with an etag. */
export class GatewayRequests {
  readonly requests: {
    readonly url: string
    readonly method: string
    readonly status: number
    readonly cookie?: string | undefined
  }[] = []
  url = ''
  private body = ''
  private readonly bodies = new Map<string, string>()
  private isForAll = true
  private cookies: readonly string[] = []
  private readonly server = createServer((request, response) => {
    const body = this.bodies.get(documentIn(request.url)) ?? this.body
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
    const status = request.headers['if-none-match'] === etag ? 304 : 200
    this.requests.push({ url: request.url ?? '', method: request.method ?? '', status, cookie: request.headers.cookie })
    const cacheControl = this.isForAll ? 'public, max-age=0, must-revalidate' : 'no-store'
    if (this.cookies.length > 0) response.setHeader('set-cookie', this.cookies)
    response.writeHead(status, { etag, 'cache-control': cacheControl, 'content-type': 'application/json' })
    response.end(status === 304 ? undefined : body)
  })

  async open(): Promise<void> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Sets the reply to every request from now on, or to those for one document. */
  publish(data: object, { isForAll = true, at }: { isForAll?: boolean; at?: string } = {}): void {
    const body = JSON.stringify({ data })
    this.isForAll = isForAll
    this.cookies = []
    if (at !== undefined) {
      this.bodies.set(at, body)
      return
    }
    this.bodies.clear()
    this.body = body
  }

  /** Sets these cookies with every further response, until another reply is published. */
  setCookies(cookies: readonly string[]): void {
    this.cookies = cookies
  }

  /** Makes every further response a failure, with a code if given. */
  fail(code?: string): void {
    this.bodies.clear()
    this.body = JSON.stringify({ errors: [{ message: 'x', ...(code ? { extensions: { code } } : {}) }] })
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }
}

function documentIn(url = ''): string {
  return new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('documentId') ?? ''
}
