import { AppError } from '@seneb/platform/app-error'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'

import { StaffMember, accountByEmailSql, activeAdminsSql, memberByEmailSql } from './staff-member.entity.js'

/** Account with which a person signs in under an address. */
export interface Account {
  readonly id: string
  /** Null when the account has only passkeys, or when the password is disabled. */
  readonly passwordHash: string | null
}

/** Returns the account of an address in lower case; undefined for a person who is invited, disabled or unknown. */
export async function accountByEmail(email: string, tx: ReadTx): Promise<Account | undefined> {
  const [account] = await tx.query<Account>(accountByEmailSql, [email])
  return account
}

/** Stored password of a person. */
export async function passwordHashOf(staffId: string, tx: ReadTx): Promise<string | undefined> {
  const member = await tx.findOne(StaffMember, { id: staffId })
  return member?.password_hash ?? undefined
}

/** A person by their id; throws STAFF_UNKNOWN. */
export async function requireMember(staffId: string, tx: ReadTx): Promise<StaffMember> {
  const member = await tx.findOne(StaffMember, { id: staffId })
  if (!member) throw new AppError('STAFF_UNKNOWN')
  return member
}

/** Returns the member with this address in any state, locked until the end of the transaction. */
export async function memberByEmail(email: string, tx: WriteTx): Promise<{ id: string; state: string } | undefined> {
  const [member] = await tx.query<{ id: string; state: string }>(memberByEmailSql, [email.trim().toLowerCase()])
  return member
}

/** Whether the person was invited and has not joined yet. */
export async function invitedMember(staffId: string, tx: ReadTx) {
  const member = await tx.findOne(StaffMember, { id: staffId, state: 'invited' })
  return member && { staffId, email: member.email, name: member.name, title: member.title }
}

/** Whether an admin has joined and still has access. */
export async function hasActiveAdmin(tx: ReadTx): Promise<boolean> {
  return (await tx.query(activeAdminsSql)).length > 0
}

/**
 * Returns a typed or pasted work address in the lower case used to find accounts. Removes invisible marks and
 * whitespace, and normalizes full-width characters.
 */
export function normalizeAddress(email: string): string {
  return email
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\s]/gu, '')
    .toLowerCase()
}
