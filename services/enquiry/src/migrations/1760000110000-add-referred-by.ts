import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The referral link a person came by; older enquiries have none. */
export class AddReferredBy1760000110000 implements MigrationInterface {
  readonly name = 'AddReferredBy1760000110000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table trip_plans add column referred_by text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table trip_plans drop column referred_by')
  }
}
