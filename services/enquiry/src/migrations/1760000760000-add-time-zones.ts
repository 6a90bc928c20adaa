import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The zone of a person's own clock; older enquiries have none. */
export class AddTimeZones1760000760000 implements MigrationInterface {
  readonly name = 'AddTimeZones1760000760000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table trip_plans add column time_zone text')
    await runner.query('alter table consultations add column time_zone text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table trip_plans drop column time_zone')
    await runner.query('alter table consultations drop column time_zone')
  }
}
