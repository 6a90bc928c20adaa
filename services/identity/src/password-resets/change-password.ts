import type { Input, Output } from '@seneb/contracts/define'
import type { ChangePassword } from '@seneb/contracts/messages/identity/password.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { assertStrongPassword } from '../passwords/password-strength.js'
import { memberOf } from '../staff/accounts.js'
import { staffAudit } from '../staff/staff.audit.js'
import { setPassword } from './set-password.js'

/** Gives whoever is signed in a new password; that it is them was proven within ten minutes. */
export async function changePassword(
  { password }: Input<typeof ChangePassword>,
  ctx: IdentityCtx,
): Promise<Output<typeof ChangePassword>> {
  const { id: staffId, sessionId } = staffOf(ctx)
  const member = await ctx.db.read((tx) => memberOf(staffId, tx))
  await assertStrongPassword(password, member)

  const passwordHash = await ctx.passwords.hash(password)
  return ctx.db.write(async (tx) => {
    await setPassword({ staffId, passwordHash, except: sessionId }, tx, ctx)
    const object = { noun: staffAudit, id: staffId }
    await ctx.act(tx, { action: 'change-password', object, before: { password: 'old' }, after: { password: 'new' } })
    return { isChanged: true }
  })
}
