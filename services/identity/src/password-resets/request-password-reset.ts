import { setTimeout } from 'node:timers/promises'

import type { Input, Output } from '@seneb/contracts/define'
import {
  type RequestPasswordReset,
  PasswordResetRequested,
} from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { recordSecurityEvent } from '../security-events/security-events.js'
import { accountByEmail, requireMember, normalizeAddress } from '../staff/accounts.js'
import { countAttempt } from '../throttle/count-attempt.js'
import { hashOf, newToken } from '../tokens.js'
import { sentJustNowSql, PasswordReset } from './password-reset.entity.js'

type RequestPasswordResetInput = Input<typeof RequestPasswordReset>

const lifeMs = 30 * 60_000
/** Many times the duration of queueing a mail, so that the response time depends only on this. */
const responseAfterMs = 200

/**
 * Sends a person a link to set a new password, at most once in ten minutes. The response is always the same, even for
 * an unknown address. It always takes the same time, because queuing a mail takes some milliseconds (S9).
 */
export async function requestPasswordReset(
  input: RequestPasswordResetInput,
  ctx: IdentityCtx,
): Promise<Output<typeof RequestPasswordReset>> {
  const minimumDelay = setTimeout(responseAfterMs)
  await sendIfAllowed(input, ctx)
  await minimumDelay
  return { isRequested: true }
}

async function sendIfAllowed(input: RequestPasswordResetInput, ctx: IdentityCtx): Promise<void> {
  const address = normalizeAddress(input.email)
  const counted = [{ scope: 'network', of: `password reset ${input.client.network}` }] as const
  const isAllowed = await countAttempt(counted, ctx)
  const [account, recentResets] = await ctx.db.read(async (tx) => {
    const found = await accountByEmail(address, tx)
    return [found, await tx.query(sentJustNowSql, [found?.id ?? null, ctx.now()])] as const
  })
  if (isAllowed && account && recentResets.length === 0) {
    await ctx.db.write((tx) => send(account.id, input, { tx, ctx }))
  }
}

async function send(
  staffId: string,
  { client }: RequestPasswordResetInput,
  { ctx, tx }: { tx: WriteTx; ctx: IdentityCtx },
) {
  const { email, name } = await requireMember(staffId, tx)
  const [id, token, now] = [ctx.newId(), newToken(ctx), ctx.now()]
  const expiresAt = new Date(now.getTime() + lifeMs)
  const reset = { id, staff_id: staffId, token_hash: hashOf(token), created_at: now, expires_at: expiresAt }
  await tx.save(Object.assign(new PasswordReset(), reset))
  await recordSecurityEvent({ kind: 'reset-asked', staffId, client }, tx, ctx)
  await tx.publish(PasswordResetRequested, {
    resetId: id,
    expiresAt: expiresAt.toISOString(),
    personal: { email, name, token },
  })
}
