import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Adds when all points of a partner's day are back, for each mode, and the limit under which these times were counted. It
 * stays when the limit is removed, so that neither a restart nor a limit set again gives points back.
 */
export class AddPartnerDays1760000700003 implements MigrationInterface {
  readonly name = 'AddPartnerDays1760000700003'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table partners add column live_day_full_at timestamptz, add column test_day_full_at timestamptz,
         add column day_limit int check (day_limit > 0)`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table partners drop column live_day_full_at, drop column test_day_full_at, drop column day_limit`,
    )
  }
}
