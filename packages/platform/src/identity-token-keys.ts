import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** Bytes before the 32 bytes of an Ed25519 key in PKCS#8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A key with the name that tokens refer to. */
export interface IdentityTokenKey {
  readonly id: string
  readonly key: KeyObject
}

/** Key that signs identity tokens, from its 32 bytes as base64. */
export function tokenSigningKey(secret: string): IdentityTokenKey {
  const key = createPrivateKey({
    key: Buffer.concat([pkcs8, Buffer.from(secret, 'base64')]),
    format: 'der',
    type: 'pkcs8',
  })
  return { id: tokenVerifyingKey(publicTokenKey(secret)).id, key }
}

/** Key that verifies identity tokens, from its 32 bytes as base64. */
export function tokenVerifyingKey(publicKey: string): IdentityTokenKey {
  const raw = Buffer.from(publicKey, 'base64')
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') }
  const id = createHash('sha256').update(raw).digest('base64url').slice(0, 16)
  return { id, key: createPublicKey({ key: jwk, format: 'jwk' }) }
}

/** Returns the public half of a signing key, as given to every service: its 32 bytes as base64. */
export function publicTokenKey(secret: string): string {
  const der = Buffer.concat([pkcs8, Buffer.from(secret, 'base64')])
  const { x = '' } = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })).export({
    format: 'jwk',
  })
  return Buffer.from(x, 'base64url').toString('base64')
}
