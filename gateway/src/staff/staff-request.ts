import type { RequestClient, RequestOptions, Unvalidated } from '@seneb/bus/request-client'
import type { Input, Output, RequestContract } from '@seneb/contracts/define'
import { freshSignInS, mayDo, type Permission } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import { networkPrefix } from '@seneb/platform/client-address'
import Bowser from 'bowser'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { NotAllowed } from '../access/refusals.js'
import type { StaffAccess } from '../access/root-field-access.js'
import type { StaffTokens, VerifiedSession } from './staff-tokens.js'
import type { StaffCookies } from './staff-cookies.js'
import type { StaffRefusals } from './staff-refusals.js'
import { inStaffWords } from './staff-words.js'

export interface StaffParts {
  readonly client: RequestClient
  readonly cookies: StaffCookies
  readonly tokens: StaffTokens
  readonly refusals: StaffRefusals
  readonly now?: () => number
}

/** What asks for a fresh sign-in is asked by a pass of these last seconds, should the event of a change get lost. */
const minTokenAgeMs = 10_000

/** What one request has of our staff: whose session it comes by, what they may do, and the questions it asks for them. */
export class StaffRequest {
  constructor(
    private readonly parts: StaffParts,
    private readonly httpRequest: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  /** The token of the session whose cookie counts here. */
  get token(): string | undefined {
    return this.parts.cookies.sessionToken(this.httpRequest)
  }

  get deviceToken(): string | undefined {
    return this.parts.cookies.deviceToken(this.httpRequest)
  }

  /** Who is signing in, as far as identity is told: the browser's name, and the network and never the address. */
  get client(): { readonly text: string; readonly network: string } {
    const { headers, ip } = this.httpRequest
    return { text: clientText(headers['user-agent']), network: networkPrefix(ip) }
  }

  /** The session of whoever asks, open or locked. */
  async session(maxAgeMs?: number): Promise<VerifiedSession | undefined> {
    const { token } = this
    if (token === undefined) return undefined
    const isBackground = this.httpRequest.headers['x-seneb-background'] !== undefined
    return this.parts.tokens.find(token, { isBackground, maxAgeMs })
  }

  /** Throws when not a page of ours asks: signing in by another's page would put somebody into a session that is not theirs. */
  assertOurOwn(): void {
    if (this.parts.cookies.isOurOwn(this.httpRequest)) return
    throw new AppError('SIGN_IN_REFUSED', { message: 'Staff can sign in only from the Seneb staff site.' })
  }

  /** Throws what a field of Query or Mutation refuses whoever asks by; services check it once more, by the pass. */
  async assertMay({ freshWithinSeconds, permission }: StaffAccess): Promise<void> {
    const session = await this.session(freshWithinSeconds === undefined ? undefined : minTokenAgeMs)
    if (session?.state !== 'open') throw new AppError('SIGN_IN_REQUIRED')
    if (!mayDo(session.viewer.roles, permission)) throw this.notAllowed(permission, session)
    if (freshWithinSeconds !== undefined && this.ageOf(session) > freshWithinSeconds)
      throw new AppError('FRESH_SIGN_IN_REQUIRED')
  }

  /** Asks a service in the name of whoever is signed in. */
  async sendRequest<Q extends RequestContract>(
    contract: Q,
    input: Unvalidated<Input<Q>>,
    options: Omit<RequestOptions, 'identityToken'> = {},
  ): Promise<Output<Q>> {
    const { access } = contract
    const isRecentlyAuthenticated =
      typeof access === 'object' && 'permission' in access && access.maxAuthAgeSeconds !== undefined
    const identityToken =
      access === 'anyone'
        ? undefined
        : (await this.session(isRecentlyAuthenticated ? minTokenAgeMs : undefined))?.identityToken
    try {
      return await this.parts.client.request(contract, input, { ...options, identityToken })
    } catch (error) {
      throw error instanceof AppError ? inStaffWords(error) : error
    }
  }

  /** The session has another token from now on: the browser is given it, and nobody comes in by the one before. */
  opened(given: { readonly token: string; readonly deviceToken?: string }): void {
    this.forget()
    this.reply.header('set-cookie', this.parts.cookies.opened(given))
  }

  /** The session is over: its cookie goes, and what the browser stored of its pages. */
  ended(): void {
    this.forget()
    this.reply.header('set-cookie', this.parts.cookies.ended()).header('clear-site-data', '"cache"')
  }

  /** What is known of the session of this request may have changed. */
  forget(): void {
    if (this.token !== undefined) this.parts.tokens.forgetToken(this.token)
  }

  private notAllowed(permission: Permission, { sessionId }: VerifiedSession): NotAllowed {
    const { token } = this
    if (token !== undefined) this.parts.refusals.note({ permission, sessionId, token })
    return new NotAllowed(permission)
  }

  private ageOf({ freshUntil }: VerifiedSession): number {
    const now = (this.parts.now ?? Date.now)()
    return freshSignInS - (Date.parse(freshUntil) - now) / 1000
  }
}

const maxLength = 80

/** How a browser is called where its owner reads it, `Firefox on Linux`; no version and nothing else that would tell it apart. */
function clientText(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent)
  // Bowser names what it does not know by nothing, or by an empty text.
  return `${browser.name || 'Unknown browser'}${os.name ? ` on ${os.name}` : ''}`.slice(0, maxLength)
}
