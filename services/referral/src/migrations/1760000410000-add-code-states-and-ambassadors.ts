import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds ambassadors, the states of codes with their changes, and the counts of each week. */
export class AddCodeStatesAndAmbassadors1760000410000 implements MigrationInterface {
  readonly name = 'AddCodeStatesAndAmbassadors1760000410000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down)
  }
}

const up = `
  create table ambassadors (
    id uuid primary key,
    name text,
    email text,
    referrer_type text not null check (referrer_type in ('general', 'tour-guide')),
    state text not null check (state in ('active', 'paused', 'ended')),
    public_name text,
    public_name_agreed_at timestamptz,
    application_id uuid unique references ambassador_applications,
    version int not null default 1,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    check ((public_name is null) = (public_name_agreed_at is null)),
    -- Only an ended ambassador can be erased.
    check ((name is null) = (email is null) and (name is not null or (state = 'ended' and public_name is null)))
  );
  create index ambassadors_listed on ambassadors (created_at, id);
  create index ambassadors_by_state on ambassadors (state, created_at, id);

  alter table referral_codes
    add column state text check (state in ('in-stock', 'assigned', 'revoked', 'blocked', 'merged')),
    add column origin text not null default 'made' check (origin in ('made', 'seen')),
    add column label text,
    add column ambassador_id uuid references ambassadors,
    add column merged_into text references referral_codes,
    add column version int not null default 1,
    add column created_at timestamptz not null default now(),
    add column changed_at timestamptz not null default now();
  update referral_codes set state =
    case when revoked_at is not null then 'revoked' when assigned then 'assigned' else 'in-stock' end;
  with owners as (
    select c.code, gen_random_uuid() as id, c.assigned_to, c.assigned_email, c.referrer_type, a.id as application_id
    from referral_codes c left join ambassador_applications a on a.referral_code = c.code
    where c.assigned
  ),
  stored as (
    insert into ambassadors (id, name, email, referrer_type, state, application_id, created_at, changed_at)
    select id, coalesce(assigned_to, code), coalesce(assigned_email, ''), coalesce(referrer_type, 'general'), 'active',
      application_id, now(), now()
    from owners
  )
  update referral_codes c set ambassador_id = owners.id from owners where c.code = owners.code;

  alter table referral_codes
    alter column state set not null,
    drop column revoked_at,
    drop column assigned,
    add column assigned boolean not null generated always as (state = 'assigned') stored,
    add constraint referral_codes_owner check (state <> 'assigned' or ambassador_id is not null),
    add constraint referral_codes_merged check ((state = 'merged') = (merged_into is not null));
  create index referral_codes_listed on referral_codes (state, code collate "C");
  create index referral_codes_in_order on referral_codes (code collate "C");
  create index referral_codes_of_ambassador on referral_codes (ambassador_id, code collate "C");
  create index referral_codes_merged_into on referral_codes (merged_into) where merged_into is not null;
  -- Codes that differ only in 0 and o, or in 1, i and l, are mistaken for each other in print.
  create unique index referral_codes_reading on referral_codes (translate(code, '01i', 'oll')) where origin = 'made';

  alter table referrals drop constraint referrals_status_check,
    add constraint referrals_status_check check (status in ('unverified', 'assigned'));
  create index referrals_unverified on referrals (referral_id collate "C") where status = 'unverified';
  -- Ids that were seen in several spellings are one code.
  create index referrals_spelled on referrals (lower(referral_id));

  create table referral_changes (
    id uuid primary key,
    happened_at timestamptz not null,
    staff_id text not null,
    action text not null check (action in (
      'create', 'assign', 'revoke', 'block', 'unblock', 'merge', 'add', 'update', 'pause', 'resume', 'end', 'erase')),
    code text,
    other_code text,
    ambassador_id uuid references ambassadors,
    reason text,
    check (code is not null or ambassador_id is not null)
  );
  create index referral_changes_of_code on referral_changes (code, happened_at desc, id desc);
  create index referral_changes_of_other_code on referral_changes (other_code, happened_at desc, id desc)
    where other_code is not null;
  create index referral_changes_of_ambassador on referral_changes (ambassador_id, happened_at desc, id desc)
    where ambassador_id is not null;

  -- Counts of each week, which begins on Monday in UTC; nothing in it leads to a single visit or enquiry.
  create table referral_week_counts (
    referral_id text not null,
    monday date not null check (extract(isodow from monday) = 1),
    hit_count bigint not null default 0,
    visit_count bigint not null default 0,
    enquiry_count bigint not null default 0,
    -- A merge with a week whose counts were hidden: the sum would show them.
    is_hidden boolean not null default false,
    primary key (referral_id, monday)
  );
  create index referral_week_counts_spelled on referral_week_counts (lower(referral_id), monday);
`

const down = `
  drop table referral_week_counts, referral_changes;
  drop index referrals_spelled, referrals_unverified;
  alter table referrals drop constraint referrals_status_check,
    add constraint referrals_status_check check (status in ('unverified', 'assigned', 'blocked'));
  drop index referral_codes_reading;
  delete from referral_codes where state = 'merged' or origin = 'seen';
  alter table referral_codes add column revoked_at timestamptz, drop column assigned;
  alter table referral_codes add column assigned boolean not null default false;
  update referral_codes set assigned = ambassador_id is not null,
    revoked_at = case when state in ('revoked', 'blocked') then changed_at end;
  alter table referral_codes alter column assigned drop default,
    drop column state, drop column origin, drop column label, drop column ambassador_id, drop column merged_into,
    drop column version, drop column created_at, drop column changed_at;
  drop table ambassadors;
`
