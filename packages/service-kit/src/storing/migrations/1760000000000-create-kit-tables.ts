import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The tables every service has beside its own: outbox, inbox, dead letters, stream epochs, idempotency keys. */
export class CreateKitTables1760000000000 implements MigrationInterface {
  readonly name = 'CreateKitTables1760000000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outbox (
        id uuid primary key,
        seq bigint generated always as identity,
        subject text not null,
        payload jsonb not null,
        traceparent text,
        said_at timestamptz not null,
        stored_at timestamptz not null default clock_timestamp(),
        published_at timestamptz
      )`)
    await runner.query(`create index outbox_waiting on outbox (seq) where published_at is null`)
    await runner.query(`create index outbox_published on outbox (published_at) where published_at is not null`)
    await runner.query(`
      create table inbox (
        consumer text not null,
        event_id uuid not null,
        heard_at timestamptz not null default clock_timestamp(),
        primary key (consumer, event_id)
      )`)
    await runner.query(`create index inbox_heard_at on inbox (heard_at)`)
    await runner.query(`
      create table dead_letters (
        id uuid primary key,
        consumer text not null,
        subject text not null,
        body bytea not null,
        traceparent text,
        reason text not null,
        deliveries int not null,
        died_at timestamptz not null,
        state text not null default 'dead' check (state in ('dead', 'replay', 'replayed'))
      )`)
    await runner.query(`create index dead_letters_open on dead_letters (state, died_at) where state <> 'replayed'`)
    await runner.query(`
      create table stream_epochs (
        stream text primary key,
        created text not null,
        last_seq bigint not null,
        checked_at timestamptz not null default clock_timestamp()
      )`)
    await runner.query(`
      create table idempotency_keys (
        operation text not null,
        key text not null,
        request_hash text not null,
        reply jsonb not null,
        answered_at timestamptz not null,
        primary key (operation, key)
      )`)
    await runner.query(`create index idempotency_keys_answered_at on idempotency_keys (answered_at)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table idempotency_keys, stream_epochs, dead_letters, inbox, outbox')
  }
}
