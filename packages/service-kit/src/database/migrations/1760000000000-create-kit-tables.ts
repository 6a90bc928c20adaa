import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Tables that every service has in addition to its own, as of the first release. A later change to them is a separate
 * migration on top of this one.
 */
export class CreateKitTables1760000000000 implements MigrationInterface {
  readonly name = 'CreateKitTables1760000000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table
      erased_records, idempotency_keys, stream_epochs, dead_letters, inbox, outbox_unpublished, outbox`)
  }
}

const tables = `
  -- What is said and to be published, retained seven days so that a lost stream can be filled again. Each row is
  -- inserted and deleted once, so that its space is used again early.
  create table outbox (
    id uuid primary key,
    seq bigint generated always as identity,
    subject text not null,
    payload jsonb not null,
    traceparent text,
    occurred_at timestamptz not null
  ) with (autovacuum_vacuum_scale_factor = 0.02);
  create index outbox_occurred_at on outbox (occurred_at);

  -- What of it is not published yet.
  create table outbox_unpublished (
    id uuid primary key,
    stored_at timestamptz not null default clock_timestamp()
  );

  -- What each consumer has heard.
  create table inbox (
    consumer text,
    event_id uuid,
    processed_at timestamptz not null default clock_timestamp(),
    primary key (consumer, event_id)
  );
  create index inbox_processed_at on inbox (processed_at);

  -- What waits is listed by when it died, what is settled by when that was.
  create table dead_letters (
    id uuid primary key,
    consumer text not null,
    subject text not null,
    body bytea not null,
    traceparent text,
    reason text not null,
    deliveries integer not null,
    failed_at timestamptz not null,
    state text not null default 'dead' check (state in ('dead', 'replay', 'replayed', 'discarded')),
    replays integer not null default 0,
    last_tried_at timestamptz,
    settled_at timestamptz,
    discard_reason text,
    constraint dead_letters_discard_reason check ((state = 'discarded') = (discard_reason is not null))
  );
  create index dead_letters_failed_at on dead_letters (failed_at);
  create index dead_letters_open on dead_letters (failed_at, id) where state in ('dead', 'replay');
  create index dead_letters_replay on dead_letters (failed_at) where state = 'replay';
  create index dead_letters_settled on dead_letters (settled_at desc, id desc) where settled_at is not null;

  -- The stream that was last published to, by which a lost one is known.
  create table stream_epochs (
    stream text primary key,
    created text not null,
    last_seq bigint not null,
    checked_at timestamptz not null default clock_timestamp()
  );

  -- Replies by a digest of caller and key.
  create table idempotency_keys (
    operation text,
    key_digest text,
    request_hash text not null,
    reply jsonb not null,
    replied_at timestamptz not null,
    primary key (operation, key_digest)
  );
  create index idempotency_keys_replied_at on idempotency_keys (replied_at);

  -- The ids of what was erased, so that nothing of it is heard, replayed or restored any more.
  create table erased_records (
    record_id uuid primary key,
    erasure_id uuid not null,
    erased_at timestamptz not null default clock_timestamp(),
    finished_at timestamptz
  );
  create index erased_records_unfinished on erased_records (erased_at) where finished_at is null;
  create index erased_records_erased_at on erased_records (erased_at);
`
