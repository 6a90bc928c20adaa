import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who is signed in, by which browsers before, who is on the way in, and how often somebody tried. */
export class CreateSessions1760000710000 implements MigrationInterface {
  readonly name = 'CreateSessions1760000710000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table known_devices (
        id uuid primary key,
        staff_id uuid not null references staff (id),
        token_hash bytea not null unique,
        first_seen_at timestamptz not null,
        last_seen_at timestamptz not null
      )`)
    await runner.query(`
      create table sessions (
        id uuid primary key,
        staff_id uuid not null references staff (id),
        token_hash bytea not null unique,
        device_id uuid not null,
        client_text text not null,
        network_key text not null,
        opened_at timestamptz not null,
        proven_at timestamptz not null,
        last_seen_at timestamptz not null,
        locks_after_min int not null,
        locked_at timestamptz,
        ends_at timestamptz not null,
        ended_at timestamptz,
        end_reason text,
        check ((ended_at is null) = (end_reason is null))
      )`)
    await runner.query(`create index sessions_open on sessions (staff_id, opened_at) where ended_at is null`)
    await runner.query(`
      create table sign_in_steps (
        id uuid primary key,
        staff_id uuid not null references staff (id),
        token_hash bytea not null unique,
        expires_at timestamptz not null,
        used_at timestamptz
      )`)
    await runner.query(`
      create table sign_in_counters (
        key text primary key,
        scope text not null check (scope in ('account', 'device', 'network', 'second-factor')),
        attempts int not null,
        last_at timestamptz not null
      )`)
    await runner.query(`
      create table security_events (
        id uuid primary key,
        at timestamptz not null,
        kind text not null,
        staff_id uuid,
        session_id uuid,
        client_text text,
        network_key text
      )`)
    await runner.query(`create index security_events_at on security_events (at)`)
    await runner.query(`create index security_events_staff on security_events (staff_id, at)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table security_events, sign_in_counters, sign_in_steps, sessions, known_devices')
  }
}
