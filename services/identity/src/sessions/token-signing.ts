import type { KeyMode, PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import type { Permission } from '@seneb/contracts/vocabulary/staff-access'
import { tokenSigningKey, publicTokenKey, type IdentityTokenKey } from '@seneb/platform/identity-token-keys'
import { SignJWT } from 'jose'

import type { Viewer } from '../staff/viewer.js'

/** Identity tokens are valid for one minute. */
const tokenLifetimeSeconds = 60

/** Contents of an identity token: person, session and time of the last proof. */
export interface TokenContents {
  readonly viewer: Viewer
  readonly sessionId: string
  readonly authenticatedAt: Date
  /** Tool of the desk that sends the request. */
  readonly source?: string
}

/** Contents of a personal token's identity token: owner, token, scopes and the token's expiry. */
export interface PersonalTokenContents {
  readonly viewer: Viewer
  readonly tokenId: string
  readonly scopes: readonly Permission[]
  readonly until: Date
}

/** Contents of an API key's identity token: partner, key, permissions and the key's expiry. */
export interface PartnerTokenContents {
  readonly partnerId: string
  /** Name of the partner, as shown to the people they submit enquiries for. */
  readonly name: string
  readonly keyId: string
  readonly mode: KeyMode
  readonly scopes: readonly PartnerScope[]
  readonly until: Date
}

/**
 * Signs identity tokens, which services trust for the caller's identity (S6). Only this service has the key. The
 * gateway forwards tokens but cannot make any, so an attacker who controls it cannot act as an absent person.
 */
export class TokenSigner {
  private readonly key: IdentityTokenKey
  /** Returns the public key as other services receive it: 32 bytes as base64. */
  readonly publicKey: string

  /** `secret`: 32 random bytes as base64. */
  constructor(secret: string) {
    this.key = tokenSigningKey(secret)
    this.publicKey = publicTokenKey(secret)
  }

  sign({ authenticatedAt, sessionId, source, viewer }: TokenContents, now: Date): Promise<SignedToken> {
    const { name, roles, staffId, title } = viewer
    const claims = { sid: sessionId, name, title, roles, auth_time: inSeconds(authenticatedAt), source }
    return this.signed({ typ: 'seneb-staff-token', subject: staffId, claims }, now)
  }

  /**
   * Signs the identity token of a personal token; its type differs from that of a session, so that code that does not
   * know scopes refuses it.
   */
  signPersonalToken({ scopes, tokenId, until, viewer }: PersonalTokenContents, now: Date): Promise<SignedToken> {
    const { name, roles, staffId, title } = viewer
    const claims = { sid: tokenId, name, title, roles, scopes }
    return this.signed({ typ: 'seneb-personal-token', subject: staffId, claims }, now, inSeconds(until))
  }

  /**
   * Signs the identity token of a key; its type differs from that of staff tokens, so that neither is accepted as the
   * other.
   */
  signPartner({ keyId, mode, name, partnerId, scopes, until }: PartnerTokenContents, now: Date): Promise<SignedToken> {
    const spec = { typ: 'seneb-partner-token', subject: partnerId, claims: { key: keyId, name, mode, scopes } }
    return this.signed(spec, now, inSeconds(until))
  }

  private async signed({ claims, subject, typ }: TokenSpec, now: Date, until = Infinity): Promise<SignedToken> {
    const issuedAt = inSeconds(now)
    const expires = Math.min(issuedAt + tokenLifetimeSeconds, until)
    const identityToken = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'EdDSA', typ, kid: this.key.id })
      .setIssuer('identity')
      .setSubject(subject)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expires)
      .sign(this.key.key)
    return { token: identityToken, expiresAt: new Date(expires * 1000) }
  }
}

interface SignedToken {
  readonly token: string
  readonly expiresAt: Date
}

interface TokenSpec {
  readonly typ: string
  readonly subject: string
  readonly claims: Readonly<Record<string, unknown>>
}

const inSeconds = (at: Date) => Math.floor(at.getTime() / 1000)
