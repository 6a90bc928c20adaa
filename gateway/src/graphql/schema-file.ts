import { createHash } from 'node:crypto'

import { apiVersions, latestApiVersion } from '@seneb/contracts/vocabulary/api-versions'
import { hasAlready } from '@seneb/platform/content-negotiation'
import type { FastifyInstance } from 'fastify'

import { printedVersions } from './printed-schema.js'
import { refuseAs } from '../http/failures.js'

/** Address of the public schema, on the gateway and on the site. */
export const schemaPath = '/schema.graphql'

interface SchemaFile {
  readonly text: string
  readonly etag: string
}

/**
 * Serves the public schema as text at `/schema.graphql`, of the latest version or of `?version=2027-01`, for code
 * generators and for readers. It is the same whether introspection is on or off.
 */
export function serveSchemaFile(server: FastifyInstance): void {
  let files: ReadonlyMap<string, SchemaFile> | undefined
  server.get<{ Querystring: { version?: string } }>(schemaPath, (request, reply) => {
    // Printed at the first request, because a start has no use for it.
    files ??= schemaFiles()
    const file = files.get(request.query.version ?? latestApiVersion)
    if (!file) {
      const message = `The version is one of: ${apiVersions.join(', ')}.`
      return refuseAs(reply, 404, { code: 'VERSION_UNKNOWN', message })
    }
    void reply.headers({ etag: file.etag, 'cache-control': 'public, max-age=300' })
    if (hasAlready(request.raw, file.etag)) return reply.code(304).send()
    return reply.type('text/plain; charset=utf-8').send(file.text)
  })
}

function schemaFiles(): ReadonlyMap<string, SchemaFile> {
  const printed = Object.entries(printedVersions())
  return new Map(printed.map(([version, text]) => [version, { text, etag: etagOf(text) }]))
}

const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
