import type { RequestClient, RequestOptions, Unvalidated } from '@seneb/bus/request-client'
import type { Input, Output, RequestContract } from '@seneb/contracts/define'
import { AppError } from '@seneb/platform/app-error'
import { linkTokenDigest } from '@seneb/platform/link-token'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { PatientCookies } from './patient-cookies.js'

export interface PatientDeps {
  readonly client: RequestClient
  readonly cookies: PatientCookies
}

/** New session of a patient as a service opened it. */
interface OpenedSession {
  readonly token: string
  readonly expiresAt: string
}

/** Input of a request without the session, which this class adds. */
type WithoutSession<Q extends RequestContract> = Omit<Unvalidated<Input<Q>>, 'session'>

/** Patient side of one request: the session of the page "My request", and requests to services on its behalf. */
export class PatientRequest {
  private token: string | undefined

  constructor(
    private readonly deps: PatientDeps,
    request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {
    this.token = deps.cookies.sessionToken(request)
  }

  /** Whether the request carries a session, valid or not; services check it. */
  get hasSession(): boolean {
    return this.token !== undefined
  }

  /** Digest of the session's secret; undefined when the request carries none. */
  get sessionDigest(): string | undefined {
    return this.token === undefined ? undefined : linkTokenDigest(this.token)
  }

  /** Sends a request with the digest of the session. Throws SESSION_ENDED when there is none. */
  async sendRequest<Q extends RequestContract>(
    contract: Q,
    input: WithoutSession<Q>,
    options: Omit<RequestOptions, 'identityToken'> = {},
  ): Promise<Output<Q>> {
    const session = this.sessionDigest
    if (session === undefined) throw new AppError('SESSION_ENDED')
    const withSession = { ...input, session } as unknown as Unvalidated<Input<Q>>
    return this.deps.client.request(contract, withSession, options)
  }

  /** Stores a new session in the browser; later requests of this operation use it. */
  opened({ expiresAt, token }: OpenedSession): void {
    this.token = token
    const seconds = (Date.parse(expiresAt) - Date.now()) / 1000
    this.reply.header('set-cookie', this.deps.cookies.opened(token, seconds))
  }

  /** Deletes the session from the browser. */
  closed(): void {
    this.token = undefined
    this.reply.header('set-cookie', this.deps.cookies.cleared())
  }
}
