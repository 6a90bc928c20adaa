import { connectBus, type Bus } from '@seneb/bus/bus'
import type { Output, RequestContract, ServiceName, Input } from '@seneb/contracts/define'
import { readTelemetryEnvironment } from '@seneb/platform/config'
import { createLogger, type Logger } from '@seneb/platform/logger'
import { startTelemetry, type Telemetry } from '@seneb/platform/telemetry'
import { RequestResponder } from '@seneb/service-kit/requests/request-responder'
import { createCtx, type Ctx } from '@seneb/service-kit/ctx'
import { IdentityTokenVerifier } from '@seneb/service-kit/requests/identity-token-verifier'
import type { Db, WriteTx } from '@seneb/service-kit/database/db'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import { testAtRest } from '@seneb/testkit/test-keys'
import { testTokenKeys } from '@seneb/testkit/test-identity-token'

import { readGatewaySettings, type GatewaySettings } from './config.js'
import { openGateway, type Gateway } from './open-gateway.js'
import { trustedDocuments } from './persisted-queries/trusted-documents.js'
import { sourceProgram } from './uploads/sanitizer/source-program.fixture.js'

/** HTTP response as received. */
export interface HttpResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly bytes: number
  readonly durationMs: number
  readonly json: {
    readonly data?: Record<string, never> | null
    readonly errors?: readonly { readonly message: string; readonly path?: unknown; readonly extensions?: Extensions }[]
    readonly extensions?: { readonly cost?: ResponseCost }
  }
}

/** Cost that a response to a request with a key reports. */
export interface ResponseCost {
  readonly points: number
  readonly charged: number
  readonly available: number | null
  readonly capacity: number
  readonly restorePerSecond: number
  readonly fullAt: string | null
  readonly fields: readonly { readonly path: string; readonly points: number }[] | null
}

interface Extensions {
  readonly code?: string
  readonly requestId?: string
  readonly fields?: readonly { readonly path: string; readonly message: string }[]
}

export interface TestGatewayOptions {
  readonly settings?: Partial<GatewaySettings>
  readonly deadlineMs?: number
  /** Persisted documents by id. */
  readonly documents?: Readonly<Record<string, string>>
  /** Endpoint to which spans are sent; the first gateway of a test file sets it for the whole file. */
  readonly otlpEndpoint?: string
  readonly now?: () => number
  /** Clock by which the points of partners are restored. */
  readonly pointsNow?: () => number
  /** A bus that is already there, for several gateways on one. */
  readonly bus?: Pick<TestBus, 'urlOf' | 'stop'>
}

/**
 * A document sent ad hoc, which is interpreted, and as a persisted one, which is compiled when the gateway was
 * opened with it among its `documents`.
 */
export function adHocAndPersisted(text: string): readonly [string, string] {
  return [`${text} `, text]
}

const noDatabase: Db = {
  read: () => Promise.reject(new Error('an answerer of a gateway test has no database')),
  // Audit entries of pages that tokens read are written by the kit; no test of the gateway reads them.
  write: (fn) => fn({ publish: () => Promise.resolve() } as unknown as WriteTx),
  run: () => Promise.reject(new Error('an answerer of a gateway test has no database')),
}

/** Origin of the staff pages in gateway tests. */
export const ourOrigin = 'http://localhost:4000'

/** Key that test gateways share with notification. */
export const testMailKey = Buffer.alloc(32, 9).toString('base64')

/** Key with which test gateways encrypt files. */
export const testDocumentKey = Buffer.alloc(32, 7).toString('base64')

// One per process: the meters and tracers of the gateway are global.
let started: Promise<Telemetry> | undefined

/** A real gateway with a real NATS server for one test file; the test handles the requests to services. */
export class TestGateway {
  readonly logged: string[] = []
  private readonly services = new Map<ServiceName, Bus>()
  private readonly answerers = new Map<string, RequestResponder>()
  private gateway!: Gateway

  private constructor(
    readonly bus: Pick<TestBus, 'urlOf' | 'stop'>,
    private readonly options: TestGatewayOptions,
  ) {}

