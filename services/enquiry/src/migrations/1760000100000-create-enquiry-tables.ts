import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Creates the enquiry tables of the first release; later changes go into separate migrations. */
export class CreateEnquiryTables1760000100000 implements MigrationInterface {
  readonly name = 'CreateEnquiryTables1760000100000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table
      pending_withdrawals, reply_template_versions, reply_templates, saved_views, erasure_targets,
      erasures, partner_enquiries, reply_drafts, replies, care_events, care_enquiries,
      reply_promises, consents, consultations, cookie_choices, trip_plans`)
    await runner.query(`drop function refuse_cookie_choice_change, refuse_template_change`)
  }
}

const tables = `
  -- A journey that our operators began is marked as synthetic; it ends soon.
  create table trip_plans (
    id uuid primary key,
    reference text not null unique,
    full_name text not null,
    age integer not null,
    nationality text not null,
    traveling_from_country text not null,
    traveling_from_city text,
    email text not null,
    phone_number text,
    treatment_type text not null,
    medical_procedure text not null,
    estimated_treatment_cost_cents bigint,
    estimated_treatment_date date,
    preferred_travel_dates date,
    trip_duration text,
    accommodation_type text not null,
    other_accommodation_type text,
    hotel_preference text,
    number_of_nights integer,
    is_companion_traveling boolean not null,
    companion_name text,
    companion_travel_needs text,
    total_budget_cents bigint,
    additional_services jsonb not null,
    visa_assistance_required boolean not null,
    local_coordinator_required boolean not null,
    airport_pickup_required boolean not null,
    flight_booking_required boolean not null,
    accommodation_booking_required boolean not null,
    flight_booked boolean not null default false,
    emergency_contact_name text,
    emergency_contact_phone text,
    insurance_coverage text,
    payment_method text,
    submitted_at timestamptz not null,
    referred_by text,
    time_zone text,
    synthetic boolean not null default false
  );
  create index trip_plans_submitted_at on trip_plans (submitted_at);
  create index trip_plans_synthetic on trip_plans (submitted_at) where synthetic;

  -- What a visitor chose in the banner. The table refuses to change one, or to lose it before three years are over.
  create table cookie_choices (
    id uuid primary key,
    policy_version text not null,
    analytics boolean not null,
    advertising boolean not null,
    personalization boolean not null,
    functionality boolean not null,
    recorded_at timestamptz not null
  );
  create index cookie_choices_recorded_at on cookie_choices (recorded_at);

  -- Without the consent to use what is said of health no treatment is stored.
  create table consultations (
    id uuid primary key,
    reference text not null unique,
    full_name text not null,
    email text not null,
    phone_number text not null,
    treatment_type text,
    message text,
    communication_method text,
    preferred_slot text,
    preferred_slot_zone text,
    preferred_contact_date date,
    requested_at timestamptz not null,
    time_zone text,
    check ((preferred_slot is null) = (preferred_slot_zone is null))
  );
  create index consultations_requested_at on consultations (requested_at);

  -- What people agreed to. It outlives its enquiry as a proof that names nobody, so it may belong to none. It is found
  -- by the link of the receipt, of whose secret a digest is stored, and says with which partner it was agreed.
  create table consents (
    id uuid primary key,
    trip_plan_id uuid references trip_plans,
    purpose text not null,
    text_version text not null,
    given_at timestamptz not null,
    withdrawn_at timestamptz,
    consultation_id uuid references consultations,
    link_digest text,
    terms_version text,
    privacy_version text,
    agreed_with text,
    agreement_way text,
    later_link_digest text,
    constraint consents_agreement check ((agreed_with is null) = (agreement_way is null)),
    constraint consents_of_one check (num_nonnulls(trip_plan_id, consultation_id) <= 1)
  );
  create index consents_trip_plan_id on consents (trip_plan_id);
  create index consents_consultation_id on consents (consultation_id);
  create index consents_without_enquiry on consents (given_at) where trip_plan_id is null and consultation_id is null;
  create index consents_link_digest on consents (link_digest) where link_digest is not null;
  create index consents_later_link_digest on consents (later_link_digest) where later_link_digest is not null;

