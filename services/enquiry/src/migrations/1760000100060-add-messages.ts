import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Adds the messages of patients with their files, and the marks that they leave on enquiries. Messages refer to no row
 * of the care team's list, so that they stay while a withdrawal can be undone, and are reachable only through that list.
 */
export class AddMessages1760000100060 implements MigrationInterface {
  readonly name = 'AddMessages1760000100060'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
    await runner.query(columns)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table message_file_openings, message_files, messages')
    await runner.query(`alter table care_enquiries
      drop column unread_messages, drop column reply_wanted_since, drop column new_message_at`)
    await runner.query(`alter table care_events
      drop column message_id, drop column mirrored_from, drop column other_enquiry_id`)
    await runner.query(`alter table replies drop column bounced_at, drop column in_reply_to,
      drop constraint replies_sent, add constraint replies_sent check ((state = 'sent') = (sent_at is not null))`)
  }
}

const tables = `
  create table messages (
    id uuid primary key,
    enquiry_id uuid not null,
    source text not null,
    kind text not null,
    received_at timestamptz not null,
    language text not null,
    is_known_sender boolean not null,
    sender_check text not null,
    skipped_files integer not null default 0,
    preview_sealed bytea,
    content_sealed bytea,
    withdrawn_at timestamptz,
    read_at timestamptz,
    read_by uuid,
    filed_at timestamptz,
    constraint messages_source check (source in ('email', 'page', 'phone')),
    constraint messages_kind check (kind in ('message', 'notice', 'calendar')),
    constraint messages_read check ((read_at is null) = (read_by is null))
  );
  create index messages_enquiry on messages (enquiry_id, received_at);

  create table message_files (
    id uuid primary key,
    message_id uuid not null references messages on delete cascade,
    state text not null,
    refusal text,
    sealed bytea,
    constraint message_files_state check (state in ('waiting', 'uploaded', 'stored', 'refused', 'lost')),
    constraint message_files_sealed check (sealed is null or state = 'stored')
  );
  alter table message_files alter column sealed set storage external;
  create index message_files_message on message_files (message_id);
  create index message_files_uploaded on message_files (id) where state = 'uploaded';

  create table message_file_openings (
    id uuid primary key,
    file_id uuid not null references message_files on delete cascade,
    session_id uuid not null,
    opened_at timestamptz not null
  );
  create index message_file_openings_file on message_file_openings (file_id);
  create index message_file_openings_opened_at on message_file_openings (opened_at);`

const columns = `
  alter table care_enquiries
    add column unread_messages integer not null default 0,
    add column reply_wanted_since timestamptz,
    add column new_message_at timestamptz;
  create index care_enquiries_new_message on care_enquiries (new_message_at, id) where new_message_at is not null;

  alter table care_events
    add column message_id uuid,
    add column mirrored_from uuid,
    add column other_enquiry_id uuid;

  alter table replies
    add column bounced_at timestamptz,
    add column in_reply_to uuid,
    drop constraint replies_sent,
    add constraint replies_sent check (
      (state <> 'sent' or sent_at is not null) and (sent_at is null or state in ('sent', 'not-delivered')));`
