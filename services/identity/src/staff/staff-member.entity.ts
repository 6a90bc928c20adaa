import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Staff member. Rows are never deleted, so that past actions stay attributed. */
@Entity('staff')
export class StaffMember {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) email: string
  @Column({ type: 'text' }) name: string
  /** Title in the team, such as 'Care lead'. */
  @Column({ type: 'text' }) title: string
  @Column({ type: 'text' }) state: 'invited' | 'active' | 'disabled'
  /**
   * An argon2id hash in PHC form; null before the person joins, with passkeys only, and when the password is disabled.
   */
  @Column({ type: 'text', nullable: true }) password_hash?: string | null
  @Column({ type: 'timestamptz', nullable: true }) password_changed_at?: Date | null
  /** Number of wrong passwords since the last correct one. */
  @Column({ type: 'int' }) password_failures: number
  /** Time at which they accepted their invitation; null while their sign-in methods are reset. */
  @Column({ type: 'timestamptz', nullable: true }) joined_at?: Date | null
  @Column({ type: 'timestamptz' }) created_at: Date
  @Column({ type: 'timestamptz', nullable: true }) disabled_at?: Date | null
}

/** A role that a person has. */
@Entity('staff_roles')
export class StaffRoleGrant {
  @PrimaryColumn({ type: 'uuid' }) staff_id: string
  @PrimaryColumn({ type: 'text' }) role: StaffRole
  /** Actor who granted it: `staff:<id>` or `system`. */
  @Column({ type: 'text' }) granted_by: string
  @Column({ type: 'timestamptz' }) granted_at: Date
}

export const listStaffSql = `/* listStaff */
  select s.id as "staffId", s.email, s.name, s.title, s.state,
    array(select role from staff_roles r where r.staff_id = s.id order by role) as roles
  from staff s order by lower(s.name), s.id`

/** $1 the person about to lose the role */
export const otherAdminsSql = `/* otherAdmins */
  select s.id from staff s join staff_roles r on r.staff_id = s.id
  where r.role = 'admin' and s.state = 'active' and s.id <> $1`

export const lockAdminChangesSql = `/* lockAdminChanges */
  select pg_advisory_xact_lock(hashtext('seneb.identity.admins'))`

/** $1 address in small letters */
export const accountByEmailSql = `/* accountByEmail */
  select id, password_hash as "passwordHash" from staff where lower(email) = $1 and state = 'active'`

/** $1 address in small letters */
export const memberByEmailSql = `/* memberByEmail */ select id, state from staff where lower(email) = $1 for update`

export const activeAdminsSql = `/* activeAdmins */
  select s.id from staff s join staff_roles r on r.staff_id = s.id
  where r.role = 'admin' and s.state = 'active'`

/** $1 the roles that work on enquiries */
export const listStaffNamesSql = `/* listStaffNames */
  select id as "staffId", name, title, state = 'active' and exists (
    select from staff_roles r where r.staff_id = staff.id and r.role = any($1::text[])) as "mayTakeEnquiries"
  from staff order by lower(name), id`
