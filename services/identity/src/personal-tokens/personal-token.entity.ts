import type { TokenState } from '@seneb/contracts/messages/identity/personal-token.messages'
import type { Permission } from '@seneb/contracts/vocabulary/staff-access'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Token with which a script acts for a staff member. Its text is shown once; only a digest of it is stored. */
@Entity('personal_tokens')
export class PersonalToken {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** Public id, which is part of the text. */
  @Column({ type: 'text' }) key_id: string
  @Column({ type: 'uuid' }) staff_id: string
  /** Purpose of the token, as named by its owner. */
  @Column({ type: 'text' }) name: string
  @Column({ type: 'bytea' }) digest: Buffer
  @Column({ type: 'text', array: true }) scopes: Permission[]
  @Column({ type: 'timestamptz' }) created_at: Date
  @Column({ type: 'timestamptz' }) expires_at: Date
  /** Day of the last use in UTC. */
  @Column({ type: 'date', nullable: true }) last_used_on?: string | null
  @Column({ type: 'timestamptz', nullable: true }) revoked_at?: Date | null
}

/** Locks the owner, so that concurrent creations and revocations happen one after the other. $1 staff member */
export const lockOwnerSql = `/* lockTokenOwner */ select id from staff where id = $1 for update`

/** $1 staff member, $2 now */
export const liveTokensSql = `/* livePersonalTokens */
  select id from personal_tokens where staff_id = $1 and revoked_at is null and expires_at > $2`

/** $1 staff member, $2 since when */
export const createdTokensSql = `/* createdPersonalTokens */
  select id from personal_tokens where staff_id = $1 and created_at > $2`

/** $1 staff member, $2 now; returns the revoked ones. */
export const revokeTokensSql = `/* revokePersonalTokens */
  update personal_tokens set revoked_at = $2 where staff_id = $1 and revoked_at is null and expires_at > $2
  returning id`

export function stateOfToken({ expires_at, revoked_at }: PersonalToken, now: Date): TokenState {
  if (revoked_at) return 'revoked'
  return expires_at <= now ? 'expired' : 'active'
}

/** Audit format of a token, without the token and its digest. */
export const personalTokenAudit = defineAuditedResource('personal-token', {
  name: 'text',
  scopes: 'plain',
  expires: 'plain',
  state: 'plain',
})
