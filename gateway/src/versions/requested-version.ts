import type { IncomingHttpHeaders } from 'node:http'

import { errorCatalogue } from '@seneb/contracts/errors'
import { apiVersions, latestApiVersion } from '@seneb/contracts/vocabulary/api-versions'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { beforeSending } from '../http/before-sending.js'
import { rejectAs } from '../http/failures.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Version of the graph that the request uses. */
    apiVersion: string
  }
}

const graphPath = '/graphql'
const header = 'seneb-version'

/** Whether a request names a version. */
export function namesVersion(headers: IncomingHttpHeaders): boolean {
  return headers[header] !== undefined
}

/**
 * Names the version in every response of the graph; a request refused before its version is known counts as the latest.
 */
export function publishVersion(server: FastifyInstance): void {
  server.decorateRequest('apiVersion', latestApiVersion)
  beforeSending(server, (request, reply, payload) => {
    if (request.routeOptions.url === graphPath) reply.header(header, request.apiVersion)
    return payload
  })
}

/**
 * Chooses the API version of a request: the one it names, else the one of its key, else the latest (F-A20). An unknown
 * version is refused, because the client would misread a response in another version.
 */
export function chooseVersion(server: FastifyInstance): void {
  const versions: readonly string[] = apiVersions
  server.addHook('preHandler', (request, reply, done) => {
    if (request.routeOptions.url !== graphPath) return done()
    const version = requestedVersion(request)
    if (versions.includes(version)) {
      request.apiVersion = version
      return done()
    }
    const message = `${errorCatalogue.VERSION_UNKNOWN.message} There are: ${versions.join(', ')}.`
    rejectAs(reply, 400, { code: 'VERSION_UNKNOWN', message })
  })
}

function requestedVersion({ headers, partner }: FastifyRequest): string {
  const named = headers[header]
  return named === undefined ? (partner?.version ?? latestApiVersion) : String(named)
}
