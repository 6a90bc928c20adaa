import type { Output, Input } from '@seneb/contracts/define'
import type { StartSignIn } from '@seneb/contracts/messages/identity/sign-in.messages'
import { AppError } from '@seneb/platform/app-error'

import type { IdentityCtx } from '../identity-ctx.js'
import type { HashesFor } from '../passwords/password-hashing.js'
import { recordSecurityEvent } from '../security-events/security-events.js'
import { findKnownDevice } from '../sessions/trusted-device.js'
import { accountByEmail, type Account, normalizeAddress } from '../staff/accounts.js'
import { countAttempt, returnAttempts, type AttemptKey } from '../throttle/count-attempt.js'
import { hashOf, newToken } from '../tokens.js'
import { countPasswordFailure, deletePasswordFailures } from '../passwords/password-failures.js'
import { SignInStep } from './sign-in.entity.js'

type StartSignInInput = Input<typeof StartSignIn>

const stepLifeMs = 5 * 60_000

/**
 * Accepts a password and returns the token for the second step (S9, ADM-09). A missing, passwordless or throttled
 * account gets the same response as a wrong password, in the same time (G11).
 */
export async function startSignIn(input: StartSignInInput, ctx: IdentityCtx): Promise<Output<typeof StartSignIn>> {
  const address = normalizeAddress(input.email)
  // A caller without a device token is looked up only after getting a slot in the queue, so a flood costs the database
  // nothing.
  const found = input.deviceToken === undefined ? undefined : await findAccount(input, address, ctx)
  const device = found?.device
  const counted: readonly AttemptKey[] = device
    ? [{ scope: 'device', of: `${address} ${device}` }]
    : [
        { scope: 'account', of: address },
        { scope: 'network', of: input.client.network },
      ]
  const hashesFor = device ? 'known' : 'strangers'
  const result = await ctx.passwords.withQueueSlot(hashesFor, async () => {
    const { account } = found ?? (await findAccount(input, address, ctx))
    const isAllowed = await countAttempt(counted, ctx)
    return isAllowed ? { started: await checkPassword({ input, account, counted, hashesFor }, ctx) } : { account }
  })
  if (result.started) return result.started
  // Refused without a hash and without a slot, so that throttled guesses do not fill the queue.
  await ctx.passwords.waitLastDuration()
  return reject(input, { account: result.account, isTried: false }, ctx)
}

/** Returns the account of an address, and the device if its owner has used it before; such a device has its own budget. */
function findAccount({ deviceToken }: StartSignInInput, address: string, ctx: IdentityCtx) {
  return ctx.db.read(async (tx) => {
    const account = await accountByEmail(address, tx)
    return { account, device: await findKnownDevice({ staffId: account?.id, deviceToken }, tx, ctx) }
  })
}

interface CheckedSignIn {
  readonly input: StartSignInInput
  readonly account: Account | undefined
  readonly counted: readonly AttemptKey[]
  readonly hashesFor: HashesFor
}

async function checkPassword({ account, input, counted, hashesFor }: CheckedSignIn, ctx: IdentityCtx) {
  const isRight = await ctx.passwords.isMatch(input.password, account?.passwordHash, hashesFor)
  if (!account || !isRight) return reject(input, { account, isTried: true }, ctx)

  await returnAttempts(counted, ctx)
  const [token, now] = [newToken(ctx), ctx.now()]
  const expiresAt = new Date(now.getTime() + stepLifeMs)
  const step = { id: ctx.newId(), staff_id: account.id, token_hash: hashOf(token), expires_at: expiresAt }
  await ctx.db.write(async (tx) => {
    await tx.save(Object.assign(new SignInStep(), step))
    await deletePasswordFailures(account.id, tx)
  })
  return { challengeToken: token, expiresAt: expiresAt.toISOString() }
}

interface Rejection {
  readonly account: Account | undefined
  /** A checked wrong password counts; a throttled attempt does not. */
  readonly isTried: boolean
}

async function reject({ client }: StartSignInInput, { account, isTried }: Rejection, ctx: IdentityCtx): Promise<never> {
  await ctx.db.write(async (tx) => {
    await recordSecurityEvent({ kind: 'password-refused', staffId: account?.id, client }, tx, ctx)
    // The same statement runs for a missing account, so that it takes the same time (G11).
    await countPasswordFailure({ staffId: isTried ? account?.id : undefined, client }, tx, ctx)
  })
  throw new AppError('SIGN_IN_REFUSED')
}
