import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Creates the plan tables of the first release; later changes go into separate migrations. */
export class CreatePlanningTables1760000200000 implements MigrationInterface {
  readonly name = 'CreatePlanningTables1760000200000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table
      plan_quality, care_plan_drafts, care_plan_versions, care_plans, ai_budget_days,
      catalogue_procedures, catalogue_revisions, ai_trip_plans`)
  }
}

const tables = `
  -- Drafted plans. A draft is written four times (asked for, taken, stored, announced) and lives two years, so its
  -- space is used again early. The text is the plan (PIPE-12).
  create table ai_trip_plans (
    id uuid primary key,
    generated_plan text,
    state text not null check (state in ('requested', 'generating', 'generated', 'failed', 'withdrawn', 'by-hand')),
    trip jsonb not null,
    writer text,
    model text,
    attempts integer not null default 0,
    lease_holder uuid,
    lease_until timestamptz,
    generate_after timestamptz not null,
    deadline_at timestamptz not null,
    finished_at timestamptz,
    announce_after timestamptz,
    announced_at timestamptz,
    failure_reason text,
    traceparent text,
    requested_at timestamptz not null default clock_timestamp(),
    started_at timestamptz,
    withdrawn_at timestamptz,
    constraint ai_trip_plans_one_outcome check (case state
      when 'generated' then generated_plan is not null and failure_reason is null
      when 'failed' then failure_reason is not null and generated_plan is null
      when 'withdrawn' then generated_plan is null and trip = '{}'::jsonb and announced_at is not null
      when 'by-hand' then generated_plan is null and failure_reason is null
        and announced_at is not null and started_at is not null
      else generated_plan is null and failure_reason is null and announced_at is null
    end)
  ) with (autovacuum_vacuum_scale_factor = 0.02);
  create index ai_trip_plans_to_generate on ai_trip_plans (coalesce(lease_until, generate_after))
    where state in ('requested', 'generating');
  create index ai_trip_plans_to_announce on ai_trip_plans (announce_after)
    where announced_at is null and announce_after is not null;

  -- Our copy of the catalogue.
  create table catalogue_revisions (
    only_row boolean primary key check (only_row),
    revision bigint not null
  );

  create table catalogue_procedures (
    treatment_type_slug text,
    procedure_slug text,
    treatment_type_name text not null,
    procedure_name text not null,
    procedure jsonb not null,
    primary key (treatment_type_slug, procedure_slug)
  );
  create index catalogue_procedures_names on catalogue_procedures (treatment_type_name, procedure_name);

  -- What each day has used of the language model.
  create table ai_budget_days (
    day date primary key,
    calls integer not null,
    tokens bigint not null
  );

  -- Plans that people review, with each version that they saved.
  create table care_plans (
    id uuid primary key references ai_trip_plans on delete cascade,
    state text not null default 'waiting',
    version integer not null default 1,
    requested_at timestamptz not null,
    approvals jsonb not null default '[]'::jsonb,
    returned_sealed bytea,
    returned_by uuid,
    sent_at timestamptz,
    constraint care_plans_approved check (jsonb_array_length(approvals) > 0
      or state not in ('approved-once', 'approved', 'sent')),
    constraint care_plans_sent check ((state = 'sent') = (sent_at is not null)),
    constraint care_plans_state check (state in ('waiting', 'returned', 'approved-once', 'approved', 'sent'))
  );
  create index care_plans_state_requested on care_plans (state, requested_at, id);
  create index care_plans_open on care_plans (requested_at, id) where state <> 'sent';

  create table care_plan_versions (
    plan_id uuid references care_plans on delete cascade,
    number integer,
    author_id uuid,
    at timestamptz not null,
    document_sealed bytea not null,
    reasons jsonb not null default '[]'::jsonb,
    primary key (plan_id, number)
  );

  -- Further drafts of a plan, one at a time.
  create table care_plan_drafts (
    id uuid primary key,
    plan_id uuid not null references care_plans on delete cascade,
    version integer not null,
    reason text not null,
    requested_by uuid not null,
    requested_at timestamptz not null default clock_timestamp(),
    state text not null default 'requested',
    itinerary jsonb,
    writer text,
    model text,
    failure_reason text,
    attempts integer not null default 0,
    lease_holder uuid,
    lease_until timestamptz,
    generate_after timestamptz not null default clock_timestamp(),
    deadline_at timestamptz not null,
    finished_at timestamptz,
    concluded_at timestamptz,
    created_version integer,
    traceparent text,
    constraint care_plan_drafts_created check (created_version is null or state = 'generated' and concluded_at is not null),
    constraint care_plan_drafts_one_outcome check (case state
      when 'generated' then itinerary is not null and failure_reason is null and finished_at is not null
      when 'failed' then failure_reason is not null and itinerary is null and finished_at is not null
      when 'requested' then itinerary is null and failure_reason is null and concluded_at is null
      when 'generating' then itinerary is null and failure_reason is null and concluded_at is null
      else false
    end)
  );
  create index care_plan_drafts_of on care_plan_drafts (plan_id, requested_at);
  create unique index care_plan_drafts_one_at_a_time on care_plan_drafts (plan_id) where concluded_at is null;
  create index care_plan_drafts_to_generate on care_plan_drafts (coalesce(lease_until, generate_after))
    where state in ('requested', 'generating');
  create index care_plan_drafts_to_conclude on care_plan_drafts (finished_at)
    where concluded_at is null and finished_at is not null;

  -- What people changed of each plan that they approved, in counts alone.
  create table plan_quality (
    plan_id uuid primary key references care_plans on delete cascade,
    approved_at timestamptz not null,
    specialty text not null,
    writer text not null,
    model text,
    to_approval_s integer not null check (to_approval_s >= 0),
    drafted_lines integer not null,
    unchanged_lines integer not null,
    removed_lines integer not null,
    added_lines integer not null,
    edit_permille integer,
    section_edits jsonb not null,
    rejected_figures integer not null,
    reasons jsonb not null,
    constraint plan_quality_hand_written check ((writer = 'person') = (edit_permille is null)),
    constraint plan_quality_edit check (edit_permille >= 0 and edit_permille <= 1000),
    constraint plan_quality_lines check ((unchanged_lines + removed_lines) <= drafted_lines)
  );
  create index plan_quality_approved on plan_quality (approved_at);
`
