import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

const usualLifeMs = 5 * 60_000

/** Contents of an offer, as sealed in its token. */
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
 * Makes an offer that can be used once, within minutes. It exists only in its token, sealed for its purpose, so that
 * endless requests for offers fill no table.
 */
export function makeOffer(
  { contents, lifeMs = usualLifeMs, purpose }: NewOffer,
  ctx: Ctx,
): { offerToken: string; expiresAt: Date } {
  const expiresAt = new Date(ctx.now().getTime() + lifeMs)
  const offer = { id: ctx.newId(), expiresAtMs: expiresAt.getTime(), contents }
  const sealed = ctx.atRest.seal(Buffer.from(JSON.stringify(offer)), sealedFor(purpose))
  return { offerToken: sealed.toString('base64url'), expiresAt }
}

/** The offer of a token; undefined when it is none of ours, was made for something else, or is too old. */
export function readOffer<Contents>(offerToken: string, purpose: string, ctx: Ctx): Offer<Contents> | undefined {
  try {
    const opened = ctx.atRest.open(Buffer.from(offerToken, 'base64url'), sealedFor(purpose)).toString()
    const offer = JSON.parse(opened) as Offer<Contents>
    return ctx.now().getTime() < offer.expiresAtMs ? offer : undefined
  } catch {
    // Whatever does not open is none of ours.
    return undefined
  }
}

/** Takes the one answer to an offer within the transaction that it allows; false when it was taken before. */
export async function claimOffer({ expiresAtMs, id }: Offer<unknown>, tx: WriteTx): Promise<boolean> {
  return (await tx.query(claimOfferSql, [id, new Date(expiresAtMs)])).length === 1
}

function sealedFor(purpose: string): string {
  return `offer ${purpose}`
}

/** Marks the offer as used; the first caller succeeds. $1 offer, $2 its expiry */
const claimOfferSql = `/* claimOffer */
  insert into used_offers (id, expires_at) values ($1, $2) on conflict do nothing returning id`
