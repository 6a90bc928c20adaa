import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { createTrust } from '@seneb/platform/client-address'
import type { Logger } from '@seneb/platform/logger'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { GatewaySettings } from './config.js'
import { FailureFilter } from './failure.filter.js'
import { rejectWith } from './http/failures.js'
import type { CachedResponses } from './response-cache/cached-responses.js'

const maxBodyBytes = 100 * 1024
const headersTimeoutMs = 10_000
/** Ten megabytes over a slow line. */
const uploadTimeoutMs = 180_000

/** Returns a Fastify adapter that limits the size and duration of requests; `serverFactory` creates its HTTP server. */
export function httpAdapter(
  { trustedProxies }: GatewaySettings,
  { serverFactory }: Pick<CachedResponses, 'serverFactory'>,
): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: maxBodyBytes,
    requestTimeout: uploadTimeoutMs,
    http: { headersTimeout: headersTimeoutMs },
    trustProxy: trustedProxies.length > 0 && createTrust(trustedProxies),
    // Errors raised by the router itself do not pass the exception filters.
    frameworkErrors: (_error: unknown, _request: FastifyRequest, reply: FastifyReply) => void rejectWith(reply, 400),
    // No Nest middleware is used, so requests skip its handling.
    skipMiddie: true,
    serverFactory,
  })
}

/** Sets the security headers of every response, and answers requests that fail before they reach the graph. */
export function configureHttpSecurity(
  app: NestFastifyApplication,
  { allowedOrigins }: Pick<GatewaySettings, 'allowedOrigins'>,
  log: Logger,
): void {
  app.useGlobalFilters(new FailureFilter(log))
  app.useSecurityHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: "'none'", frameAncestors: "'none'" } },
    xFrameOptions: { action: 'deny' },
    // These headers concern browsers that show pages; this server has none.
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
}
