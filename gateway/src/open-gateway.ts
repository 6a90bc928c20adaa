import 'reflect-metadata'

import type { IncomingHttpHeaders } from 'node:http'

import { NestFactory } from '@nestjs/core'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { createRequestClient, type RequestClient } from '@seneb/bus/request-client'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { RecordPartnerDays } from '@seneb/contracts/messages/identity/partner.messages'
import { createTrust } from '@seneb/platform/client-address'
import { drainConnections } from '@seneb/platform/shutdown'
import { Sealing } from '@seneb/platform/sealing'
import { startHealth } from '@seneb/platform/health'
import type { Logger } from '@seneb/platform/logger'
import type { Telemetry } from '@seneb/platform/telemetry'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { countingBy, limitsOf, ownRenderings } from './access/count-requests.js'
import { PartnerNames, PartnerSlots } from './access/partner-slots.js'
import { ReplicaCounts } from './access/replica-counts.js'
import type { GatewaySettings } from './config.js'
import { configureHttpSecurity, httpAdapter } from './configure-http-security.js'
import { GatewayModule } from './gateway.module.js'
import { ResponseErrors } from './graphql/response-errors.js'
import { serveSchemaFile } from './graphql/printed-schema.js'
import { registerHttpHooks } from './hooks.js'
import { observeInFlight } from './http/guards.js'
import { InFlight } from './http/in-flight.js'
import { unsubscribeOneClick } from './http/one-click.js'

import { openStaffFiles } from './staff-files/open-staff-files.js'
import { openLiveHints } from './live-hints/open-live-hints.js'
import { providedKey } from './api-keys/admit-keys.js'
import { PartnerTokens } from './api-keys/partner-tokens.js'
import { PersonalTokens } from './api-keys/personal-tokens.js'
import { watchKeys, watchPersonalTokens, watchSessions, watchContent } from './watch-changes.js'
import { charge } from './prices/charge.js'
import type { RecordDays } from './prices/partner-days.js'
import { partnerPointsOf } from './prices/partner-points.js'
import { isDryRun } from './prices/price-headers.js'
import { namesVersion } from './versions/requested-version.js'
import { ResponseCache } from './response-cache/response-cache.js'
import { CachedResponses } from './response-cache/cached-responses.js'
import { readTrustedDocuments, type TrustedDocument } from './persisted-queries/trusted-documents.js'
import { StaffTokens } from './staff/staff-tokens.js'
import { exportMyRecord } from './person-records/export-my-record.js'
import { PatientCookies } from './patients/patient-cookies.js'
import { StaffCookies } from './staff/staff-cookies.js'
import { StaffRejections } from './staff/staff-rejections.js'
import { openInboundMail } from './inbound-mail/open-inbound-mail.js'
import { openUploads } from './uploads/open-uploads.js'
import type { ThreadProgram } from './uploads/sanitizer/sanitizer-thread.js'

export interface Gateway {
  readonly port: number
  readonly healthPort: number
  /** Reports the gateway as not ready, finishes the requests in progress, and closes every connection. */
  close(): Promise<void>
}

export interface GatewayDeps {
  readonly log: Logger
  readonly telemetry: Telemetry
  /** Maximum time of a request, in milliseconds; default 8 s. */
  readonly deadlineMs?: number
  /** Documents that may be requested by id; those of our own pages by default. */
  readonly documents?: ReadonlyMap<string, TrustedDocument>
  /** Clock that detects stuck requests, in milliseconds; by default the clock of this machine. */
  readonly now?: () => number
  /** Clock by which points of partners are restored, in milliseconds since 1970; by default this machine's clock. */
  readonly pointsNow?: () => number
  /** Program that redraws uploaded files; the built program by default. */
  readonly sanitizerProgram?: ThreadProgram
}

/**
 * Opens the gateway. It is alive immediately, and ready as soon as it is connected to NATS, regardless of the services.
 */
export async function openGateway(settings: GatewaySettings, deps: GatewayDeps): Promise<Gateway> {
  const { log, telemetry } = deps
  const state: { bus?: Bus; isListening: boolean } = { isListening: false }
  const inFlight = new InFlight(settings.maxInFlight, deps.now)
  const health = await startHealth({
    host: settings.healthHost,
    port: settings.healthPort,
    prometheus: telemetry.prometheus,
    checks: {
      nats: async () => (await state.bus?.isAlive()) ?? false,
      listening: () => Promise.resolve(state.isListening),
      slotsAreReleased: () => Promise.resolve(!inFlight.isStuck),
    },
  })
  const bus = await connectBus({ name: 'gateway', url: settings.natsUrl, ca: settings.natsCa, log })
  state.bus = bus
  const app = await createApp(settings, { ...deps, bus, inFlight })
  await app.listen({ port: settings.port, host: settings.host })
  state.isListening = true

  const close = async (): Promise<void> => {
    health.drain()
    await drainConnections(app.getHttpServer(), settings.drainDelayMs)
    await closeServer(app)
    await bus.drain()
    await health.close()
  }
  return { port: portOf(app), healthPort: health.port, close }
}

