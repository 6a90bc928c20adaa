import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { trustOf } from '@seneb/platform/client-address'
import type { Logger } from '@seneb/platform/logger'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { ownRenderings } from './access/own-renderings.js'
import type { GatewaySettings } from './config.js'
import { HttpFailures, refuse } from './http/failures.js'
import {
  limitInFlight,
  limitTransfer,
  observeInFlight,
  refuseForeignOrigins,
  refuseOtherMethods,
  refuseUnreadableUrls,
} from './http/guards.js'
import type { InFlight } from './http/in-flight.js'
import { limitIncomingBodies } from './http/incoming-bodies.js'
import { traceRequests } from './http/request-trace.js'
import { refuseExposedKeys } from './api-keys/admit-keys.js'
import type { CachedResponses } from './response-cache/cached-responses.js'
import { uploadsPath } from './uploads/accept-uploads.js'

const maxBodyBytes = 100 * 1024
const transferTimeoutMs = 10_000
/** Ten megabytes over a slow line. */
const uploadTimeoutMs = 180_000

/** Fastify with the bounds of a request's size and time; the server it stands in comes from `serverFactory`. */
export function httpAdapter(
  { trustedProxies }: GatewaySettings,
  { serverFactory }: Pick<CachedResponses, 'serverFactory'>,
): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: maxBodyBytes,
    requestTimeout: uploadTimeoutMs,
    http: { headersTimeout: transferTimeoutMs },
    trustProxy: trustedProxies.length > 0 && trustOf(trustedProxies),
    // What the router itself refuses does not come by the filters.
    frameworkErrors: (_error: unknown, _request: FastifyRequest, reply: FastifyReply) => void refuse(reply, 400),
    // No Nest middleware is used, so no request need pass its machinery.
    skipMiddie: true,
    serverFactory,
  })
}

/** What every answer carries and every request has to pass before the graph. */
export function configureHttpSecurity(
  app: NestFastifyApplication,
  { allowedOrigins, staffOrigins, trustedProxies }: GatewaySettings,
  { log, inFlight }: { readonly log: Logger; readonly inFlight: InFlight },
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
  traceRequests(server, log, trustOf(trustedProxies))
  limitInFlight(server, inFlight)
  observeInFlight(server, inFlight)
  limitTransfer(server, transferTimeoutMs, uploadsPath)
  refuseUnreadableUrls(server)
  refuseOtherMethods(server, '/graphql')
  refuseExposedKeys(server)
  refuseForeignOrigins(server, [...allowedOrigins, ...staffOrigins])
  limitIncomingBodies(server, { exceptAt: uploadsPath, isOwnRendering: ownRenderings(trustedProxies) })
}
