import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { StaffMember } from './staff-member.entity.js'
import { replaceRoles } from './replace-roles.js'

/** Who joins the team, as what, and by whose will. */
export interface NewMember {
  readonly email: string
  readonly name: string
  readonly title: string
  readonly roles: readonly StaffRole[]
  /** An actor: `staff:<id>` or `system`. */
  readonly createdBy: string
}

/** Adds a person who has not joined yet, and returns their id. */
export async function addMember({ createdBy, email, name, roles, title }: NewMember, tx: WriteTx, ctx: Ctx) {
  const id = ctx.newId()
  const member = { id, email: email.trim(), name, title, state: 'invited', password_failures: 0, created_at: ctx.now() }
  await tx.save(Object.assign(new StaffMember(), member))
  await replaceRoles({ staffId: id, roles, grantedBy: createdBy }, tx, ctx)
  return id
}

/** Lets an invited person enter from now on, by a password where they chose one. */
export async function activateMember(
  { name, passwordHash, staffId }: { staffId: string; name: string; passwordHash?: string },
  tx: WriteTx,
  ctx: Ctx,
): Promise<void> {
  const now = ctx.now()
  const password = { password_hash: passwordHash ?? null, password_changed_at: passwordHash ? now : null }
  const member = { state: 'active', name, joined_at: now, password_failures: 0, ...password } as const
  await tx.update(StaffMember, { id: staffId, state: 'invited' }, member)
}
