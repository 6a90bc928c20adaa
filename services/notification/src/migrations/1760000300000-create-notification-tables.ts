import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Tables of the mails as of the first release. Later changes are separate migrations on top of this one. */
export class CreateNotificationTables1760000300000 implements MigrationInterface {
  readonly name = 'CreateNotificationTables1760000300000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table newsletter_tokens, newsletter_subscribers, operator_emails, email_deliveries`)
  }
}

const tables = `
  -- Mails on their way, whatever caused them: one of each kind for each occasion. A row holds words, or the facts of a
  -- template, sealed until the mail is sent; sealed bytes do not compress, so nothing is spent on trying.
  create table email_deliveries (
    id uuid primary key,
    kind text not null,
    cause_id uuid not null,
    message_id text not null,
    state text not null check (state in ('queued', 'sending', 'retrying', 'sent', 'dead', 'withdrawn')),
    attempts integer not null,
    next_attempt_at timestamptz not null,
    lease_until timestamptz,
    outcome_when_failed text not null,
    outcome text,
    last_failure text,
    last_error_code text,
    traceparent text,
    queued_at timestamptz not null,
    finished_at timestamptz,
    sealed_body bytea,
    recipient_digest text,
    cause_kind text not null,
    occasion text not null,
    lease_holder uuid,
    template text,
    constraint email_deliveries_one_per_occasion unique (cause_id, kind, occasion),
    constraint email_deliveries_cause_kind check (cause_kind in
      ('trip-plan', 'consultation', 'ambassador-application', 'newsletter-subscriber', 'staff-account', 'erasure'))
  );
  alter table email_deliveries alter column sealed_body set storage external;
  create index email_deliveries_due on email_deliveries (coalesce(lease_until, next_attempt_at))
    where state in ('queued', 'retrying', 'sending');
  create index email_deliveries_finished on email_deliveries (finished_at) where state = 'sent';
  create index email_deliveries_unsent on email_deliveries (queued_at)
    where state in ('queued', 'sending', 'retrying', 'dead');
  create index email_deliveries_unsent_body on email_deliveries (finished_at)
    where state = 'dead' and sealed_body is not null;

  -- What is told to the care team until both halves of it are there.
  create table operator_emails (
    trip_plan_id uuid primary key,
    submitted_received_at timestamptz,
    ai_plan_received_at timestamptz,
    composed_at timestamptz,
    submitted_sealed bytea,
    ai_plan_sealed bytea,
    traceparent text
  );
  alter table operator_emails alter column submitted_sealed set storage external;
  alter table operator_emails alter column ai_plan_sealed set storage external;
  create index operator_emails_waiting on operator_emails (submitted_received_at) where composed_at is null;
  create index operator_emails_complete on operator_emails (submitted_received_at)
    where composed_at is null and submitted_sealed is not null and ai_plan_sealed is not null;

  -- Who gets the newsletter, and the links of their mails.
  create table newsletter_subscribers (
    id uuid primary key,
    email text not null,
    status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
    requested_at timestamptz not null default now(),
    mailed_at timestamptz,
    confirmed_at timestamptz,
    unsubscribed_at timestamptz,
    terms_version text,
    privacy_version text
  );
  create unique index newsletter_subscribers_email on newsletter_subscribers (lower(email));

  create table newsletter_tokens (
    token_hash text primary key,
    subscriber_id uuid not null references newsletter_subscribers on delete cascade,
    issued_at timestamptz not null default now()
  );
  create index newsletter_tokens_subscriber on newsletter_tokens (subscriber_id);
`
