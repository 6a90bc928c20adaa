import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds issues of the newsletter with their recipients, and suppressed addresses and counts of subscribers. */
export class AddNewsletterIssues1760000300001 implements MigrationInterface {
  readonly name = 'AddNewsletterIssues1760000300001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down)
  }
}

const up = `
  alter table newsletter_subscribers
    drop constraint newsletter_subscribers_status_check,
    add constraint newsletter_subscribers_status_check
      check (status in ('pending', 'confirmed', 'unsubscribed', 'suppressed')),
    add column bounces int not null default 0,
    add column suppressed_at timestamptz,
    add column state text not null
      generated always as (case when status = 'confirmed' and bounces > 0 then 'bounced' else status end) stored;
  create index newsletter_subscribers_by_state on newsletter_subscribers (state, id);
  create index newsletter_subscribers_by_address on newsletter_subscribers (email collate "C");
  create index newsletter_subscribers_by_state_address on newsletter_subscribers (state, email collate "C");
  create index newsletter_subscribers_audience on newsletter_subscribers (id) where status = 'confirmed';

  -- Counting a million rows takes longer than a page may.
  create table newsletter_counts (state text primary key, count bigint not null);
  create function count_newsletter_subscribers() returns trigger language plpgsql set search_path from current as $$
  begin
    -- In the order of the states, so that two of these never wait for each other.
    if tg_op = 'INSERT' then
      insert into newsletter_counts as c (state, count)
        select state, count(*) from new_rows group by state order by state
        on conflict (state) do update set count = c.count + excluded.count;
    elsif tg_op = 'DELETE' then
      insert into newsletter_counts as c (state, count)
        select state, -count(*) from old_rows group by state order by state
        on conflict (state) do update set count = c.count + excluded.count;
    else
      insert into newsletter_counts as c (state, count)
        select state, sum(change) from (
          select state, 1 as change from new_rows union all select state, -1 from old_rows) changes
        group by state having sum(change) <> 0 order by state
        on conflict (state) do update set count = c.count + excluded.count;
    end if;
    return null;
  end $$;
  create trigger newsletter_subscribers_added after insert on newsletter_subscribers
    referencing new table as new_rows for each statement execute function count_newsletter_subscribers();
  create trigger newsletter_subscribers_changed after update on newsletter_subscribers
    referencing old table as old_rows new table as new_rows for each statement
    execute function count_newsletter_subscribers();
  create trigger newsletter_subscribers_removed after delete on newsletter_subscribers
    referencing old table as old_rows for each statement execute function count_newsletter_subscribers();
  insert into newsletter_counts (state, count) select state, count(*) from newsletter_subscribers group by state;

  -- Digests of suppressed addresses, which outlast the erasure of the address.
  create table suppressed_addresses (
    address_digest text primary key,
    suppressed_at timestamptz not null
  );

  create table newsletter_issues (
    id uuid primary key,
    state text not null
      check (state in ('draft', 'in-review', 'approved', 'scheduled', 'sending', 'sent', 'stopped')),
    version int not null default 1,
    subject text not null,
    preheader text not null,
    body text not null,
    authors text[] not null,
    written_by text not null,
    return_reason text,
    approved_by text,
    approved_at timestamptz,
    send_at timestamptz,
    scheduled_by text,
    started_at timestamptz,
    finished_at timestamptz,
    stopped_at timestamptz,
    prepared_up_to uuid,
    prepared_at timestamptz,
    paced_until timestamptz,
    audience int not null default 0,
    delivered int not null default 0,
    failed int not null default 0,
    skipped int not null default 0,
    unsubscribed int not null default 0,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    -- Nothing is sent that no second person approved.
    constraint newsletter_issues_approved check ((state in ('draft', 'in-review')) = (approved_by is null)),
    constraint newsletter_issues_approved_by_another check (approved_by is null or approved_by <> all (authors)),
    constraint newsletter_issues_scheduled check ((state = 'scheduled') = (send_at is not null))
  );
  create index newsletter_issues_by_state on newsletter_issues (state, id);
  create index newsletter_issues_due on newsletter_issues (send_at) where state = 'scheduled';
  create index newsletter_issues_sending on newsletter_issues (started_at) where state = 'sending';

  -- One row for each recipient, so that nobody gets an issue twice.
  create table newsletter_recipients (
    id uuid primary key,
    issue_id uuid not null references newsletter_issues on delete cascade,
    subscriber_id uuid not null references newsletter_subscribers on delete cascade,
    state text not null check (state in ('waiting', 'sending', 'delivered', 'failed', 'skipped', 'uncertain')),
    attempts int not null default 0,
    due_at timestamptz not null default clock_timestamp(),
    holder uuid,
    claimed_at timestamptz,
    settled_at timestamptz,
    error_code text,
    constraint newsletter_recipients_once unique (issue_id, subscriber_id)
  );
  create index newsletter_recipients_waiting on newsletter_recipients (issue_id, due_at, id) where state = 'waiting';
  create index newsletter_recipients_sending on newsletter_recipients (issue_id) where state = 'sending';
  create index newsletter_recipients_uncertain on newsletter_recipients (issue_id, id) where state = 'uncertain';
  create index newsletter_recipients_subscriber on newsletter_recipients (subscriber_id);

  alter table newsletter_tokens add column issue_id uuid references newsletter_issues on delete set null;
  create index newsletter_tokens_issue on newsletter_tokens (issue_id) where issue_id is not null;

  alter table email_deliveries drop constraint email_deliveries_cause_kind;
  alter table email_deliveries add constraint email_deliveries_cause_kind check (cause_kind in
    ('trip-plan', 'consultation', 'ambassador-application', 'newsletter-subscriber', 'newsletter-issue',
     'staff-account', 'erasure'));
`

const down = `
  delete from email_deliveries where cause_kind = 'newsletter-issue';
  alter table email_deliveries drop constraint email_deliveries_cause_kind;
  alter table email_deliveries add constraint email_deliveries_cause_kind check (cause_kind in
    ('trip-plan', 'consultation', 'ambassador-application', 'newsletter-subscriber', 'staff-account', 'erasure'));
  alter table newsletter_tokens drop column issue_id;
  drop table newsletter_recipients, newsletter_issues, suppressed_addresses;
  drop trigger newsletter_subscribers_added on newsletter_subscribers;
  drop trigger newsletter_subscribers_changed on newsletter_subscribers;
  drop trigger newsletter_subscribers_removed on newsletter_subscribers;
  drop function count_newsletter_subscribers();
  drop table newsletter_counts;
  drop index newsletter_subscribers_by_address, newsletter_subscribers_audience;
  update newsletter_subscribers set status = 'unsubscribed' where status = 'suppressed';
  alter table newsletter_subscribers
    drop column state, drop column bounces, drop column suppressed_at,
    drop constraint newsletter_subscribers_status_check,
    add constraint newsletter_subscribers_status_check check (status in ('pending', 'confirmed', 'unsubscribed'));
`
