import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Creates the tables of staff and partners of the first release; later changes go into separate migrations. */
export class CreateIdentityTables1760000700000 implements MigrationInterface {
  readonly name = 'CreateIdentityTables1760000700000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table
      api_keys, partners, sign_in_resets, password_resets, used_offers, passkeys, audit_seals,
      audit_entries, audit_head, security_events, sign_in_counters, sign_in_steps, sessions,
      trusted_devices, invitations, recovery_codes, totp_factors, staff_roles, staff`)
    await runner.query(`drop function refuse_audit_change, audit_head_moves_on`)
  }
}

const tables = `
  -- The people of the team, what they may do and how they prove who they are.
  create table staff (
    id uuid primary key,
    email text not null,
    name text not null,
    title text not null,
    state text not null check (state in ('invited', 'active', 'disabled')),
    password_hash text,
    password_changed_at timestamptz,
    created_at timestamptz not null,
    disabled_at timestamptz,
    joined_at timestamptz,
    password_failures integer not null default 0,
    check ((state = 'disabled') = (disabled_at is not null))
  );
  create unique index staff_email_key on staff (lower(email));

  create table staff_roles (
    staff_id uuid references staff,
    role text check (role in ('care-agent', 'care-lead', 'doctor', 'writer', 'editor', 'ops', 'auditor', 'admin')),
    granted_by text not null,
    granted_at timestamptz not null,
    primary key (staff_id, role)
  );

  create table totp_factors (
    staff_id uuid primary key references staff,
    secret_sealed bytea not null,
    confirmed_at timestamptz not null,
    last_used_step bigint not null
  );

  create table recovery_codes (
    id uuid primary key,
    staff_id uuid not null references staff,
    code_hash bytea not null,
    used_at timestamptz,
    unique (staff_id, code_hash)
  );

  -- The links by which they are let in.
  create table invitations (
    id uuid primary key,
    staff_id uuid not null references staff,
    token_hash bytea not null unique,
    created_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz
  );

  -- Browsers in which somebody signed in before, who is signed in, who is on the way in, and how often somebody tried.
  create table trusted_devices (
    id uuid primary key,
    staff_id uuid not null references staff,
    token_hash bytea not null unique,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null
  );

  create table sessions (
    id uuid primary key,
    staff_id uuid not null references staff,
    token_hash bytea not null unique,
    device_id uuid not null,
    user_agent text not null,
    network_key text not null,
    opened_at timestamptz not null,
    authenticated_at timestamptz not null,
    last_seen_at timestamptz not null,
    locks_after_min integer not null,
    locked_at timestamptz,
    expires_at timestamptz not null,
    ended_at timestamptz,
    end_reason text,
    check ((ended_at is null) = (end_reason is null))
  );
  create index sessions_open on sessions (staff_id, opened_at) where ended_at is null;

  create table sign_in_steps (
    id uuid primary key,
    staff_id uuid not null references staff,
    token_hash bytea not null unique,
    expires_at timestamptz not null,
    used_at timestamptz
  );

  create table sign_in_counters (
    key text primary key,
    scope text not null check (scope in ('account', 'device', 'network', 'second-factor')),
    attempts integer not null,
    last_at timestamptz not null
  );

  create table security_events (
    id uuid primary key,
    at timestamptz not null,
    kind text not null,
    staff_id uuid,
    session_id uuid,
    user_agent text,
    network_key text
  );
  create index security_events_at on security_events (at);
  create index security_events_staff on security_events (staff_id, at);

  -- The audit trail: one chain of hashes. Its tables are added to and never changed, whatever rights a later run of the
  -- database set-up gives; the head moves forward only, and only a superuser could take the triggers away.
  create table audit_head (
    only_row boolean default true primary key check (only_row),
    seq bigint not null,
    hash bytea not null
  );

  create table audit_entries (
    seq bigint primary key,
    id uuid not null unique,
    at timestamp(3) with time zone not null,
    actor_id text not null,
    actor_name text not null,
    session_id text,
    service text not null,
    action text not null,
    object_kind text not null,
    object_id text not null,
    fields jsonb not null,
    trace_id text,
    prev_hash bytea not null,
    hash bytea not null
  );
  create index audit_entries_actor on audit_entries (actor_name, seq);
  create index audit_entries_action on audit_entries (action, seq);
  create index audit_entries_object on audit_entries (object_kind, seq);
  create index audit_entries_at on audit_entries (at);
  create index audit_entries_object_id on audit_entries (object_id, seq);

  create table audit_seals (
    seq bigint primary key,
    hash bytea not null,
    at timestamp(3) with time zone not null
  );

  -- Somebody who has passkeys alone is active without a password.
  create table passkeys (
    id uuid primary key,
    staff_id uuid not null references staff,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    aaguid text not null,
    is_backed_up boolean not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  );
  create index passkeys_staff on passkeys (staff_id);

  -- Offers that were answered.
  create table used_offers (
    id uuid primary key,
    expires_at timestamptz not null
  );

  -- Links that set a new password.
  create table password_resets (
    id uuid primary key,
    staff_id uuid not null references staff,
    token_hash bytea not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index password_resets_staff on password_resets (staff_id, created_at);

  -- Means of signing in that two admins reset together.
  create table sign_in_resets (
    staff_id uuid primary key references staff,
    requested_by uuid not null references staff,
    requested_at timestamptz not null,
    expires_at timestamptz not null
  );

  -- Partners and their API keys.
  create table partners (
    id uuid primary key,
    name text not null,
    created_at timestamptz not null,
    created_by text not null
  );
  create unique index partners_name_key on partners (lower(name));

  create table api_keys (
    id text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
    partner_id uuid not null references partners,
    mode text not null check (mode in ('live', 'test')),
    name text not null,
    digest bytea not null check (length(digest) = 32),
    scopes text[] not null,
    created_at timestamptz not null,
    created_by text not null,
    expires_at timestamptz not null,
    last_used_at timestamptz,
    replaces text references api_keys,
    retires_at timestamptz,
    revoked_at timestamptz,
    revoked_by text,
    version text not null default '2027-01' check (version ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
    check (expires_at <= (created_at + '400 days'::interval)),
    check ((revoked_at is null) = (revoked_by is null))
  );
  create index api_keys_partner on api_keys (partner_id, mode);
  create unique index api_keys_replaces_key on api_keys (replaces);

  create function refuse_audit_change() returns trigger language plpgsql as $$
      begin raise exception 'the audit trail is only added to'; end $$;

  create function audit_head_moves_on() returns trigger language plpgsql as $$
      begin
        if new.seq <> old.seq + 1 then raise exception 'the head of the audit trail moves on by one'; end if;
        return new;
      end $$;

  create trigger audit_head_moves_on before update on audit_head for each row execute function audit_head_moves_on();
  create trigger audit_head_stays before delete on audit_head for each row execute function refuse_audit_change();
  create trigger audit_entries_are_only_added before delete or update on audit_entries
    for each row execute function refuse_audit_change();
  create trigger audit_entries_are_never_emptied before truncate on audit_entries
    for each statement execute function refuse_audit_change();
  create trigger audit_seals_are_only_added before delete or update on audit_seals
    for each row execute function refuse_audit_change();
  create trigger audit_seals_are_never_emptied before truncate on audit_seals
    for each statement execute function refuse_audit_change();

  insert into audit_head (seq, hash, only_row) values (0, '\\x', true);
`
