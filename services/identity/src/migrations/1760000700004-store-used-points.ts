import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Adds until when points count that a partner used of a day beyond its limit, before that was lowered, and the limit
 * before. A limit that is lowered and raised again then gives no points back.
 */
export class StoreUsedPoints1760000700004 implements MigrationInterface {
  readonly name = 'StoreUsedPoints1760000700004'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table partners add column live_day_over_until timestamptz, add column test_day_over_until timestamptz,
         add column day_peak int check (day_peak > 0)`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table partners drop column live_day_over_until, drop column test_day_over_until, drop column day_peak`,
    )
  }
}
