import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

const defaultLifeMs = 5 * 60_000

/** Contents of a challenge, as encrypted in its token. */
export interface Offer<Contents> {
  readonly id: string
  readonly expiresAtMs: number
  readonly contents: Contents
}

interface NewOffer {
  readonly purpose: string
  readonly contents: object
  readonly lifeMs?: number
}

/**
 * Creates a challenge that can be used once, within minutes. It exists only in its token, encrypted for its purpose, so
 * that any number of requests fills no table.
 */
export function createOffer(
  { contents, lifeMs = defaultLifeMs, purpose }: NewOffer,
  ctx: Ctx,
): { challengeToken: string; expiresAt: Date } {
  const expiresAt = new Date(ctx.now().getTime() + lifeMs)
  const offer = { id: ctx.newId(), expiresAtMs: expiresAt.getTime(), contents }
  const sealed = ctx.atRest.seal(Buffer.from(JSON.stringify(offer)), sealingContext(purpose))
  return { challengeToken: sealed.toString('base64url'), expiresAt }
}

/** Returns the challenge of a token; undefined when it is forged, has another purpose, or has expired. */
export function readOffer<Contents>(challengeToken: string, purpose: string, ctx: Ctx): Offer<Contents> | undefined {
  try {
    const opened = ctx.atRest.open(Buffer.from(challengeToken, 'base64url'), sealingContext(purpose)).toString()
    const offer = JSON.parse(opened) as Offer<Contents>
    return ctx.now().getTime() < offer.expiresAtMs ? offer : undefined
  } catch {
    // A token that cannot be decrypted is not ours.
    return undefined
  }
}

/** Records the one use of a challenge within the transaction that it allows; false when it was used before. */
export async function claimOffer({ expiresAtMs, id }: Offer<unknown>, tx: WriteTx): Promise<boolean> {
  return (await tx.query(claimOfferSql, [id, new Date(expiresAtMs)])).length === 1
}

function sealingContext(purpose: string): string {
  return `offer ${purpose}`
}

/** Marks the offer as used; the first caller succeeds. $1 offer, $2 its expiry */
const claimOfferSql = `/* claimOffer */
  insert into used_offers (id, expires_at) values ($1, $2) on conflict do nothing returning id`
