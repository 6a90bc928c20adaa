import type { IncomingHttpHeaders } from 'node:http'

import { errorCatalogue } from '@seneb/contracts/errors'
import { beginsLikePersonalToken, containsApiKey } from '@seneb/platform/api-keys'
import { AppError } from '@seneb/platform/app-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { ClientLimits } from '../access/client-limits.js'
import { RateLimited } from '../access/access-errors.js'
import { rejectWith, rejectAs } from '../http/failures.js'
import type { PartnerTokens, VerifiedKey } from './partner-tokens.js'
import type { PersonalTokenInUse, PersonalTokens } from './personal-tokens.js'
import type { ReserveWrongKey } from './verified-keys.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Partner and API key of the request; undefined without a key. */
    partner?: VerifiedKey
    /** Personal token of the request and its owner; undefined without a token. */
    personalToken?: PersonalTokenInUse
  }
}

const graphPath = '/graphql'
const keyInvalid = { code: 'API_KEY_INVALID', message: errorCatalogue.API_KEY_INVALID.message }
const tokenInvalid = { code: 'TOKEN_INVALID', message: errorCatalogue.TOKEN_INVALID.message }
const keyInUrl = {
  code: 'API_KEY_IN_URL',
  message:
    'API keys must not be sent in a URL, where logs and browser histories store them. Revoke this key and send another as Authorization: Bearer snb_…',
}
const keyInBrowser = {
  code: 'API_KEY_IN_BROWSER',
  message: 'API keys must not be used in browsers, where anyone can read them. Call the API from your server.',
}

/** Refuses keys in places where others could read them, before any other check (S11). */
export function rejectExposedKeys(server: FastifyInstance): void {
  server.addHook('onRequest', ({ headers, url }, reply, done) => {
    if (containsApiKey(url)) rejectAs(reply, 400, keyInUrl)
    else if (providedKey(headers) !== undefined && isFromBrowser(headers)) rejectAs(reply, 403, keyInBrowser)
    else done()
  })
}

interface AdmittedKeys {
  readonly tokens: PartnerTokens
  readonly personalTokens: PersonalTokens
  readonly limits: Pick<ClientLimits, 'reserve' | 'reserveWrongKeyOf'>
}

/**
 * Identifies clients that use the graph with a key or a personal token, and refuses every invalid one with the same
 * sentence. A request with a wrong key is never answered as if it had none (S11).
 */
export function admitKeys(server: FastifyInstance, deps: AdmittedKeys): void {
  server.decorateRequest('partner', undefined)
  server.decorateRequest('personalToken', undefined)
  server.addHook('preHandler', (request, reply, done) => {
    const text = request.routeOptions.url === graphPath ? providedKey(request.headers) : undefined
    if (text === undefined) done()
    else
      void admit(text, request, deps).then(
        (invalid) => {
          if (!invalid) done()
          else rejectAs(reply.header('www-authenticate', 'Bearer'), 401, invalid)
        },
        (error: unknown) => rejectFor(error, reply, done),
      )
  })
}

/** Identifies the caller of a key or token; returns the refusal when it is not valid. */
async function admit(
  text: string,
  request: FastifyRequest,
  { limits, personalTokens, tokens }: AdmittedKeys,
): Promise<typeof keyInvalid | undefined> {
  const reserve: ReserveWrongKey = (goodKeyId) =>
    goodKeyId === undefined ? limits.reserve('wrong-keys', request.ip) : limits.reserveWrongKeyOf(goodKeyId)
  if (beginsLikePersonalToken(text)) {
    request.personalToken = await personalTokens.find(text, reserve)
    return request.personalToken ? undefined : tokenInvalid
  }
  request.partner = await tokens.find(text, reserve)
  return request.partner ? undefined : keyInvalid
}

function rejectFor(error: unknown, reply: FastifyReply, done: (error: Error) => void): void {
  if (error instanceof RateLimited) {
    rejectAs(reply.header('retry-after', error.retryAfterSeconds), 429, error)
  } else if (error instanceof AppError && error.code === 'UNAVAILABLE') rejectWith(reply, 503)
  else if (error instanceof AppError && error.code === 'PARTNER_DISABLED') rejectAs(reply, 403, error)
  else done(error instanceof Error ? error : new Error('a key could not be looked at', { cause: error }))
}

/** Longer headers are ignored; a key has about seventy characters. */
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
