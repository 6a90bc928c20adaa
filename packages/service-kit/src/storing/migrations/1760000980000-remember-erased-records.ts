import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The ids of what was erased, so that nothing of it is heard, replayed or restored any more. */
export class RememberErasedRecords1760000980000 implements MigrationInterface {
  readonly name = 'RememberErasedRecords1760000980000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table erased_records (
      record_id uuid primary key, erasure_id uuid not null, erased_at timestamptz not null default clock_timestamp(),
      finished_at timestamptz)`)
    await runner.query('create index erased_records_unfinished on erased_records (erased_at) where finished_at is null')
    await runner.query('create index erased_records_erased_at on erased_records (erased_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table erased_records')
  }
}