  -- The promise of an answer, with the last mark that was told.
  create table reply_promises (
    id uuid primary key,
    trip_plan_id uuid references trip_plans,
    promised_at timestamptz not null,
    due_at timestamptz not null,
    kept_at timestamptz,
    consultation_id uuid references consultations,
    notified_hours smallint not null default 0,
    constraint reply_promises_of_one check (num_nonnulls(trip_plan_id, consultation_id) = 1),
    constraint reply_promises_notified_hours check (notified_hours in (0, 12, 20, 24))
  );
  create index reply_promises_trip_plan_id on reply_promises (trip_plan_id);
  create index reply_promises_consultation_id on reply_promises (consultation_id);
  create index reply_promises_running on reply_promises (promised_at) where kept_at is null and notified_hours < 24;

  -- The list of the care team. The words that people are found by are folded in our code, for what is stored and
  -- what is asked. Each of its lists reads along an index.
  create table care_enquiries (
    id uuid primary key,
    kind text not null,
    reference text not null,
    version integer not null,
    state text not null,
    outcome text,
    submitted_at timestamptz not null,
    due_at timestamptz not null,
    first_replied_at timestamptz,
    last_activity_at timestamptz not null,
    assignee_id uuid,
    claimed_until timestamptz,
    full_name text not null,
    email text not null,
    phone_number text,
    treatment_type text,
    procedure text,
    country text,
    is_referred boolean not null,
    has_mail_problem boolean not null default false,
    snoozed_until timestamptz,
    duplicate_of text,
    plan_state text,
    plan_state_at timestamptz,
    search_terms text[] not null default '{}',
    search tsvector generated always as (array_to_tsvector(search_terms)) stored,
    constraint care_enquiries_kind check (kind in ('trip-plan', 'consultation')),
    constraint care_enquiries_outcome check ((state = 'closed') = (outcome is not null)),
    constraint care_enquiries_plan_state
      check (plan_state in ('waiting', 'returned', 'approved-once', 'approved', 'sent')),
    constraint care_enquiries_state check (state in ('new', 'open', 'waiting', 'closed')),
    constraint care_enquiries_snoozed_when_waiting check (snoozed_until is null or state = 'waiting')
  );
  create index care_enquiries_due on care_enquiries (submitted_at, id)
    where first_replied_at is null and state <> 'closed';
  create index care_enquiries_submitted on care_enquiries (submitted_at, id);
  create index care_enquiries_state on care_enquiries (state, submitted_at, id);
  create index care_enquiries_assignee on care_enquiries (assignee_id, submitted_at, id);
  create index care_enquiries_assignee_state on care_enquiries (assignee_id, state, submitted_at, id);
  create index care_enquiries_reference on care_enquiries (reference);
  create index care_enquiries_undelivered on care_enquiries (submitted_at, id)
    where has_mail_problem and state <> 'closed';
  create index care_enquiries_snoozed on care_enquiries (snoozed_until) where state = 'waiting';
  create index care_enquiries_due_assignee on care_enquiries (assignee_id, submitted_at, id)
    where first_replied_at is null and state <> 'closed';
  create index care_enquiries_email on care_enquiries (lower(email) text_pattern_ops);
  create index care_enquiries_last_activity on care_enquiries (last_activity_at, id);
  create index care_enquiries_search on care_enquiries using gin (search);
  create index care_enquiries_plan_returned on care_enquiries (submitted_at, id)
    where plan_state = 'returned' and state <> 'closed';
  create index care_enquiries_set_aside on care_enquiries (last_activity_at, id)
    where state = 'closed' and first_replied_at is null and (outcome in ('duplicate', 'spam', 'test'));
  create index care_enquiries_claimed on care_enquiries (claimed_until)
    where first_replied_at is null and state = 'open' and claimed_until is not null;

  -- The timeline of an enquiry.
  create table care_events (
    id uuid primary key,
    enquiry_id uuid not null references care_enquiries on delete cascade,
    at timestamptz not null,
    kind text not null,
    actor_id uuid,
    channel text,
    result text,
    outcome text,
    assignee_id uuid,
    body_sealed bytea,
    reply_id uuid
  );
  create index care_events_enquiry on care_events (enquiry_id, at, id);

  -- Answers of the care team.
  create table replies (
    id uuid primary key,
    enquiry_id uuid not null references care_enquiries on delete cascade,
    template text not null,
    state text not null,
    body_sealed bytea,
    written_at timestamptz not null,
    written_by uuid not null,
    waiting_until timestamptz not null,
    status_at timestamptz,
    code text,
    next_try_at timestamptz,
    sent_at timestamptz,
    template_version integer,
    constraint replies_sent check ((state = 'sent') = (sent_at is not null)),
    constraint replies_state
      check (state in ('waiting', 'queued', 'retrying', 'sent', 'not-delivered', 'recalled'))
  );
  create index replies_enquiry on replies (enquiry_id);
  create index replies_waiting on replies (waiting_until) where state = 'waiting';

