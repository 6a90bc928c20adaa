import type { Output, Input } from '@seneb/contracts/define'
import type { BeginSignIn } from '@seneb/contracts/messages/identity/sign-in.messages'
import { AppError } from '@seneb/platform/app-error'

import type { IdentityCtx } from '../identity-ctx.js'
import { noteSecurityEvent } from '../security-events/note-security-event.js'
import { knownDevice } from '../sessions/known-device.js'
import { accountByEmail, type Account } from '../staff/accounts.js'
import { takeAttempt, takeBackAttempts, type Counted } from '../throttle/take-attempt.js'
import { hashOf, newToken } from '../tokens.js'
import { countPasswordFailure, forgetPasswordFailures } from './password-failures.js'
import { SignInStep } from './sign-in.entity.js'

type Asked = Input<typeof BeginSignIn>

const stepLifeMs = 5 * 60_000

/**
 * Takes a password and gives the right to the second step (S9, ADM-09). An account that is not there, has no password or
 * has to wait costs the same work and gets the same answer as a wrong password (G11).
 */
export function beginSignIn(asked: Asked, ctx: IdentityCtx): Promise<Output<typeof BeginSignIn>> {
  return ctx.passwords.inPlace(() => beginInPlace(asked, ctx))
}

async function beginInPlace(asked: Asked, ctx: IdentityCtx): Promise<Output<typeof BeginSignIn>> {
  const { account, counted } = await accountAndCounts(asked, ctx)

  const isTakenOn = await takeAttempt(counted, ctx)
  const isRight = await ctx.passwords.isRight(asked.password, account?.passwordHash)
  if (!account || !isRight || !isTakenOn) return refuse(asked, { account, isTried: isTakenOn && !isRight }, ctx)

  await takeBackAttempts(counted, ctx)
  const [token, now] = [newToken(ctx), ctx.now()]
  const expiresAt = new Date(now.getTime() + stepLifeMs)
  const step = { id: ctx.newId(), staff_id: account.id, token_hash: hashOf(token), expires_at: expiresAt }
  await ctx.db.write(async (tx) => {
    await tx.save(Object.assign(new SignInStep(), step))
    await forgetPasswordFailures(account.id, tx)
  })
  return { stepToken: token, expiresAt: expiresAt.toISOString() }
}

/** A browser that the person has used before has a budget of its own, which strangers cannot spend. */
async function accountAndCounts({ client, deviceToken, email }: Asked, ctx: IdentityCtx) {
  const address = email.trim().toLowerCase()
  const [account, device] = await ctx.db.read(async (tx) => {
    const found = await accountByEmail(address, tx)
    return [found, await knownDevice({ staffId: found?.id, deviceToken }, tx, ctx)] as const
  })
  const ofStrangers: readonly Counted[] = [
    { scope: 'account', of: address },
    { scope: 'network', of: client.network },
  ]
  const ofDevice: readonly Counted[] = [{ scope: 'device', of: `${address} ${device ?? ''}` }]
  return { account, counted: device ? ofDevice : ofStrangers }
}

interface Refused {
  readonly account: Account | undefined
  /** It was looked at and was wrong; what had to wait counts for nothing. */
  readonly isTried: boolean
}

async function refuse({ client }: Asked, { account, isTried }: Refused, ctx: IdentityCtx): Promise<never> {
  await ctx.db.write(async (tx) => {
    await noteSecurityEvent({ kind: 'password-refused', staffId: account?.id, client }, tx, ctx)
    // The same statement for who is not there, so that it takes the same time (G11).
    await countPasswordFailure({ staffId: isTried ? account?.id : undefined, client }, tx, ctx)
  })
  throw new AppError('SIGN_IN_REFUSED')
}
