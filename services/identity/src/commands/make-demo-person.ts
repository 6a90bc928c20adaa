import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'

import { noteOwnAct } from '../audit/note-own-act.js'
import type { IdentityCtx } from '../identity-ctx.js'
import { removeMeans } from '../means/remove-means.js'
import { newTotpSecret } from '../second-factors/totp.js'
import { storeTotp } from '../second-factors/totp-factor.js'
import { memberByEmail } from '../staff/accounts.js'
import { activateMember, addMember } from '../staff/add-member.js'
import { replaceRoles } from '../staff/replace-roles.js'
import { newToken } from '../tokens.js'

interface DemoPerson {
  readonly role: StaffRole
  readonly email: string
  readonly name: string
  readonly title: string
}

/**
 * Makes somebody of a role who may sign in at once by what is returned; whoever has the address is given new means. For
 * tests and tools of the local stack, which a person with the right to its database starts anyway.
 */
export async function makeDemoPerson({ email, name, role, title }: DemoPerson, ctx: IdentityCtx) {
  const password = newToken(ctx)
  const totpSecret = newTotpSecret((size) => ctx.randomBytes(size))
  const passwordHash = await ctx.passwords.hash(password)
  await ctx.db.write(async (tx) => {
    const known = await memberByEmail(email, tx)
    const staffId = known?.id ?? (await addMember({ email, name, title, roles: [role], createdBy: 'system' }, tx, ctx))
    await removeMeans(staffId, tx, ctx)
    await activateMember({ staffId, name, passwordHash }, tx, ctx)
    // The code of this very period is not used up, so that a tool can sign in at once.
    await storeTotp({ staffId, secret: totpSecret, step: 0 }, tx, ctx)
    await replaceRoles({ staffId, roles: [role], grantedBy: 'system' }, tx, ctx)
    const act = { action: 'make-demo-person', object: { kind: 'staff', id: staffId }, fields: [] }
    await noteOwnAct({ ...act, actor: { id: 'system', name: 'system' } }, tx, ctx)
  })
  return { role, email, password, totpSecret }
}
