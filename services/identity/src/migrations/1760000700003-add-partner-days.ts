import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds when all points of a partner's day are back, for each mode; a restart of the gateways gives none back. */
export class AddPartnerDays1760000700003 implements MigrationInterface {
  readonly name = 'AddPartnerDays1760000700003'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table partners add column live_day_full_at timestamptz, add column test_day_full_at timestamptz`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table partners drop column live_day_full_at, drop column test_day_full_at`)
  }
}
