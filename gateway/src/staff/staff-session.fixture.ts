import { randomUUID } from 'node:crypto'

import { VerifySession } from '@seneb/contracts/messages/identity/session.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import { testIdentityToken } from '@seneb/testkit/test-identity-token'

import { ourOrigin, type HttpResponse, type TestGateway } from '../gateway.fixture.js'
import type { VerifiedSession } from './staff-tokens.js'

export interface TestSession {
  readonly token: string
  readonly sessionId: string
  readonly staffId: string
  readonly roles: readonly StaffRole[]
  state: 'open' | 'locked' | 'over'
  authenticatedSecondsAgo: number
}

/** Fake identity service for gateway tests: knows sessions by their tokens, and records each verification. */
export class TestSessions {
  readonly requests: { readonly token: string; readonly isBackground: boolean }[] = []
  private readonly sessions = new Map<string, TestSession>()

  static async of(gateway: TestGateway): Promise<TestSessions> {
    const sessions = new TestSessions()
    await gateway.handle(VerifySession, (input) => sessions.verify(input))
    return sessions
  }

  open(
    roles: readonly StaffRole[],
    {
      authenticatedSecondsAgo = 0,
      state = 'open',
    }: Partial<Pick<TestSession, 'authenticatedSecondsAgo' | 'state'>> = {},
  ): TestSession {
    const ids = { token: randomUUID() + randomUUID(), sessionId: randomUUID(), staffId: randomUUID() }
    const session: TestSession = { ...ids, roles, state, authenticatedSecondsAgo }
    this.sessions.set(session.token, session)
    return session
  }

  private verify(input: { token: string; isBackground: boolean; source?: string }): VerifiedSession {
    this.requests.push(input)
    const session = this.sessions.get(input.token)
    if (!session || session.state === 'over') throw new AppError('SIGN_IN_REQUIRED')
    const { authenticatedSecondsAgo, roles, sessionId, staffId, state } = session
    const viewer = { staffId, name: 'Mona', title: 'Care lead', roles: [...roles] }
    const freshUntil = new Date(Date.now() + (600 - authenticatedSecondsAgo) * 1000).toISOString()
    if (state === 'locked') return { sessionId, state, viewer, freshUntil }
    const awakeUntil = new Date(Date.now() + 900_000).toISOString()
    const identityToken = testIdentityToken({
      roles,
      sessionId,
      staffId,
      authenticatedSecondsAgo,
      source: input.source,
    })
    const tokenExpiresAt = new Date(Date.now() + 60_000).toISOString()
    return { sessionId, state, viewer, freshUntil, identityToken, tokenExpiresAt, awakeUntil }
  }
}

/** Returns the headers that a browser sends from our own pages. */
export function fromOurPage(session?: Pick<TestSession, 'token'>): Record<string, string> {
  const headers = { origin: ourOrigin, 'sec-fetch-site': 'same-origin' }
  return session ? { ...headers, cookie: `seneb-staff=${session.token}` } : headers
}

/**
 * Returns the error code of a refused field, from the union of a mutation or the errors of a query; undefined for
 * success.
 */
export function rejectionOf({ json }: HttpResponse): string | undefined {
  const results = Object.values<{ code?: string } | null>(json.data ?? {})
  return json.errors?.[0]?.extensions?.code ?? results.find((result) => result?.code !== undefined)?.code
}
