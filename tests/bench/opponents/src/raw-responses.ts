import { createServer } from 'node:http'

import { readOpponentSettings } from './config.js'

/** Opponent for equal responses: bare node:http that sends the given bytes and headers, or 304. */
const { port } = readOpponentSettings()
let bytes = Buffer.alloc(0)
let headers: string[] = []
let unchanged: string[] = []

const server = createServer((request, response) => {
  if (request.method === 'PUT') {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bytes = Buffer.concat(chunks)
      headers = namesAndValues(request.headers['x-headers'])
      unchanged = namesAndValues(request.headers['x-unchanged'])
      response.end()
    })
    return
  }
  if (request.headers['if-none-match'] !== undefined) response.writeHead(304, unchanged).end()
  else response.writeHead(200, [...headers, 'content-length', String(bytes.length)]).end(bytes)
})
server.listen(port, '127.0.0.1')

function namesAndValues(header: string | string[] | undefined): string[] {
  return JSON.parse(String(header ?? '[]')) as string[]
}
