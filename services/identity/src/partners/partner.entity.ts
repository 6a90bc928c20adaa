import type { KeyMode, PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Who uses our API by keys of their own. */
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
  /** What it is called in public, as it stands in the key itself. */
  @PrimaryColumn({ type: 'text' }) id: string
  @Column({ type: 'uuid' }) partner_id: string
  @Column({ type: 'text' }) mode: KeyMode
  /** What the partner uses it for. */
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
