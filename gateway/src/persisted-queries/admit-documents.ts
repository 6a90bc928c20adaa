import type { FastifyInstance, FastifyRequest } from 'fastify'

import { rejectAs } from '../http/failures.js'
import { hashOf, type TrustedDocument } from './trusted-documents.js'

/** Callers that may send ad-hoc documents: anyone, callers with an API key, or nobody. */
export const adHocPolicies = ['anyone', 'keys', 'nobody'] as const
export type AdHocPolicy = (typeof adHocPolicies)[number]

const documentRejected = {
  code: 'DOCUMENT_REFUSED',
  message: 'Only persisted documents are accepted. Send the documentId of a registered document.',
}

/** The same where a key would do. */
const keyMissing = {
  code: 'DOCUMENT_REFUSED',
  message: 'Custom queries require an API key. Send it as Authorization: Bearer snb_…',
}

/** No trusted document has the id that was sent. */
export const documentUnknown = {
  code: 'DOCUMENT_UNKNOWN',
  message: 'Unknown document ID. Send the full query in a POST request.',
}

interface AdmittedDocuments {
  readonly documents: ReadonlyMap<string, TrustedDocument>
  /** Returns the policy on ad-hoc documents for the sender; it may be stricter for our staff than for others. */
  readonly adHocFor: (request: FastifyRequest) => AdHocPolicy
}

const graphPath = '/graphql'

/**
 * Decides which documents reach the graph, before any is parsed. A POST names a document by its `documentId`, or as
 * Apollo Client does by `extensions.persistedQuery`, and gets the text that the build wrote. A document sent as text is
 * ad hoc unless it equals one of ours character for character; ad-hoc documents are refused unless the policy allows
 * them. CachedResponses has already replaced the id in a GET with the text.
 */
export function admitDocuments(server: FastifyInstance, { adHocFor, documents }: AdmittedDocuments): void {
  const hashes = new Set([...documents.values()].map(({ hash }) => hash))
  const adHocRejection = (request: FastifyRequest) => {
    const policy = adHocFor(request)
    if (policy === 'keys') return request.partner ? undefined : keyMissing
    return policy === 'nobody' ? documentRejected : undefined
  }
  const isTrusted = (text: unknown) => typeof text === 'string' && hashes.has(hashOf(text))

  server.addHook('preHandler', (request, reply, done) => {
    if (request.routeOptions.url !== graphPath) {
      done()
      return
    }
    const body = request.method === 'POST' ? requestedByPost(request) : undefined
    const id = body && idIn(body)
    if (body && id !== undefined) {
      const document = documents.get(typeof id === 'string' ? id : '')
      if (!document) return void rejectAs(reply, 404, documentUnknown)
      body.query = document.text
      delete body.documentId
      // Otherwise Apollo would look the hash up among documents stored by clients, which we do not allow.
      delete body.extensions
    } else {
      const rejection = adHocRejection(request)
      if (rejection && !isTrusted(body ? body.query : requestedByGet(request)))
        return void rejectAs(reply, 400, rejection)
    }
    done()
  })
}

interface RequestedDocument {
  query?: unknown
  documentId?: unknown
  extensions?: unknown
}

/** Returns the id of the requested document, given directly or in the format of Apollo Client. */
function idIn({ documentId, extensions }: RequestedDocument): unknown {
  if (documentId !== undefined) return documentId
  const { persistedQuery } = (extensions ?? {}) as {
    readonly persistedQuery?: { readonly sha256Hash?: unknown } | null
  }
  return persistedQuery?.sha256Hash
}

function requestedByPost({ body }: FastifyRequest): RequestedDocument | undefined {
  return typeof body === 'object' && body !== null ? body : undefined
}

/** The document in an address, read as Apollo reads it: none when there are several. */
function requestedByGet({ url }: FastifyRequest): string | undefined {
  const [text, ...more] = new URLSearchParams(url.replace(/^[^?]*/, '')).getAll('query')
  return more.length === 0 ? text : undefined
}
