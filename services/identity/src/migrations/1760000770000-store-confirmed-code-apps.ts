import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A code app's secret is stored once a code of it was shown; one that waits for that stands in an offer (ASVS 6.4.3). */
export class StoreConfirmedCodeApps1760000770000 implements MigrationInterface {
  readonly name = 'StoreConfirmedCodeApps1760000770000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('delete from totp_factors where confirmed_at is null or last_used_step is null')
    await runner.query(
      'alter table totp_factors alter column confirmed_at set not null, alter column last_used_step set not null',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table totp_factors alter column confirmed_at drop not null, alter column last_used_step drop not null',
    )
  }
}
