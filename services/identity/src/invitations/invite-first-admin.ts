import type { IdentityCtx } from '../identity-ctx.js'
import { hasActiveAdmin } from '../staff/accounts.js'
import { inviteStaff } from './invite-staff.js'

/**
 * Makes the link by which the first admin joins; undefined as soon as one has. There is no default account and no page
 * that anybody could set up: the link is printed where the platform is run, and making it anew takes the one before back.
 */
export async function inviteFirstAdmin(
  email: string,
  ctx: IdentityCtx,
): Promise<{ readonly token: string; readonly expiresAt: Date } | undefined> {
  return ctx.db.write(async (tx) => {
    if (await hasActiveAdmin(tx)) return undefined
    const invited = { email, name: email, title: 'Owner', roles: ['admin'], createdBy: 'system' } as const
    return inviteStaff(invited, tx, ctx)
  })
}
