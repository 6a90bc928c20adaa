import type { KeyMode, PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Partner that uses our API with its own keys. */
@Entity('partners')
export class Partner {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) name: string
  @Column({ type: 'timestamptz' }) created_at: Date
  /** The actor who noted them: `staff:<id>`, or `system:command`. */
  @Column({ type: 'text' }) created_by: string
}

/** A key of a partner. What it is was shown once; here is its digest. Nothing is removed: what was done by it stays theirs. */
@Entity('api_keys')
export class ApiKey {
  /** Public id, which is part of the key. */
  @PrimaryColumn({ type: 'text' }) id: string
  @Column({ type: 'uuid' }) partner_id: string
  @Column({ type: 'text' }) mode: KeyMode
  /** Purpose of the key, as named by the partner. */
  @Column({ type: 'text' }) name: string
  @Column({ type: 'bytea' }) digest: Buffer
  @Column({ type: 'text', array: true }) scopes: PartnerScope[]
  /** The version of the graph that it was made for. */
  @Column({ type: 'text' }) version: string
  @Column({ type: 'timestamptz' }) created_at: Date
  @Column({ type: 'text' }) created_by: string
  @Column({ type: 'timestamptz' }) expires_at: Date
  @Column({ type: 'timestamptz', nullable: true }) last_used_at?: Date | null
  /** The key whose place it took. */
  @Column({ type: 'text', nullable: true }) replaces?: string | null
  /** When it stops, because another took its place. */
  @Column({ type: 'timestamptz', nullable: true }) retires_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) revoked_at?: Date | null
  @Column({ type: 'text', nullable: true }) revoked_by?: string | null
}

/** Locks the partner, so that concurrent creations of keys are counted one after the other. $1 partner */
export const lockPartnerSql = `/* lockPartner */ select id from partners where id = $1 for update`

/** $1 partner, $2 mode, $3 now */
export const liveKeysSql = `/* liveKeys */
  select id from api_keys
  where partner_id = $1 and mode = $2 and revoked_at is null and retires_at is null and expires_at > $3`

/** $1 key. Who rolls and who revokes it come one after the other. */
export const lockKeySql = `/* lockApiKey */ select id from api_keys where id = $1 for update`

export const listPartnersSql = `/* listPartners */
  select id as "partnerId", name, created_at as "createdAt" from partners order by lower(name), id`

/** Of keys everything but their digests. */
const visibleColumns = `id as "keyId", partner_id as "partnerId", name, mode, scopes, version, created_at as "createdAt", expires_at,
    retires_at, revoked_at, last_used_at as "lastUsedAt"`

export const listKeysSql = `/* listApiKeys */
  select ${visibleColumns} from api_keys order by created_at desc, id`

/** $1 partner, $2 mode: keys of other partners or modes are not found. */
export const ownKeysSql = `/* ownApiKeys */
  select ${visibleColumns} from api_keys where partner_id = $1 and mode = $2 order by created_at desc, id`

/** $1 name in small letters */
export const partnerByNameSql = `/* partnerByName */ select id from partners where lower(name) = $1`
