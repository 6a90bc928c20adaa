import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { MailUploadTokens } from '@seneb/platform/mail-upload-token'

interface ReceivedUpload {
  /** Id in the token; undefined for a token that the gateway would refuse. */
  readonly id: string | undefined
  readonly name: string
  readonly bytes: Buffer
}

/** Responses of the gateway: stored, a reason of its refusal, or a broken response of a proxy. */
export type UploadResponse = 'stored' | 'broken' | { readonly reason: string; readonly status: number }

/** A server in place of the gateway's upload endpoint, with its statuses and its form of errors. */
export class UploadEndpoint {
  readonly received: ReceivedUpload[] = []
  /** Response to each file by its name; stored without one. */
  responses: Readonly<Record<string, UploadResponse>> = {}

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(mailKey: string): Promise<UploadEndpoint> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const endpoint = new UploadEndpoint(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const tokens = new MailUploadTokens(mailKey)
    server.on('request', (request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const name = decodeURIComponent(String(request.headers['x-file-name']))
        const id = tokens.read(request.headers['x-upload-token'], new Date())
        endpoint.received.push({ id, name, bytes: Buffer.concat(chunks) })
        const result = id === undefined ? ({ reason: 'token', status: 403 } as const) : endpoint.responses[name]
        respond(result ?? 'stored')
      })
      const respond = (result: UploadResponse) => {
        if (result === 'stored') response.writeHead(201).end('{}')
        else if (result === 'broken') response.writeHead(502).end('<html>Bad gateway</html>')
        else {
          const { reason, status } = result
          const extensions = { code: 'UPLOAD_REFUSED', reason }
          response.writeHead(status).end(JSON.stringify({ errors: [{ message: 'refused', extensions }] }))
        }
      }
    })
    return endpoint
  }

  clear(): void {
    this.received.length = 0
    this.responses = {}
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}
