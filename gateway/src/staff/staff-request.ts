import type { RequestClient, RequestOptions, Unvalidated } from '@seneb/bus/request-client'
import type { Input, Output, RequestContract } from '@seneb/contracts/define'
import { allowsTokens, freshSignInS, mayDo, type Permission } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import { networkPrefix } from '@seneb/platform/client-address'
import Bowser from 'bowser'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorCatalogue } from '@seneb/contracts/errors'

import { NotAllowed, ScopeMissing } from '../access/access-errors.js'
import type { StaffAccess } from '../access/root-field-access.js'
import type { PersonalTokenInUse } from '../api-keys/personal-tokens.js'
import type { StaffTokens, VerifiedSession } from './staff-tokens.js'
import type { StaffCookies } from './staff-cookies.js'
import type { StaffRejections } from './staff-rejections.js'

export interface StaffDeps {
  readonly client: RequestClient
  readonly cookies: StaffCookies
  readonly tokens: StaffTokens
  readonly refusals: StaffRejections
  readonly now?: () => number
}

/**
 * Maximum age of the identity token for operations that require a fresh sign-in, in case the event of a change is lost.
 */
const minTokenAgeMs = 10_000

/** Staff side of one request: its session, its permissions, and requests to services on the staff member's behalf. */
export class StaffRequest {
  constructor(
    private readonly deps: StaffDeps,
    private readonly httpRequest: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  /** Token of the valid session cookie; undefined for a personal token. */
  get token(): string | undefined {
    return this.httpRequest.personalToken ? undefined : this.deps.cookies.sessionToken(this.httpRequest)
  }

  /** Whether the caller is a script with a personal token. */
  get usesToken(): boolean {
    return this.httpRequest.personalToken !== undefined
  }

  get deviceToken(): string | undefined {
    return this.deps.cookies.deviceToken(this.httpRequest)
  }

  /** Client data sent to identity at sign-in: the browser's name and the network, never the full address. */
  get client(): { readonly text: string; readonly network: string } {
    const { headers, ip } = this.httpRequest
    return { text: describeUserAgent(headers['user-agent']), network: networkPrefix(ip) }
  }

  /**
   * Returns the caller's session, open or locked, or an open one that stands for their personal token; undefined when
   * there is none.
   */
  async session(maxAgeMs?: number): Promise<VerifiedSession | undefined> {
    const { personalToken } = this.httpRequest
    if (personalToken) return sessionOfToken(personalToken)
    const { token } = this
    if (token === undefined) return undefined
    const isBackground = this.httpRequest.headers['x-seneb-background'] !== undefined
    return this.deps.tokens.find(token, { isBackground, maxAgeMs, source: this.httpRequest.staffTool })
  }

  /**
   * Throws unless one of our own pages sent the request: another page could sign a person in to a session that is not
   * theirs.
   */
  assertOurOwn(): void {
    if (this.deps.cookies.isOurOwn(this.httpRequest)) return
    throw new AppError('SIGN_IN_REFUSED', { message: 'Staff can sign in only from the Seneb staff site.' })
  }

  /**
   * Throws the error with which a field of Query or Mutation refuses the caller. Services check again, from the
   * identity token.
   */
  async assertMay({ maxAuthAgeSeconds, permission }: StaffAccess): Promise<void> {
    const session = await this.session(maxAuthAgeSeconds === undefined ? undefined : minTokenAgeMs)
    if (session?.state !== 'open') throw new AppError('SIGN_IN_REQUIRED')
    if (!mayDo(session.viewer.roles, permission)) {
      this.noteDenied(permission, session)
      throw new NotAllowed(permission)
    }
    const { personalToken } = this.httpRequest
    if (personalToken) this.assertTokenMay({ maxAuthAgeSeconds, permission }, personalToken)
    else if (maxAuthAgeSeconds !== undefined && this.ageOf(session) > maxAuthAgeSeconds)
      throw new AppError('REAUTHENTICATION_REQUIRED')
  }

  /** Sends a request to a service on behalf of the signed-in staff member. */
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
      return await this.deps.client.request(contract, input, { ...options, identityToken })
    } catch (error) {
      throw error instanceof AppError ? inStaffTerms(error) : error
    }
  }

  /** Sends the new token of the session to the browser; the previous token no longer counts. */
  opened(session: { readonly token: string; readonly deviceToken?: string }): void {
    this.evictSession()
    this.reply.header('set-cookie', this.deps.cookies.opened(session))
  }

  /** Ends the session; clears its cookie and the browser's cache. */
  endSession(): void {
    this.evictSession()
    this.reply.header('set-cookie', this.deps.cookies.clearedSession()).header('clear-site-data', '"cache"')
  }

  /** Drops the cached session of this request, because it may have changed. */
  evictSession(): void {
    if (this.token !== undefined) this.deps.tokens.evictToken(this.token)
  }

  /** A token proves no recent sign-in, so it is refused where one is required, unless the permission is exempt. */
  private assertTokenMay({ maxAuthAgeSeconds, permission }: StaffAccess, token: PersonalTokenInUse): void {
    const isForTokens = allowsTokens(permission, maxAuthAgeSeconds !== undefined)
    if (isForTokens && token.scopes.includes(permission)) return
    this.noteDenied(permission, { sessionId: token.tokenId })
    throw isForTokens ? new ScopeMissing(permission, 'token') : new AppError('NOT_FOR_TOKENS')
  }

  private noteDenied(permission: Permission, { sessionId }: Pick<VerifiedSession, 'sessionId'>): void {
    const { token } = this
    const personalToken = this.httpRequest.personalToken?.proof
    if (token !== undefined || personalToken) this.deps.refusals.note({ permission, sessionId, token, personalToken })
  }

  private ageOf({ freshUntil }: VerifiedSession): number {
    const now = (this.deps.now ?? Date.now)()
    return freshSignInS - (Date.parse(freshUntil) - now) / 1000
  }
}

/** For a personal token, its ID replaces the session's in security events and in the audit trail. */
function sessionOfToken({ identityToken, tokenExpiresAt, tokenId, viewer }: PersonalTokenInUse): VerifiedSession {
  const freshUntil = new Date(0).toISOString()
  return { sessionId: tokenId, state: 'open', viewer, freshUntil, identityToken, tokenExpiresAt }
}

const maxLength = 80

/**
 * Returns a display name of the browser, such as `Firefox on Linux`; it has no version or other detail that could
 * identify it.
 */
function describeUserAgent(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent)
  // Bowser returns undefined or an empty text for unknown names.
  return `${browser.name || 'Unknown browser'}${os.name ? ` on ${os.name}` : ''}`.slice(0, maxLength)
}

/** Names that services have for arguments of the staff schema. */
const schemaNames: Readonly<Record<string, string>> = {
  enquiryId: 'id',
  tripPlanId: 'id',
  mayEnter: 'isActive',
}

/**
 * Adapts an input error for staff: the staff desk does not mark single fields. A single field error's message therefore
 * becomes the main message, unless the error has a specific one. Service names of arguments are replaced by those of
 * the schema.
 */
export function inStaffTerms(error: AppError): AppError {
  if (error.code !== 'INPUT_INVALID') return error
  const fields = error.fields.map((field) => ({
    ...field,
    path: schemaNames[field.path] ?? field.path,
  }))
  const [only, ...others] = fields
  const isUsual = error.message === errorCatalogue.INPUT_INVALID.message
  const message = only && others.length === 0 ? only.message : 'Please check what is named below.'
  return new AppError('INPUT_INVALID', { fields, message: isUsual ? message : error.message, cause: error.cause })
}
