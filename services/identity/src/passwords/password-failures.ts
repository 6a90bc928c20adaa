import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import type { Client } from '../security-events/security-events.js'
import { notifyOwner } from '../notify-owner.js'

/**
 * Number of consecutive wrong passwords that disables the password until it is reset; passkeys keep working (ASVS
 * 6.1.1, 6.3.4).
 */
const maxFailures = 100

/**
 * Counts a wrong password of a person, or does the same work for an unknown one. The hundredth in a row disables the
 * password.
 */
export async function countPasswordFailure(
  { client, staffId }: { readonly staffId: string | undefined; readonly client: Client },
  tx: WriteTx,
  ctx: IdentityCtx,
): Promise<void> {
  const [counted] = await tx.query<{ isDisabled: boolean }>(countPasswordFailureSql, [staffId ?? null, maxFailures])
  if (counted?.isDisabled && staffId !== undefined) {
    await notifyOwner({ staffId, change: 'password-switched-off', client }, tx, ctx)
  }
}

/** Resets the failures after a successful sign-in with password or passkey. */
export async function deletePasswordFailures(staffId: string, tx: WriteTx): Promise<void> {
  await tx.query(deletePasswordFailuresSql, [staffId])
}

/** $1 person or null, $2 number of failures that disables the password; a person without a password is not counted. */
const countPasswordFailureSql = `/* countPasswordFailure */
  update staff set password_failures = password_failures + 1,
    password_hash = case when password_failures + 1 >= $2 then null else password_hash end
  where id = $1::uuid and password_hash is not null
  returning password_hash is null as "isDisabled"`

/** $1 person */
const deletePasswordFailuresSql = `/* deletePasswordFailures */
  update staff set password_failures = 0 where id = $1 and password_failures > 0`
