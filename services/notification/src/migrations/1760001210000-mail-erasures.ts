import type { MigrationInterface, QueryRunner } from 'typeorm'

const before = `'trip-plan', 'consultation', 'ambassador-application', 'newsletter-subscriber', 'staff-account'`

/** Whoever asked for an erasure gets a mail about it. */
export class MailErasures1760001210000 implements MigrationInterface {
  readonly name = 'MailErasures1760001210000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table email_deliveries
      drop constraint email_deliveries_cause_kind,
      add constraint email_deliveries_cause_kind check (cause_kind in (${before}, 'erasure'))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from email_deliveries where cause_kind = 'erasure'`)
    await runner.query(`alter table email_deliveries
      drop constraint email_deliveries_cause_kind,
      add constraint email_deliveries_cause_kind check (cause_kind in (${before}))`)
  }
}
