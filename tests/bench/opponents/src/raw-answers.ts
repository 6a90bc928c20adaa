import { createServer } from 'node:http'

import { readOpponentSettings } from './config.js'

/** The opponent of P1: bare node:http that sends the bytes and headers it was given, or says that nothing changed. */
const { port } = readOpponentSettings()
let bytes = Buffer.alloc(0)
let headers: string[] = []

const server = createServer((request, response) => {
  if (request.method === 'PUT') {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bytes = Buffer.concat(chunks)
      headers = JSON.parse(String(request.headers['x-headers'] ?? '[]')) as string[]
      response.end()
    })
    return
  }
  if (request.headers['if-none-match'] !== undefined) response.writeHead(304, headers).end()
  else response.writeHead(200, [...headers, 'content-length', String(bytes.length)]).end(bytes)
})
server.listen(port, '127.0.0.1')
