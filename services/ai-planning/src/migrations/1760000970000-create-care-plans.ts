import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Plans that people review, with each version that they saved; there is one for every draft that stands already. */
export class CreateCarePlans1760000970000 implements MigrationInterface {
  readonly name = 'CreateCarePlans1760000970000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table care_plans (
      id uuid primary key references ai_trip_plans on delete cascade,
      state text not null default 'waiting', version int not null default 1, requested_at timestamptz not null,
      approvals jsonb not null default '[]', returned_sealed bytea, returned_by uuid, sent_at timestamptz,
      constraint care_plans_state check (state in ('waiting', 'returned', 'approved-once', 'approved', 'sent')),
      constraint care_plans_approved check
        (jsonb_array_length(approvals) > 0 or state not in ('approved-once', 'approved', 'sent')),
      constraint care_plans_sent check ((state = 'sent') = (sent_at is not null)))`)
    await runner.query('create index care_plans_state_requested on care_plans (state, requested_at, id)')
    await runner.query(`create index care_plans_open on care_plans (requested_at, id) where state <> 'sent'`)
    await runner.query(`create table care_plan_versions (
      plan_id uuid references care_plans on delete cascade, number int, author_id uuid not null,
      at timestamptz not null, document_sealed bytea not null, reasons jsonb not null default '[]',
      primary key (plan_id, number))`)
    await runner.query(`insert into care_plans (id, requested_at)
      select id, requested_at from ai_trip_plans where state <> 'withdrawn'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table care_plan_versions')
    await runner.query('drop table care_plans')
  }
}
