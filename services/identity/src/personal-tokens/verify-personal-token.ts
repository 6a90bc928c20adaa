import { timingSafeEqual } from 'node:crypto'

import type { Input, Output } from '@seneb/contracts/define'
import type { VerifyPersonalToken } from '@seneb/contracts/messages/identity/personal-token.messages'
import { AppError } from '@seneb/platform/app-error'
import type { ReadTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { activeViewer } from '../staff/viewer.js'
import { PersonalToken, stateOfToken } from './personal-token.entity.js'

/** Digest to compare with when the token is unknown. */
const emptyDigest = Buffer.alloc(32)

type Proof = Input<typeof VerifyPersonalToken>

/**
 * Returns the owner of a token with their present roles, and an identity token valid for one minute. Rejects with
 * TOKEN_INVALID alike for unknown, wrong, expired and revoked tokens and for owners who may no longer sign in.
 */
export async function verifyPersonalToken(proof: Proof, ctx: IdentityCtx): Promise<Output<typeof VerifyPersonalToken>> {
  const now = ctx.now()
  const token = await ctx.db.read((tx) => activeToken(proof, now, tx))
  const viewer = token && (await ctx.db.read((tx) => activeViewer(token.staff_id, tx)))
  if (!token || !viewer) throw new AppError('TOKEN_INVALID')

  const today = now.toISOString().slice(0, 10)
  if (token.last_used_on !== today) {
    await ctx.db.write((tx) => tx.update(PersonalToken, { id: token.id }, { last_used_on: today }))
  }
  const { expires_at: until, id: tokenId, scopes } = token
  const signed = await ctx.tokenSigner.signPersonalToken({ viewer, tokenId, scopes, until }, now)
  return { tokenId, viewer, scopes, identityToken: signed.token, tokenExpiresAt: signed.expiresAt.toISOString() }
}

/** Returns the token of this text while it is active. Wrong and unknown ones cost the same work. */
export async function activeToken({ digest, keyId }: Proof, now: Date, tx: ReadTx): Promise<PersonalToken | undefined> {
  const token = await tx.findOne(PersonalToken, { key_id: keyId })
  const isMatch = timingSafeEqual(token?.digest ?? emptyDigest, Buffer.from(digest, 'base64url'))
  return token && isMatch && stateOfToken(token, now) === 'active' ? token : undefined
}
