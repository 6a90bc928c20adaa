import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds links, sessions and codes of patients' pages, and what patients correct, send and ask for there. */
export class AddMyRequest1760000100070 implements MigrationInterface {
  readonly name = 'AddMyRequest1760000100070'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table requested_erasures, patient_document_requests, request_corrections, access_codes,
      request_sessions, request_links`)
  }
}

// No table refers to care_enquiries: its rows are set aside while a consent is withdrawn, and the page still works.
const tables = `
  create table request_links (
    enquiry_id uuid primary key,
    digest text not null unique,
    issued_at timestamptz not null,
    renewed_at timestamptz not null,
    opened_count integer not null default 0 check (opened_count >= 0),
    last_opened_at timestamptz
  );

  -- A session that began with reference and email is pending until its code; without an enquiry no code raises it.
  create table request_sessions (
    digest text primary key,
    enquiry_id uuid,
    level text not null,
    opened_at timestamptz not null,
    seen_at timestamptz not null,
    constraint request_sessions_level check (level in ('pending', 'look', 'act')),
    constraint request_sessions_enquiry check (level = 'pending' or enquiry_id is not null)
  );
  create index request_sessions_opened on request_sessions (opened_at);
  create index request_sessions_enquiry on request_sessions (enquiry_id);

  create table access_codes (
    id uuid primary key,
    enquiry_id uuid,
    session_digest text not null,
    code_digest text not null,
    tries integer not null default 0 check (tries >= 0),
    has_link boolean not null,
    sent_at timestamptz not null
  );
  create index access_codes_session on access_codes (session_digest, sent_at);
  create index access_codes_enquiry on access_codes (enquiry_id, sent_at);
  create index access_codes_sent on access_codes (sent_at);

  create table request_corrections (
    id uuid primary key,
    enquiry_id uuid not null,
    name text not null,
    before_sealed bytea,
    corrected_at timestamptz not null
  );
  create index request_corrections_enquiry on request_corrections (enquiry_id, corrected_at);

  create table patient_document_requests (
    id uuid primary key,
    enquiry_id uuid not null,
    name_sealed bytea not null,
    requested_at timestamptz not null,
    requested_by uuid not null,
    sent_at timestamptz,
    message_id uuid
  );
  create index patient_document_requests_enquiry on patient_document_requests (enquiry_id, requested_at);

  create table requested_erasures (
    enquiry_id uuid primary key,
    requested_at timestamptz not null,
    erase_at timestamptz not null
  );
  create index requested_erasures_erase_at on requested_erasures (erase_at)`
