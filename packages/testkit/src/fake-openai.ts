import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { CompletionRequest, Writer } from './completion-request.js'
import { answerIn, type FakeOpenAiMode } from './fake-openai-modes.js'

/** What the fake was asked, as it arrived. */
export interface AskedCompletion {
  readonly at: Date
  readonly path: string
  readonly authorization: string | undefined
  readonly body: CompletionRequest
}

/** An HTTP server that speaks /v1/chat/completions and can fail in every way a real one was seen to. */
export class FakeOpenAi {
  /** Applies to requests without a mode of their own. */
  mode: FakeOpenAiMode = 'ok'
  /** Replaces the answer of well-behaved modes; by default it is made from the request's response schema. */
  writer?: Writer
  readonly requests: AskedCompletion[] = []

  private upcoming: FakeOpenAiMode[] = []
  private readonly server: Server = createServer((request, response) => void this.answer(request, response))

  static async start(): Promise<FakeOpenAi> {
    const fake = new FakeOpenAi()
    await new Promise<void>((resolve) => fake.server.listen(0, '127.0.0.1', resolve))
    return fake
  }

  /** What AI_PLANNING_OPENAI_BASE_URL is set to. */
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
    // Hanging answers are meant to hang; they end here.
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await readAll(request)) as CompletionRequest
    const { authorization } = request.headers
    this.requests.push({ at: new Date(), path: request.url ?? '', authorization, body })
    answerIn(this.upcoming.shift() ?? this.mode, { request: body, response, writer: this.writer })
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
