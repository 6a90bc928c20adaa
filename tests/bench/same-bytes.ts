import { request } from 'node:http'

import { requestRepeatedly } from './get-load.js'

/** Number of concurrent connections to each side. */
export const connections = 16
/** These responses are fast, so a round needs more of them. */
export const timesRequests = 5

interface RawResponse {
  readonly headers: readonly string[]
  readonly body: Buffer
  readonly etag: string
}

/** One round of equal requests; with an etag, every client has the response already. */
export async function round(url: string, requests: number, etag?: string) {
  const headers = requestHeaders(etag)
  const status = etag === undefined ? 200 : 304
  return { requests, ...(await requestRepeatedly({ url, connections, requests, headers, status })) }
}

function requestHeaders(etag: string | undefined): Record<string, string> {
  return { 'accept-encoding': 'br', ...(etag === undefined ? {} : { 'if-none-match': etag }) }
}

/** Repeats the request until the response is cached and compressed. */
export async function cachedResponse(url: string): Promise<RawResponse> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await get(url)
    if (response.headers.includes('br') && response.etag !== '') return response
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} is not answered from memory`)
}

/** Returns the response to one request. */
export function get(url: string, etag?: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: requestHeaders(etag) }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const headers = Object.entries(response.headers)
        const own = headers.filter(([name]) => !['content-length', 'date', 'connection', 'keep-alive'].includes(name))
        resolve({
          headers: own.flatMap(([name, value]) => [name, String(value)]),
          body: Buffer.concat(chunks),
          etag: response.headers.etag ?? '',
        })
      })
    })
    sent.on('error', reject).end()
  })
}

/** Gives the opponent exactly the bytes and headers that our server sends. */
export async function teach(url: string, { body, headers }: RawResponse, unchanged: RawResponse): Promise<void> {
  const sentHeaders = { 'x-headers': JSON.stringify(headers), 'x-unchanged': JSON.stringify(unchanged.headers) }
  await fetch(url, { method: 'PUT', body: new Uint8Array(body), headers: sentHeaders })
}
