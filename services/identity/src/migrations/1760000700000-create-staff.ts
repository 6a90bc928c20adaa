import type { MigrationInterface, QueryRunner } from 'typeorm'

/** People, what they may do, how they prove who they are, and the links by which they are let in. */
export class CreateStaff1760000700000 implements MigrationInterface {
  readonly name = 'CreateStaff1760000700000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff (
        id uuid primary key,
        email text not null,
        name text not null,
        title text not null,
        state text not null check (state in ('invited', 'active', 'disabled')),
        password_hash text,
        password_changed_at timestamptz,
        created_at timestamptz not null,
        disabled_at timestamptz,
        check ((state = 'disabled') = (disabled_at is not null)),
        check (state <> 'active' or password_hash is not null)
      )`)
    await runner.query(`create unique index staff_email_key on staff (lower(email))`)
    await runner.query(`
      create table staff_roles (
        staff_id uuid not null references staff (id),
        role text not null check (role in
          ('care-agent', 'care-lead', 'doctor', 'writer', 'editor', 'ops', 'auditor', 'admin')),
        granted_by text not null,
        granted_at timestamptz not null,
        primary key (staff_id, role)
      )`)
    await runner.query(`
      create table totp_factors (
        staff_id uuid primary key references staff (id),
        secret_sealed bytea not null,
        confirmed_at timestamptz,
        last_used_step bigint
      )`)
    await runner.query(`
      create table recovery_codes (
        id uuid primary key,
        staff_id uuid not null references staff (id),
        code_hash bytea not null,
        used_at timestamptz,
        unique (staff_id, code_hash)
      )`)
    await runner.query(`
      create table invitations (
        id uuid primary key,
        staff_id uuid not null references staff (id),
        token_hash bytea not null unique,
        created_by text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        revoked_at timestamptz
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table invitations, recovery_codes, totp_factors, staff_roles, staff')
  }
}