  static async open(options: TestGatewayOptions = {}): Promise<TestGateway> {
    const opened = new TestGateway(options.bus ?? (await testBus()), options)
    const telemetryEnvironment = { SENEB_ENV: 'local', OTEL_EXPORTER_OTLP_ENDPOINT: options.otlpEndpoint }
    started ??= startTelemetry('gateway', readTelemetryEnvironment(telemetryEnvironment))
    const telemetry = await started
    const environment = {
      SENEB_ENV: 'local',
      GATEWAY_PORT: '0',
      GATEWAY_HOST: '127.0.0.1',
      GATEWAY_NATS_URL: opened.bus.urlOf('gateway'),
      GATEWAY_DOCUMENT_KEY: testDocumentKey,
      GATEWAY_MAIL_KEY: testMailKey,
    }
    const settings = {
      ...readGatewaySettings(environment),
      mutationsPerMinute: 10_000,
      mutationsPerHour: 1_000_000,
      mutationsPerDay: 1_000_000,
      queryPointsPerMinute: 1_000_000,
      adHoc: 'anyone' as const,
      formsPerAddressPerHour: 100_000,
      formsPerAddressPerDay: 100_000,
      staffOrigins: [ourOrigin],
      ...options.settings,
    }
    const documents = trustedDocuments(options.documents ?? {})
    const { deadlineMs, now, pointsNow } = options
    const deps = {
      log: opened.logger(),
      telemetry,
      documents,
      deadlineMs,
      now,
      pointsNow,
      sanitizerProgram: sourceProgram,
    }
    opened.gateway = await openGateway(settings, deps)
    return opened
  }

  get url(): string {
    return `http://127.0.0.1:${this.gateway.port}`
  }

  get healthUrl(): string {
    return `http://127.0.0.1:${this.gateway.healthPort}`
  }

  /** Answers requests of this contract with `fn` from now on, replacing any earlier handler. */
  async handle<Q extends RequestContract>(
    contract: Q,
    fn: (input: Input<Q>, ctx: Ctx) => Output<Q> | Promise<Output<Q>>,
  ): Promise<void> {
    await this.silence(contract)
    const service = contract.service
    const bus = await this.busOf(service)
    const log = this.logger()
    const ctx = createCtx({ db: noDatabase, log, wake: () => undefined, atRest: testAtRest })
    const invoke = async (input: unknown, requestCtx: Ctx) => fn(input, requestCtx)
    const tokens = new IdentityTokenVerifier(testTokenKeys)
    const responder = new RequestResponder(contract, invoke, { service, bus, ctx, log, tokenVerifier: tokens })
    responder.start()
    await bus.connection.flush()
    this.answerers.set(contract.subject, responder)
  }

  /** Stops replying to this request. */
  async silence(contract: RequestContract): Promise<void> {
    await this.answerers.get(contract.subject)?.stop()
    this.answerers.delete(contract.subject)
  }

  /** Sends one operation by POST. */
  graphql(query: string, variables?: object, headers: Record<string, string> = {}): Promise<HttpResponse> {
    return this.post(JSON.stringify({ query, variables }), { 'content-type': 'application/json', ...headers })
  }

  post(body: string, headers: Record<string, string>, path = '/graphql'): Promise<HttpResponse> {
    return this.fetch(path, { method: 'POST', body, headers })
  }

  fetch(path: string, init?: RequestInit): Promise<HttpResponse> {
    return fetchResponse(`${this.url}${path}`, init)
  }

  async close(): Promise<void> {
    await this.gateway.close()
    for (const bus of this.services.values()) await bus.drain()
    if (!this.options.bus) await this.bus.stop()
    // Pending spans would be retried and would delay the end of the test file.
    if (this.options.otlpEndpoint !== undefined) await (await started)?.stop()
  }

  async busOf(service: ServiceName): Promise<Bus> {
    const existing = this.services.get(service)
    if (existing) return existing
    const bus = await connectBus({ name: service, url: this.bus.urlOf(service), log: this.logger() })
    this.services.set(service, bus)
    return bus
  }

  private logger(): Logger {
    return createLogger('gateway', 'info', { write: (line) => void this.logged.push(line) })
  }
}

/** Sends a request and reads the whole response. */
export async function fetchResponse(url: string, init: RequestInit = {}): Promise<HttpResponse> {
  const startedAt = performance.now()
  const response = await fetch(url, init)
  const text = await response.text()
  const durationMs = performance.now() - startedAt
  const { status, headers } = response
  return { status, headers, text, bytes: Buffer.byteLength(text), durationMs, json: jsonOf(text) }
}

function jsonOf(text: string): HttpResponse['json'] {
  try {
    return JSON.parse(text) as HttpResponse['json']
  } catch {
    return {}
  }
}