  -- Answers while they are written, one for each enquiry and author.
  create table reply_drafts (
    enquiry_id uuid references care_enquiries on delete cascade,
    author_id uuid,
    revision uuid not null,
    body_sealed bytea not null,
    saved_at timestamptz not null,
    primary key (enquiry_id, author_id)
  );

  -- What partners handed in, for real and for trying out, by whom and by what agreement.
  create table partner_enquiries (
    id uuid primary key,
    partner_id uuid not null,
    mode text not null,
    kind text not null,
    reference text not null,
    partner_reference text,
    request_digest text not null,
    agreement_text_version text not null,
    agreed_at timestamptz not null,
    agreement_way text not null,
    submitted_at timestamptz not null,
    withdrawn_at timestamptz,
    simulated_state text,
    simulated_at timestamptz,
    withholds_mail boolean not null default false,
    constraint partner_enquiries_partner_reference unique (partner_id, mode, partner_reference),
    constraint partner_enquiries_kind check (kind in ('trip-plan', 'consultation')),
    constraint partner_enquiries_mode check (mode in ('live', 'test')),
    constraint partner_enquiries_simulated check (simulated_state is null or mode = 'test')
  );
  create index partner_enquiries_own on partner_enquiries (partner_id, mode, submitted_at desc, id desc);
  create index partner_enquiries_reference on partner_enquiries (partner_id, mode, reference);
  create index partner_enquiries_age on partner_enquiries (mode, submitted_at);

  -- That an enquiry was erased, when and why, and what became of the mail that tells so; nobody is named.
  create table erasures (
    enquiry_id uuid primary key,
    kind text not null check (kind in ('trip-plan', 'consultation')),
    reason text not null check (reason in ('person-asked', 'not-theirs', 'time-over')),
    record_ids uuid[] not null,
    started_at timestamptz not null,
    started_by uuid,
    notice_id uuid unique,
    notice_state text check (notice_state in ('on-its-way', 'sent', 'not-delivered')),
    notice_at timestamptz
  );
  create index erasures_started_at on erasures (started_at);

  -- When nothing of it was left in each service.
  create table erasure_targets (
    enquiry_id uuid references erasures on delete cascade,
    service text check (service in ('enquiry', 'ai-planning', 'notification', 'referral')),
    finished_at timestamptz not null,
    primary key (enquiry_id, service)
  );

  -- The views of the list that somebody, or the team, has named.
  create table saved_views (
    owner text primary key,
    version integer not null,
    views jsonb not null,
    saved_at timestamptz not null,
    constraint saved_views_count check (jsonb_array_length(views) <= 20),
    constraint saved_views_version check (version > 0)
  );

  -- The templates of answers, with their versions, which are added only.
  create table reply_templates (
    key text primary key,
    version integer not null,
    position integer not null,
    name text not null,
    language text not null,
    archived_at timestamptz,
    constraint reply_templates_version check (version > 0)
  );
  create unique index reply_templates_name on reply_templates (language, lower(name)) where archived_at is null;

  create table reply_template_versions (
    key text references reply_templates,
    version integer,
    name text not null,
    kinds text[] not null,
    language text not null,
    subject text not null,
    body text not null,
    fields jsonb not null,
    note text,
    written_at timestamptz not null,
    written_by uuid,
    primary key (key, version)
  );

  -- What a withdrawn consent allowed is out of use for seven days before it is erased.
  create table pending_withdrawals (
    enquiry_id uuid,
    effect text check (effect in ('enquiry-ended', 'health-erased')),
    kind text not null check (kind in ('trip-plan', 'consultation')),
    withdrawn_at timestamptz not null,
    erase_at timestamptz not null,
    rows_sealed bytea not null,
    primary key (enquiry_id, effect)
  );
  create index pending_withdrawals_erase_at on pending_withdrawals (erase_at);

  create function refuse_cookie_choice_change() returns trigger
    language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.recorded_at <= now() - interval '3 years' then return old; end if;
      raise exception 'cookie choices are only added';
    end $$;

  create function refuse_template_change() returns trigger
    language plpgsql as $$
    begin
      raise exception 'versions of reply templates are only added';
    end $$;

  create trigger cookie_choices_append_only before delete or update on cookie_choices
    for each row execute function refuse_cookie_choice_change();
  create trigger reply_template_versions_are_only_added before delete or update on reply_template_versions
    for each row execute function refuse_template_change();
`
