import type { ServerResponse } from 'node:http'

import type { CompletionRequest, Writer } from './completion-request.js'
import { jsonBySchema } from './json-by-schema.js'

export interface Asked {
  readonly request: CompletionRequest
  readonly response: ServerResponse
  readonly writer?: Writer
}

/** What a model that obeys every order in its prompt gives away or smuggles in. */
export const smuggled = '<script>alert(1)</script><a href="https://evil.example/steal">click</a>'

/** Ways to answer, well and badly: refusals, silence, half and foreign answers (R8, S18). */
const modes = {
  ok: (asked) => complete(asked, write(asked)),
  /** A hostile model: repeats its whole prompt, system prompt included, with active HTML and a foreign link. */
  'obeying-injection': (asked) => complete(asked, write(asked, `${promptOf(asked.request)} ${smuggled}`)),
  '401': ({ response }) => fail(response, 401, 'invalid_api_key'),
  '429': ({ response }) => fail(response, 429, 'rate_limit_exceeded'),
  '500': ({ response }) => fail(response, 500, 'server_error'),
  /** Asks for an hour of patience, which nobody has. */
  'retry-after-3600': ({ response }) => fail(response, 429, 'rate_limit_exceeded', { 'retry-after': '3600' }),
  /** Takes the request and never answers. */
  hang: () => undefined,
  /** Half an answer, then the connection breaks. */
  cut: ({ request, response }) => {
    begin(response)
    response.write(half(request), () => response.destroy())
  },
  /** Half an answer that ends as if it were whole. */
  truncated: ({ request, response }) => begin(response).end(half(request)),
  garbage: ({ response }) => begin(response).end('\u0000\u0007 this is not JSON {{{'),
  /** A proxy's error page with status 200. */
  html: ({ response }) => begin(response, 'text/html').end('<html><body><h1>Bad gateway</h1></body></html>'),
  empty: ({ request, response }) => begin(response).end(JSON.stringify({ ...envelope(request), choices: [] })),
  /** A byte now and then, so that no idle timeout ever fires. */
  'slow-drip': ({ request, response }) => drip(begin(response), half(request)),
} satisfies Record<string, (asked: Asked) => unknown>

export type FakeOpenAiMode = keyof typeof modes
export const fakeOpenAiModes = Object.keys(modes) as readonly FakeOpenAiMode[]

/** Answers one request in the given mode. */
export function answerIn(mode: FakeOpenAiMode, asked: Asked): void {
  modes[mode](asked)
}

function begin(response: ServerResponse, contentType = 'application/json'): ServerResponse {
  return response.writeHead(200, { 'content-type': contentType })
}

function complete({ request, response }: Asked, content: string): void {
  const message = { role: 'assistant', content, refusal: null }
  const choices = [{ index: 0, finish_reason: 'stop', logprobs: null, message }]
  begin(response).end(JSON.stringify({ ...envelope(request), choices }))
}

function fail(response: ServerResponse, status: number, code: string, headers: Record<string, string> = {}): void {
  const error = { message: `refused with ${code}`, type: code, param: null, code }
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error }))
}

function envelope(request: CompletionRequest) {
  const usage = { prompt_tokens: promptOf(request).length, completion_tokens: 200, total_tokens: 200 }
  usage.total_tokens += usage.prompt_tokens
  return { id: 'chatcmpl-fake', object: 'chat.completion', created: 1_790_000_000, model: request.model, usage }
}

function half(request: CompletionRequest): string {
  const whole = JSON.stringify({ ...envelope(request), choices: [{ index: 0, message: { role: 'assistant' } }] })
  return whole.slice(0, whole.length / 2)
}

function write({ request, writer }: Asked, text = 'A day of rest in Cairo.'): string {
  if (writer) return writer(request)
  const schema = request.response_format?.json_schema?.schema
  return schema ? JSON.stringify(jsonBySchema(schema, text)) : text
}

function promptOf(request: CompletionRequest): string {
  return request.messages
    .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
    .join('\n')
}

function drip(response: ServerResponse, text: string): void {
  const bytes = [...text]
  const timer = setInterval(() => response.write(bytes.shift() ?? ' '), 200)
  response.once('close', () => clearInterval(timer))
}
