import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Drafted plans, our copy of the catalogue, and what each day has used of the language model. */
export class CreateAiPlans1760000200000 implements MigrationInterface {
  readonly name = 'CreateAiPlans1760000200000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ai_trip_plans (
        id uuid primary key,
        generated_plan text,
        itinerary jsonb,
        state text not null check (state in ('requested', 'generating', 'generated', 'failed')),
        trip jsonb not null,
        writer text,
        model text,
        attempts int not null default 0,
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
        constraint ai_trip_plans_one_outcome check (
          case state
            when 'generated' then generated_plan is not null and itinerary is not null and failure_reason is null
            when 'failed' then failure_reason is not null and generated_plan is null
            else generated_plan is null and failure_reason is null and announced_at is null
          end
        )
      )`)
    await runner.query(`
      create index ai_trip_plans_to_generate on ai_trip_plans (coalesce(lease_until, generate_after))
        where state in ('requested', 'generating')`)
    await runner.query(`
      create index ai_trip_plans_to_announce on ai_trip_plans (announce_after)
        where announced_at is null and announce_after is not null`)
    await runner.query(`
      create table catalogue_revisions (
        only_row boolean primary key check (only_row),
        revision bigint not null
      )`)
    await runner.query(`
      create table catalogue_procedures (
        treatment_type_slug text not null,
        procedure_slug text not null,
        treatment_type_name text not null,
        procedure_name text not null,
        procedure jsonb not null,
        primary key (treatment_type_slug, procedure_slug)
      )`)
    await runner.query(`
      create index catalogue_procedures_names on catalogue_procedures (treatment_type_name, procedure_name)`)
    await runner.query(`
      create table ai_budget_days (
        day date primary key,
        calls int not null,
        tokens bigint not null
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ai_budget_days, catalogue_procedures, catalogue_revisions, ai_trip_plans')
  }
}
