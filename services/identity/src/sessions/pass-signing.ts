import { passSigningKey, publicPassKey, type PassKey } from '@seneb/platform/pass-keys'
import { SignJWT } from 'jose'

import type { Viewer } from '../staff/viewer.js'

/** A pass is worth a minute. */
const passS = 60

/** What a pass says: who, by which session, since when proven. */
export interface PassContents {
  readonly viewer: Viewer
  readonly sessionId: string
  readonly provenAt: Date
}

/**
 * Signs passes: what a service believes about who asks (S6). Only this service has the key; the gateway carries passes
 * and can make none, so whoever takes it over cannot act as somebody who is not there.
 */
export class PassSigning {
  private readonly key: PassKey
  /** The public key as the other services are given it: 32 bytes as base64. */
  readonly publicKey: string

  /** `secret`: 32 random bytes as base64. */
  constructor(secret: string) {
    this.key = passSigningKey(secret)
    this.publicKey = publicPassKey(secret)
  }

  async sign({ provenAt, sessionId, viewer }: PassContents, now: Date): Promise<{ pass: string; expiresAt: Date }> {
    const issuedAt = Math.floor(now.getTime() / 1000)
    const { name, roles, staffId, title } = viewer
    const proven = Math.floor(provenAt.getTime() / 1000)
    const pass = await new SignJWT({ sid: sessionId, name, title, roles, fresh: proven })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'seneb-pass', kid: this.key.id })
      .setIssuer('identity')
      .setSubject(staffId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + passS)
      .sign(this.key.key)
    return { pass, expiresAt: new Date((issuedAt + passS) * 1000) }
  }
}
