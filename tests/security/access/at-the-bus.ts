import { createRequestClient, type RequestClient } from '@seneb/bus/request-client'
import { connectBus } from '@seneb/bus/bus'
import type { RequestContract } from '@seneb/contracts/define'
import { allRequests } from '@seneb/contracts/messages/all-messages'
import { VerifySession } from '@seneb/contracts/messages/identity/session.messages'
import { partnerScopes } from '@seneb/contracts/vocabulary/partner-access'
import { staffRoles } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testKey } from '@seneb/testkit/test-keys'
import { testPartnerToken, testIdentityToken } from '@seneb/testkit/test-identity-token'

import { identityTokenKeyName } from '../../../infra/deployables.ts'
import type { Caller } from './callers.js'
import { cellOf, compare, type Cell, type Table, type Verdict } from './matrix.js'

/**
 * Sends every request with every identity token as the gateway's NATS user, as an attacker who took it over could. The
 * input is invalid, so nothing takes effect, and an admitted caller receives INPUT_INVALID.
 */
export async function compareAtBus(
  table: Table,
  natsUrl: string,
  callers: ReadonlyMap<string, Caller>,
): Promise<Verdict> {
  const bus = await connectBus({ name: 'gateway', url: natsUrl, log: silentLogger })
  try {
    const client = createRequestClient(bus)
    const tokens = new Map([...createTokens(), ['disabled', await tokenOfDisabled(client, callers)] as const])
    const contracts = new Map(allRequests.map((contract) => [contract.subject, contract]))
    return await compare(table, [...contracts.keys()], (subject, caller) =>
      requestAtBus(client, contracts.get(subject), tokens.get(caller)),
    )
  } finally {
    await bus.drain()
  }
}

const signedBy = testKey(identityTokenKeyName)

function createTokens(): (readonly [string, string | undefined])[] {
  const all = { roles: staffRoles, signedBy }
  return [
    ['nobody', undefined],
    ...staffRoles.map((role) => [role, testIdentityToken({ roles: [role], signedBy })] as const),
    ['stale', testIdentityToken({ ...all, authenticatedSecondsAgo: 660 })],
    ['late', testIdentityToken({ ...all, ageS: 90 })],
    ['other-key', testIdentityToken({ ...all, signedBy: testKey('a key of somebody else') })],
    ['unsigned', testIdentityToken({ ...all, isUnsigned: true })],
    ['partner', testPartnerToken({ signedBy })],
    ['partner-usage', testPartnerToken({ scopes: ['usage:read'], signedBy })],
    ['partner-submit', testPartnerToken({ scopes: ['enquiries:submit'], signedBy })],
    ['partner-follow', testPartnerToken({ scopes: ['enquiries:read'], signedBy })],
    ['late-key', testPartnerToken({ scopes: partnerScopes, ageS: 90, signedBy })],
    ['other-key-partner', testPartnerToken({ scopes: partnerScopes, signedBy: testKey('a key of somebody else') })],
  ]
}

/** Returns the identity token of a disabled staff member, which identity must not issue. */
async function tokenOfDisabled(
  client: RequestClient,
  callers: ReadonlyMap<string, Caller>,
): Promise<string | undefined> {
  const token = callers.get('disabled')?.token ?? ''
  const verified = await client.request(VerifySession, { token, isBackground: false }).catch(() => undefined)
  return verified?.identityToken
}

/** Sends a request with unreadable input and returns the cell of its response. */
export async function requestAtBus(
  client: RequestClient,
  contract: RequestContract | undefined,
  identityToken: string | undefined,
): Promise<Cell> {
  if (!contract) return 'no such question'
  try {
    await client.request(contract, 'no object' as never, { identityToken })
    return '+'
  } catch (error) {
    return cellOf(error instanceof AppError ? error.code : 'INTERNAL')
  }
}
