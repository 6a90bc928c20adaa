import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { StaffMember, otherAdminsSql, lockAdminChangesSql, StaffRoleGrant } from './staff-member.entity.js'
import { rolesOf } from './viewer.js'

/**
 * Returns the person whose rights an admin is about to change, and blocks other changes of rights until the transaction
 * ends. Rejects with OWN_ROLES for the admin's own account and STAFF_UNKNOWN for an unknown one.
 */
export async function lockMemberForChange(staffId: string, tx: WriteTx, ctx: IdentityCtx) {
  if (requireStaff(ctx).id === staffId) throw new AppError('OWN_ROLES')
  await lockTeamChanges(tx)
  const member = await tx.findOne(StaffMember, { id: staffId })
  if (!member) throw new AppError('STAFF_UNKNOWN')
  return { member, roles: await rolesOf(staffId, tx) }
}

/** Throws LAST_ADMIN when no other admin would be left. */
export async function assertAnotherAdmin(staffId: string, tx: WriteTx): Promise<void> {
  const others = await tx.query(otherAdminsSql, [staffId])
  if (others.length === 0) throw new AppError('LAST_ADMIN')
}

/** Person who joins the team, with title, roles and inviting actor. */
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

/** Activates an invited person's account, with a password if they chose one. */
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

/**
 * Serializes changes of the team until this transaction ends. Two admins who remove each other's role concurrently
 * therefore cannot leave none. Two who invite the same person send one link.
 */
export async function lockTeamChanges(tx: WriteTx): Promise<void> {
  await tx.query(lockAdminChangesSql)
}

/** Replaces the roles of a person. */
export async function replaceRoles(
  { grantedBy, roles, staffId }: { staffId: string; roles: readonly StaffRole[]; grantedBy: string },
  tx: WriteTx,
  ctx: Ctx,
): Promise<void> {
  const grant = { staff_id: staffId, granted_by: grantedBy, granted_at: ctx.now() }
  await tx.remove(StaffRoleGrant, { staff_id: staffId })
  for (const role of new Set(roles)) await tx.save(Object.assign(new StaffRoleGrant(), { ...grant, role }))
}

/** Returns a person to the state of an invited person who has not joined; deletes their password. */
export async function returnToInvited(staffId: string, tx: WriteTx): Promise<void> {
  const member = { state: 'invited', password_hash: null, joined_at: null, disabled_at: null } as const
  await tx.update(StaffMember, { id: staffId }, member)
}

/** Sets the state of a person; the time of disabling is stored while they are disabled. */
export async function setMemberState(
  { state, staffId }: { staffId: string; state: StaffMember['state'] },
  tx: WriteTx,
  ctx: Ctx,
): Promise<void> {
  const disabledAt = state === 'disabled' ? ctx.now() : null
  await tx.update(StaffMember, { id: staffId }, { state, disabled_at: disabledAt })
}

/** Audit format of a staff member; of names and addresses, only the fact that they changed. */
export const staffAudit = defineAuditedResource('staff', {
  email: 'personal',
  name: 'personal',
  title: 'plain',
  roles: 'plain',
  state: 'plain',
  password: 'personal',
  codeApp: 'personal',
  recoveryCodes: 'personal',
  passkey: 'plain',
  sessions: 'plain',
  tokens: 'plain',
  invitation: 'plain',
  signInReset: 'plain',
})
