import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the tables of received emails and their files. */
export class AddInboundEmails1760000300020 implements MigrationInterface {
  readonly name = 'AddInboundEmails1760000300020'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index email_deliveries_recipient, email_deliveries_automatic')
    await runner.query('drop table inbound_attachments, inbound_emails')
  }
}

const tables = `
  -- Received emails: sealed until they are filed; afterwards their digests stay against duplicates.
  create table inbound_emails (
    id uuid primary key,
    source text not null check (source in ('imap', 'generic', 'mailgun', 'ses')),
    received_at timestamptz not null,
    dedupe_digest text not null,
    message_id_digest text,
    from_digest text,
    raw_sealed bytea,
    envelope_sealed bytea,
    content_sealed bytea,
    kind text check (kind in ('message', 'notice', 'report', 'calendar', 'unknown')),
    enquiry_id uuid,
    threaded_by text,
    sender_check text,
    reason text,
    proposals jsonb not null default '[]',
    state text not null
      check (state in ('received', 'processing', 'unmatched', 'filed', 'done', 'dismissed', 'ignored')),
    attempts integer not null,
    next_attempt_at timestamptz not null,
    lease_until timestamptz,
    lease_holder uuid,
    finished_at timestamptz,
    traceparent text,
    constraint inbound_emails_dedupe unique (dedupe_digest),
    constraint inbound_emails_filed check (state not in ('filed', 'done') or enquiry_id is not null or kind = 'report')
  );
  alter table inbound_emails alter column raw_sealed set storage external;
  alter table inbound_emails alter column content_sealed set storage external;
  create index inbound_emails_due on inbound_emails (coalesce(lease_until, next_attempt_at))
    where state in ('received', 'processing');
  create index inbound_emails_unmatched on inbound_emails (received_at, id) where state = 'unmatched';
  create index inbound_emails_received on inbound_emails (received_at);
  create index inbound_emails_of_enquiry on inbound_emails (enquiry_id) where enquiry_id is not null;
  create index inbound_emails_message_id on inbound_emails (message_id_digest) where enquiry_id is not null;
  create index inbound_emails_sender on inbound_emails (from_digest) where enquiry_id is null;

  -- Files of filed emails on their way to the bucket of uploads; their content stays in the sealed email.
  create table inbound_attachments (
    id uuid primary key,
    inbound_email_id uuid not null references inbound_emails on delete cascade,
    position integer not null,
    state text not null check (state in ('waiting', 'sending', 'stored', 'refused', 'lost')),
    refusal text,
    attempts integer not null,
    next_attempt_at timestamptz not null,
    lease_until timestamptz,
    lease_holder uuid,
    created_at timestamptz not null,
    settled_at timestamptz,
    constraint inbound_attachments_position unique (inbound_email_id, position)
  );
  create index inbound_attachments_due on inbound_attachments (coalesce(lease_until, next_attempt_at))
    where state in ('waiting', 'sending');

  -- Enquiries of an address that writes to us.
  create index email_deliveries_recipient on email_deliveries (recipient_digest)
    where cause_kind in ('trip-plan', 'consultation');
  -- Automatic mails of the last hour, which are bounded.
  create index email_deliveries_automatic on email_deliveries (queued_at) where kind = 'rejected-files';`
