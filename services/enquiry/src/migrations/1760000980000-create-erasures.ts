import type { MigrationInterface, QueryRunner } from 'typeorm'

/** That an enquiry was erased, when and why, and when nothing of it was left in each service; nobody is named. */
export class CreateErasures1760000980000 implements MigrationInterface {
  readonly name = 'CreateErasures1760000980000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table erasures (
      enquiry_id uuid primary key, kind text not null check (kind in ('trip-plan', 'consultation')),
      reason text not null check (reason in ('person-asked', 'not-theirs', 'time-over')),
      record_ids uuid[] not null, started_at timestamptz not null, started_by uuid)`)
    await runner.query('create index erasures_started_at on erasures (started_at)')
    await runner.query(`create table erasure_places (
      enquiry_id uuid not null references erasures on delete cascade,
      service text not null check (service in ('enquiry', 'ai-planning', 'notification', 'referral')),
      finished_at timestamptz not null, primary key (enquiry_id, service))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table erasure_places, erasures')
  }
}
