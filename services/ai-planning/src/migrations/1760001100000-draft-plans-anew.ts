import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Further drafts of a plan, one at a time; each that is used becomes a version that nobody of the team wrote. */
export class DraftPlansAnew1760001100000 implements MigrationInterface {
  readonly name = 'DraftPlansAnew1760001100000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table care_plan_drafts (
      id uuid primary key, plan_id uuid not null references care_plans on delete cascade, version int not null,
      reason text not null, asked_by uuid not null, asked_at timestamptz not null default clock_timestamp(),
      state text not null default 'requested', itinerary jsonb, writer text, model text, failure_reason text,
      attempts int not null default 0, lease_holder uuid, lease_until timestamptz,
      generate_after timestamptz not null default clock_timestamp(), deadline_at timestamptz not null,
      finished_at timestamptz, concluded_at timestamptz, made_version int, traceparent text,
      constraint care_plan_drafts_one_outcome check (
        case state
          when 'generated' then itinerary is not null and failure_reason is null and finished_at is not null
          when 'failed' then failure_reason is not null and itinerary is null and finished_at is not null
          when 'requested' then itinerary is null and failure_reason is null and concluded_at is null
          when 'generating' then itinerary is null and failure_reason is null and concluded_at is null
          else false
        end),
      constraint care_plan_drafts_made check (made_version is null or (state = 'generated' and concluded_at is not null)))`)
    await runner.query('create index care_plan_drafts_of on care_plan_drafts (plan_id, asked_at)')
    await runner.query(`create unique index care_plan_drafts_one_at_a_time on care_plan_drafts (plan_id)
      where concluded_at is null`)
    await runner.query(`create index care_plan_drafts_to_generate on care_plan_drafts (coalesce(lease_until, generate_after))
      where state in ('requested', 'generating')`)
    await runner.query(`create index care_plan_drafts_to_conclude on care_plan_drafts (finished_at)
      where concluded_at is null and finished_at is not null`)
    await runner.query('alter table care_plan_versions alter column author_id drop not null')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from care_plan_versions where author_id is null')
    await runner.query(`update care_plans c set version = coalesce((select max(number) from care_plan_versions
      where plan_id = c.id), 1)`)
    await runner.query('alter table care_plan_versions alter column author_id set not null')
    await runner.query('drop table care_plan_drafts')
  }
}