interface OpenedFields extends GatewayDeps {
  readonly bus: Bus
  readonly inFlight: InFlight
}

async function createApp(settings: GatewaySettings, deps: OpenedFields): Promise<NestFastifyApplication> {
  const { bus, log, deadlineMs, documents = readTrustedDocuments(settings.earlierDocuments) } = deps
  const replicas = new ReplicaCounts(bus)
  const client = createRequestClient(bus)
  const recordDays: RecordDays = (days) => client.request(RecordPartnerDays, { days })
  const shared = { replicas, names: new PartnerNames(settings.natsUrl), recordDays }
  const [limits, points] = [limitsOf(settings, replicas), partnerPointsOf(settings, shared, deps.pointsNow)]
  const partnerSlots = new PartnerSlots({ ...shared, max: settings.partnerRequestsAtOnce })
  for (const counted of [limits, points, partnerSlots]) counted.start()
  const cache = new ResponseCache()
  watchContent(bus, cache)
  const { cookies, isKnown, keys, personalTokens, tokens } = knownBy(bus, client, settings)
  const cachedResponses = new CachedResponses(documents, cache, isKnown)
  const hashes = new Set([...documents.values()].map(({ hash }) => hash))
  const isTrusted = (hash: string) => hashes.has(hash)
  const staff = { client, cookies, tokens, refusals: new StaffRejections(client, log) }
  const graph = GatewayModule.of({
    client,
    limits,
    staff,
    patientCookies: new PatientCookies(settings.staffOrigins),
    errors: new ResponseErrors(log),
    charge: (requested) => charge(requested, points),
    ...countingBy({ limits, isTrusted, trustedProxies: settings.trustedProxies }),
    isTrusted,
    introspection: settings.introspection,
    log,
    deadlineMs,
  })
  const adapter = httpAdapter(settings, cachedResponses)
  const app = await NestFactory.create<NestFastifyApplication>(graph, adapter, {
    logger: ['error', 'warn'],
    bodyParser: false,
    abortOnError: false,
  })
  configureHttpSecurity(app, settings, log)
  const server: FastifyInstance = app.getHttpAdapter().getInstance()
  registerHttpHooks(server, {
    log,
    isTrustedProxy: createTrust(settings.trustedProxies),
    cachedResponses,
    inFlight: deps.inFlight,
    allowedOrigins: [...settings.allowedOrigins, ...settings.staffOrigins],
    isInternalRequest: ownRenderings(settings.trustedProxies),
    tokens: keys,
    personalTokens,
    cookies,
    sessions: tokens,
    limits,
    partnerSlots,
    points,
    documents,
    adHocFor: policyFor(settings, cookies),
  })
  observeInFlight(server, deps.inFlight)
  server.addHook('onClose', () => points.days.flush())
  registerRoutes(server, { ...deps, client, limits, staff }, settings)
  return app
}

interface RouteDeps extends OpenedFields {
  readonly client: RequestClient
  readonly limits: ReturnType<typeof limitsOf>
  readonly staff: Parameters<typeof openStaffFiles>[1]['staff'] &
    Pick<Parameters<typeof openLiveHints>[1], 'cookies' | 'tokens'>
}

/** Registers the routes beside the graph. */
function registerRoutes(server: FastifyInstance, deps: RouteDeps, settings: GatewaySettings): void {
  const { bus, client, limits, log, staff } = deps
  unsubscribeOneClick(server, client)
  serveSchemaFile(server)
  openLiveHints(server, { bus, cookies: staff.cookies, tokens: staff.tokens })
  exportMyRecord(server, { client, limits, cookies: new PatientCookies(settings.staffOrigins) })
  openStaffFiles(server, { staff, sealing: new Sealing(settings.documentKey) })
  openInboundMail(server, { settings, bus, client, limits, log })
  openUploads(server, { settings, bus, limits, log, sanitizerProgram: deps.sanitizerProgram })
}

/** Identification of known callers: staff by their sessions, partners by their keys. */
function knownBy(bus: Bus, client: RequestClient, { staffOrigins }: GatewaySettings) {
  const cookies = new StaffCookies(staffOrigins)
  const [tokens, keys] = [new StaffTokens(client), new PartnerTokens(client)]
  const personalTokens = new PersonalTokens(client)
  watchSessions(bus, tokens)
  watchPersonalTokens(bus, personalTokens)
  watchKeys(bus, keys)
  const isKnown = (headers: IncomingHttpHeaders) =>
    cookies.hasSession(headers) || providedKey(headers) !== undefined || isDryRun({ headers }) || namesVersion(headers)
  return { cookies, tokens, keys, personalTokens, isKnown }
}

/** Policy on ad-hoc documents of a request; scripts with a personal token and GraphiQL send their own. */
function policyFor({ adHoc, staffAdHoc }: GatewaySettings, cookies: StaffCookies) {
  return ({ headers, personalToken, staffTool }: FastifyRequest) => {
    if (personalToken || staffTool) return 'anyone'
    return cookies.hasSession(headers) ? staffAdHoc : adHoc
  }
}

/** Finishes requests in flight; closes idle connections, whose keep-alive would delay the shutdown. */
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
