import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Partners and their keys, of which digests are stored alone; no key lives for more than 400 days (S11). */
export class CreatePartners1760000750000 implements MigrationInterface {
  readonly name = 'CreatePartners1760000750000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table partners (
        id uuid primary key,
        name text not null,
        created_at timestamptz not null,
        created_by text not null
      )`)
    await runner.query(`create unique index partners_name_key on partners (lower(name))`)
    await runner.query(`
      create table api_keys (
        id text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
        partner_id uuid not null references partners (id),
        mode text not null check (mode in ('live', 'test')),
        name text not null,
        digest bytea not null check (length(digest) = 32),
        scopes text[] not null,
        created_at timestamptz not null,
        created_by text not null,
        expires_at timestamptz not null check (expires_at <= created_at + interval '400 days'),
        last_used_at timestamptz,
        replaces text references api_keys (id),
        retires_at timestamptz,
        revoked_at timestamptz,
        revoked_by text,
        check ((revoked_at is null) = (revoked_by is null))
      )`)
    await runner.query(`create index api_keys_partner on api_keys (partner_id, mode)`)
    // Of two who replace one key at once, one is refused.
    await runner.query(`create unique index api_keys_replaces_key on api_keys (replaces)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table api_keys, partners')
  }
}
