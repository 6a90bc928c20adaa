import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The far side of the web server's questions: answers all of them alike, with an etag, as the gateway's memory does. */
export class AskedGateway {
  readonly asked: { readonly url: string; readonly method: string; readonly status: number }[] = []
  url = ''
  private body = ''
  private isForAll = true
  private readonly server = createServer((request, response) => {
    const etag = `"${createHash('sha256').update(this.body).digest('base64url')}"`
    const status = request.headers['if-none-match'] === etag ? 304 : 200
    this.asked.push({ url: request.url ?? '', method: request.method ?? '', status })
    const cacheControl = this.isForAll ? 'public, max-age=0, must-revalidate' : 'no-store'
    response.writeHead(status, { etag, 'cache-control': cacheControl, 'content-type': 'application/json' })
    response.end(status === 304 ? undefined : this.body)
  })

  async open(): Promise<void> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** From now on this is what everybody is answered. */
  publish(data: object, { isForAll = true } = {}): void {
    this.body = JSON.stringify({ data })
    this.isForAll = isForAll
  }

  /** From now on every answer is a failure. */
  fail(): void {
    this.body = JSON.stringify({ errors: [{ message: 'x' }] })
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }
}
