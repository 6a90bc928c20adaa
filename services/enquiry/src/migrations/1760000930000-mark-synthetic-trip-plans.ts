import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A journey of our operators is marked on its row; the index holds those alone, which are few and end soon. */
export class MarkSyntheticTripPlans1760000930000 implements MigrationInterface {
  readonly name = 'MarkSyntheticTripPlans1760000930000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table trip_plans add column synthetic boolean not null default false')
    await runner.query('create index trip_plans_synthetic on trip_plans (submitted_at) where synthetic')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table trip_plans drop column synthetic')
  }
}
