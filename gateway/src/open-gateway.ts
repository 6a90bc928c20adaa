import 'reflect-metadata'

import { NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { uploadsBucket } from '@seneb/contracts/document-buckets'
import { createAsker } from '@seneb/service-kit/ask'
import { connectBus, type Bus } from '@seneb/service-kit/bus'
import { documentStore } from '@seneb/service-kit/document-store'
import { startHealth } from '@seneb/service-kit/health'
import type { Logger } from '@seneb/service-kit/logger'
import { Sealing } from '@seneb/service-kit/sealing'
import type { Telemetry } from '@seneb/service-kit/telemetry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { ClientLimits } from './access/client-limits.js'
import type { GatewaySettings } from './config.js'
import { GatewayModule } from './gateway.module.js'
import { AnsweredErrors } from './graphql/answered-errors.js'
import { HttpFailures, refuse } from './http/failures.js'
import { limitInFlight, limitTransfer, refuseForeignOrigins, refuseUnreadableUrls } from './http/guards.js'
import { unsubscribeByOneClick } from './http/one-click.js'
import { traceRequests } from './http/request-trace.js'
import { AnswerCache } from './public-answers/answer-cache.js'
import { PublicAnswers } from './public-answers/public-answers.js'
import { readTrustedDocuments, type TrustedDocument } from './public-answers/trusted-documents.js'
import { watchContent } from './public-answers/watch-content.js'
import { acceptUploads, uploadsPath } from './uploads/accept-uploads.js'

export interface Gateway {
  readonly port: number
  readonly healthPort: number
  /** Says that it is not ready, answers what is under way, gives back every connection. */
  close(): Promise<void>
}

export interface GatewayParts {
  readonly log: Logger
  readonly telemetry: Telemetry
  /** How long a request may take; 8 s unless said. */
  readonly deadlineMs?: number
  /** What may be asked for by its id; the documents of our own pages unless said. */
  readonly documents?: ReadonlyMap<string, TrustedDocument>
}

/** Opens the gateway; it is alive at once and ready as soon as it is connected to NATS, whatever the services do. */
export async function openGateway(settings: GatewaySettings, parts: GatewayParts): Promise<Gateway> {
  const { log, telemetry } = parts
  const state: { bus?: Bus; isListening: boolean } = { isListening: false }
  const health = await startHealth({
    port: settings.healthPort,
    prometheus: telemetry.prometheus,
    checks: {
      nats: async () => (await state.bus?.isAlive()) ?? false,
      listening: () => Promise.resolve(state.isListening),
    },
  })
  const bus = await connectBus({ name: 'gateway', url: settings.natsUrl, log })
  state.bus = bus
  const app = await createApp(settings, parts, bus)
  await app.listen({ port: settings.port, host: settings.host })
  state.isListening = true

  const close = async (): Promise<void> => {
    health.drain()
    await new Promise((resolve) => setTimeout(resolve, settings.drainDelayMs))
    await closeServer(app)
    await bus.drain()
    await health.close()
  }
  return { port: portOf(app), healthPort: health.port, close }
}

async function createApp(settings: GatewaySettings, parts: GatewayParts, bus: Bus): Promise<NestFastifyApplication> {
  const { log, deadlineMs, documents = readTrustedDocuments() } = parts
  const limits = limitsOf(settings, bus)
  limits.start()
  const cache = new AnswerCache()
  watchContent(bus, cache)
  const publicAnswers = new PublicAnswers(documents, cache)
  const asker = createAsker(bus)
  const graph = GatewayModule.of({
    asker,
    limits,
    errors: new AnsweredErrors(log),
    countMutation: async (field, { req }, email) => {
      await limits.countMutation(field, req.ip)
      if (email !== undefined) await limits.countFormTo(email)
    },
    introspection: settings.introspection,
    log,
    deadlineMs,
  })
  const adapter = httpAdapter(settings, publicAnswers)
  const app = await NestFactory.create<NestFastifyApplication>(graph, adapter, {
    logger: ['error', 'warn'],
    bodyParser: false,
    abortOnError: false,
  })
  faceStrangers(app, settings, log)
  const server: FastifyInstance = app.getHttpAdapter().getInstance()
  publicAnswers.attach(server)
  unsubscribeByOneClick(server, asker)
  acceptUploads(server, {
    store: documentStore(bus, uploadsBucket, 'gateway'),
    sealing: new Sealing(settings.documentKey),
    secret: settings.documentKey,
    limits,
  })
  return app
}

function limitsOf(settings: GatewaySettings, bus: Bus): ClientLimits {
  const most = {
    mutations: settings.mutationsPerMinute,
    'page-events': settings.pageEventsPerMinute,
    'new-referrals': settings.newReferralsPerHour,
    uploads: settings.uploadsPerHour,
    'forms-to-address': settings.formsPerAddressPerHour,
  }
  return new ClientLimits({ bus, most, secret: settings.natsUrl })
}

const longestBodyBytes = 100 * 1024
const longestTransferMs = 10_000
/** Ten megabytes over a slow line. */
const longestUploadMs = 180_000

function httpAdapter({ trustedProxies }: GatewaySettings, { serverFactory }: PublicAnswers): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: longestBodyBytes,
    requestTimeout: longestUploadMs,
    http: { headersTimeout: longestTransferMs },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // What the router itself refuses does not come by the filters.
    frameworkErrors: (_error: unknown, _request: FastifyRequest, reply: FastifyReply) => void refuse(reply, 400),
    // No Nest middleware is used, so no request need pass its machinery.
    skipMiddie: true,
    serverFactory,
  })
}

/** What every answer carries and every request has to pass before the graph. */
function faceStrangers(
  app: NestFastifyApplication,
  { allowedOrigins, mostInFlight }: GatewaySettings,
  log: Logger,
): void {
  const server = app.getHttpAdapter().getInstance()
  app.useGlobalFilters(new HttpFailures(log))
  app.useSecurityHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: "'none'", frameAncestors: "'none'" } },
    xFrameOptions: { action: 'deny' },
    // These speak to browsers that show pages; this server has none.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  app.enableCors({
    origin: [...allowedOrigins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', 'apollo-require-preflight', 'traceparent', 'x-upload-token', 'x-file-name'],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: 600,
  })
  server.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
  traceRequests(server, log)
  limitInFlight(server, mostInFlight)
  limitTransfer(server, longestTransferMs, uploadsPath)
  refuseUnreadableUrls(server)
  refuseForeignOrigins(server, allowedOrigins)
}

/** Answers what is under way; connections are closed as they fall idle, else their keep-alive would hold us up. */
async function closeServer(app: NestFastifyApplication): Promise<void> {
  const sweeping = setInterval(() => app.getHttpServer().closeIdleConnections(), 50)
  try {
    await app.close()
  } finally {
    clearInterval(sweeping)
  }
}

function portOf(app: NestFastifyApplication): number {
  const address = app.getHttpServer().address()
  if (address === null || typeof address === 'string') throw new Error('the gateway listens on no port')
  return address.port
}
