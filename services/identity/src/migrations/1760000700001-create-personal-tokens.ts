import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds personal tokens of staff, and the tool of an audited action. */
export class CreatePersonalTokens1760000700001 implements MigrationInterface {
  readonly name = 'CreatePersonalTokens1760000700001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table personal_tokens (
        id uuid primary key,
        key_id text not null unique check (key_id ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
        staff_id uuid not null references staff,
        name text not null,
        digest bytea not null check (length(digest) = 32),
        scopes text[] not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        last_used_on date,
        revoked_at timestamptz,
        check (expires_at <= created_at + interval '365 days')
      )`)
    await runner.query(`create index personal_tokens_staff on personal_tokens (staff_id, created_at)`)
    await runner.query(`alter table audit_entries add column source text check (source in ('token', 'graphiql'))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table audit_entries drop column source`)
    await runner.query(`drop table personal_tokens`)
  }
}
