import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Passkeys, what was answered of an offer, links that set a password anew, and means that two admins reset together. */
export class CreatePasskeys1760000730000 implements MigrationInterface {
  readonly name = 'CreatePasskeys1760000730000'

  async up(runner: QueryRunner): Promise<void> {
    // Who has passkeys alone is active without a password.
    await runner.query(`alter table staff drop constraint staff_check1`)
    await runner.query(`alter table staff add column joined_at timestamptz`)
    await runner.query(`alter table staff add column password_failures int not null default 0`)
    await runner.query(`update staff set joined_at = password_changed_at where password_hash is not null`)
    await runner.query(`
      create table passkeys (
        id uuid primary key,
        staff_id uuid not null references staff (id),
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        aaguid text not null,
        is_backed_up boolean not null,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      )`)
    await runner.query(`create index passkeys_staff on passkeys (staff_id)`)
    await runner.query(`create table used_offers (id uuid primary key, expires_at timestamptz not null)`)
    await runner.query(`
      create table password_resets (
        id uuid primary key,
        staff_id uuid not null references staff (id),
        token_hash bytea not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`)
    await runner.query(`create index password_resets_staff on password_resets (staff_id, created_at)`)
    await runner.query(`
      create table means_resets (
        staff_id uuid primary key references staff (id),
        asked_by uuid not null references staff (id),
        asked_at timestamptz not null,
        expires_at timestamptz not null
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table means_resets, password_resets, used_offers, passkeys')
    await runner.query('alter table staff drop column password_failures, drop column joined_at')
    await runner.query(`alter table staff add constraint staff_check1
      check (state <> 'active' or password_hash is not null) not valid`)
  }
}
