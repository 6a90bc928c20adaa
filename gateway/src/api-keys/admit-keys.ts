import type { IncomingHttpHeaders } from 'node:http'

import { errorCatalogue } from '@seneb/contracts/errors'
import { containsApiKey } from '@seneb/platform/api-keys'
import { AppError } from '@seneb/platform/app-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { ClientLimits } from '../access/client-limits.js'
import { RateLimited } from '../access/access-errors.js'
import { rejectWith, rejectAs } from '../http/failures.js'
import type { PartnerTokens, VerifiedKey } from './partner-tokens.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Partner and API key of the request; undefined without a key. */
    partner?: VerifiedKey
  }
}

const graphPath = '/graphql'
const keyInvalid = { code: 'API_KEY_INVALID', message: errorCatalogue.API_KEY_INVALID.message }
const keyInUrl = {
  code: 'API_KEY_IN_URL',
  message:
    'API keys must not be sent in a URL, where logs and browser histories store them. Revoke this key and send another as Authorization: Bearer snb_…',
}
const keyInBrowser = {
  code: 'API_KEY_IN_BROWSER',
  message: 'API keys must not be used in browsers, where anyone can read them. Call the API from your server.',
}

/** Refuses keys where others would read them, before anything else is looked at (S11). */
export function rejectExposedKeys(server: FastifyInstance): void {
  server.addHook('onRequest', ({ headers, url }, reply, done) => {
    if (containsApiKey(url)) rejectAs(reply, 400, keyInUrl)
    else if (providedKey(headers) !== undefined && isFromBrowser(headers)) rejectAs(reply, 403, keyInBrowser)
    else done()
  })
}

interface AdmittedKeys {
  readonly tokens: PartnerTokens
  readonly limits: Pick<ClientLimits, 'reserve' | 'reserveWrongKeyOf'>
}

/**
 * Identifies clients that use the graph with a key, and refuses every invalid key with the same sentence. A request
 * with a wrong key is never answered as if it had none (S11).
 */
export function admitKeys(server: FastifyInstance, deps: AdmittedKeys): void {
  server.decorateRequest('partner', undefined)
  server.addHook('preHandler', (request, reply, done) => {
    const text = request.routeOptions.url === graphPath ? providedKey(request.headers) : undefined
    if (text === undefined) done()
    else
      void admitted(text, request, deps).then(
        (key) => {
          request.partner = key
          if (key) done()
          else rejectAs(reply.header('www-authenticate', 'Bearer'), 401, keyInvalid)
        },
        (error: unknown) => rejectFor(error, reply, done),
      )
  })
}

function admitted(text: string, { ip }: FastifyRequest, { limits, tokens }: AdmittedKeys) {
  return tokens.find(text, (goodKeyId) =>
    goodKeyId === undefined ? limits.reserve('wrong-keys', ip) : limits.reserveWrongKeyOf(goodKeyId),
  )
}

function rejectFor(error: unknown, reply: FastifyReply, done: (error: Error) => void): void {
  if (error instanceof RateLimited) {
    rejectAs(reply.header('retry-after', error.retryAfterSeconds), 429, error)
  } else if (error instanceof AppError && error.code === 'UNAVAILABLE') rejectWith(reply, 503)
  else done(error instanceof Error ? error : new Error('a key could not be looked at', { cause: error }))
}

/** Longer headers are not looked into; a key is some seventy characters. */
const maxHeaderLength = 200

/**
 * Returns the text that a request sends as its key, which may not be one of ours; undefined when it sends none. Keys
 * are read from `Authorization: Bearer …` only; other schemes, such as a password for a whole site, are not ours.
 */
export function providedKey({ authorization }: IncomingHttpHeaders): string | undefined {
  if (authorization === undefined) return undefined
  const credentials = authorization.slice(0, maxHeaderLength)
  if (/^bearer(?:\s|$)/i.test(credentials))
    return authorization.length > maxHeaderLength ? '' : credentials.slice('bearer'.length).trim()
  return containsApiKey(credentials) ? '' : undefined
}

/**
 * Whether a browser sent the request; a key in a page would belong to every visitor who opens it. Node's `fetch` also
 * sends `sec-fetch-mode`, so that header alone proves nothing.
 */
function isFromBrowser(headers: IncomingHttpHeaders): boolean {
  return [headers.origin, headers['sec-fetch-site'], headers['sec-fetch-dest']].some((value) => value !== undefined)
}
