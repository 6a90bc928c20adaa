import { request, type Agent } from 'node:http'

export interface Post {
  readonly agent: Agent
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export interface PostResponse {
  readonly status: number
  readonly text: string
}

/** Posts one body and reads the whole response with less overhead than `fetch`. Rejects without a response. */
export function post(url: string, { agent, body, headers }: Post): Promise<PostResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        )
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

export function bodyOf(query: string): string {
  return JSON.stringify({ query })
}
