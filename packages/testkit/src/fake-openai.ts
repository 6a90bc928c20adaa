import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Request that the fake received, as it arrived. */
export interface RequestedCompletion {
  readonly at: Date
  readonly path: string
  readonly authorization: string | undefined
  readonly body: CompletionRequest
}

/** An HTTP server that speaks /v1/chat/completions and can fail in every way a real one was seen to. */
export class FakeOpenAi {
  /** Applies to requests without a specific mode. */
  mode: FakeOpenAiMode = 'ok'
  /** Replaces the response of valid modes; by default it is made from the request's response schema. */
  writer?: Writer
  readonly requests: RequestedCompletion[] = []

  private upcoming: FakeOpenAiMode[] = []
  private readonly server: Server = createServer((request, response) => void this.handle(request, response))

  static async start(): Promise<FakeOpenAi> {
    const fake = new FakeOpenAi()
    await new Promise<void>((resolve) => fake.server.listen(0, '127.0.0.1', resolve))
    return fake
  }

  /** Value of AI_PLANNING_OPENAI_BASE_URL. */
  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`
  }

  /** The modes of the next requests, in order; after them `mode` applies again. */
  next(...modes: readonly FakeOpenAiMode[]): void {
    this.upcoming = [...modes]
  }

  /** Forgets every request and behaves well again. */
  clear(): void {
    this.requests.length = 0
    this.upcoming = []
    this.mode = 'ok'
    this.writer = undefined
  }

  async stop(): Promise<void> {
    // Responses that hang on purpose end here.
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await readAll(request)) as CompletionRequest
    const { authorization } = request.headers
    this.requests.push({ at: new Date(), path: request.url ?? '', authorization, body })
    respondIn(this.upcoming.shift() ?? this.mode, { request: body, response, writer: this.writer })
  }
}

/** Starts a fake. Stop it in `afterAll`. */
export function startFakeOpenAi(): Promise<FakeOpenAi> {
  return FakeOpenAi.start()
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

export interface Exchange {
  readonly request: CompletionRequest
  readonly response: ServerResponse
  readonly writer?: Writer
}

/** Content that a model which follows every instruction in its prompt would inject. */
export const smuggled = '<script>alert(1)</script><a href="https://evil.example/steal">click</a>'

/** Modes of responding: valid, refused, silent, incomplete and unrelated responses (R8, S18). */
const modes = {
  ok: (exchange) => complete(exchange, write(exchange)),
  /** A hostile model: repeats its whole prompt, system prompt included, with active HTML and a foreign link. */
  'obeying-injection': (exchange) => complete(exchange, write(exchange, `${promptOf(exchange.request)} ${smuggled}`)),
  '401': ({ response }) => fail(response, 401, 'invalid_api_key'),
  '429': ({ response }) => fail(response, 429, 'rate_limit_exceeded'),
  '500': ({ response }) => fail(response, 500, 'server_error'),
  /** Requests a wait of an hour, longer than any caller waits. */
  'retry-after-3600': ({ response }) => fail(response, 429, 'rate_limit_exceeded', { 'retry-after': '3600' }),
  /** Accepts the request and never responds. */
  hang: () => undefined,
  /** Half a response, then the connection breaks. */
  cut: ({ request, response }) => {
    begin(response)
    response.write(half(request), () => response.destroy())
  },
  /** Half a response that ends like a complete one. */
  truncated: ({ request, response }) => begin(response).end(half(request)),
  garbage: ({ response }) => begin(response).end('\u0000\u0007 this is not JSON {{{'),
  /** A proxy's error page with status 200. */
  html: ({ response }) => begin(response, 'text/html').end('<html><body><h1>Bad gateway</h1></body></html>'),
  empty: ({ request, response }) => begin(response).end(JSON.stringify({ ...envelope(request), choices: [] })),
  /** A byte at intervals, so that no idle timeout fires. */
  'slow-drip': ({ request, response }) => drip(begin(response), half(request)),
} satisfies Record<string, (exchange: Exchange) => unknown>

export type FakeOpenAiMode = keyof typeof modes
export const fakeOpenAiModes = Object.keys(modes) as readonly FakeOpenAiMode[]

/** Responds to one request in the given mode. */
function respondIn(mode: FakeOpenAiMode, exchange: Exchange): void {
  modes[mode](exchange)
}

function begin(response: ServerResponse, contentType = 'application/json'): ServerResponse {
  return response.writeHead(200, { 'content-type': contentType })
}

function complete({ request, response }: Exchange, content: string): void {
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
  const json = JSON.stringify({ ...envelope(request), choices: [{ index: 0, message: { role: 'assistant' } }] })
  return json.slice(0, json.length / 2)
}

function write({ request, writer }: Exchange, text = 'A day of rest in Cairo.'): string {
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

/** The part of JSON Schema that structured output uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly minLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Returns a value that satisfies `schema`, with `text` for every string. */
function jsonBySchema(schema: JsonSchema, text: string, root: JsonSchema = schema): unknown {
  if (schema.$ref) return jsonBySchema(definition(schema.$ref, root), text, root)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return jsonBySchema(schema.anyOf[0], text, root)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, jsonBySchema(part, text, root)]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => jsonBySchema(schema.items ?? {}, text, root))
    case 'integer':
    case 'number':
      return schema.minimum ?? Math.min(1, schema.maximum ?? 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return text.padEnd(schema.minLength ?? 0, '.')
  }
}

function definition(reference: string, root: JsonSchema): JsonSchema {
  const found = root.$defs?.[reference.replace('#/$defs/', '')]
  if (!found) throw new Error(`The schema has no definition ${reference}`)
  return found
}

/** A request to /v1/chat/completions, as far as the fake reads it. */
interface CompletionRequest {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: unknown }[]
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema?: object } }
}

/** Writes the model's response to a request. */
type Writer = (request: CompletionRequest) => string
