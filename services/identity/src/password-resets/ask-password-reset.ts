import { setTimeout } from 'node:timers/promises'

import type { Input, Output } from '@seneb/contracts/define'
import { type AskPasswordReset, PasswordResetAsked } from '@seneb/contracts/messages/identity/means.messages'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { noteSecurityEvent } from '../security-events/note-security-event.js'
import { accountByEmail, memberOf, typedAddress } from '../staff/accounts.js'
import { takeAttempt } from '../throttle/take-attempt.js'
import { hashOf, newToken } from '../tokens.js'
import { sentJustNowSql, PasswordReset } from './password-reset.entity.js'

type Asked = Input<typeof AskPasswordReset>

const lifeMs = 30 * 60_000
/** Many times what sending takes, so that the answer waits for this and for nothing else. */
const answerAfterMs = 200

/**
 * Sends a person the link by which they set a new password, once in ten minutes. The answer is the same for everybody,
 * also for an address that nobody has, and comes after the same time: writing to somebody takes some milliseconds (S9).
 */
export async function askPasswordReset(asked: Asked, ctx: IdentityCtx): Promise<Output<typeof AskPasswordReset>> {
  const sameTime = setTimeout(answerAfterMs)
  await sendWhereDue(asked, ctx)
  await sameTime
  return { isAsked: true }
}

async function sendWhereDue(asked: Asked, ctx: IdentityCtx): Promise<void> {
  const address = typedAddress(asked.email)
  const counted = [{ scope: 'network', of: `password reset ${asked.client.network}` }] as const
  const isTakenOn = await takeAttempt(counted, ctx)
  const [account, sentBefore] = await ctx.db.read(async (tx) => {
    const found = await accountByEmail(address, tx)
    return [found, await tx.query(sentJustNowSql, [found?.id ?? null, ctx.now()])] as const
  })
  if (isTakenOn && account && sentBefore.length === 0) {
    await ctx.db.write((tx) => send(account.id, asked, { tx, ctx }))
  }
}

async function send(staffId: string, { client }: Asked, { ctx, tx }: { tx: WriteTx; ctx: IdentityCtx }) {
  const { email, name } = await memberOf(staffId, tx)
  const [id, token, now] = [ctx.newId(), newToken(ctx), ctx.now()]
  const expiresAt = new Date(now.getTime() + lifeMs)
  const reset = { id, staff_id: staffId, token_hash: hashOf(token), created_at: now, expires_at: expiresAt }
  await tx.save(Object.assign(new PasswordReset(), reset))
  await noteSecurityEvent({ kind: 'reset-asked', staffId, client }, tx, ctx)
  await tx.publish(PasswordResetAsked, {
    resetId: id,
    expiresAt: expiresAt.toISOString(),
    personal: { email, name, token },
  })
}
