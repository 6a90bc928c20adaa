import type { MigrationInterface, QueryRunner } from 'typeorm'

/** People of the team get mails about their accounts. */
export class MailStaff1760000740000 implements MigrationInterface {
  readonly name = 'MailStaff1760000740000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table email_deliveries
        drop constraint email_deliveries_cause_kind,
        add constraint email_deliveries_cause_kind check (cause_kind in
          ('trip-plan', 'consultation', 'ambassador-application', 'newsletter-subscriber', 'staff-account'))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from email_deliveries where cause_kind = 'staff-account'`)
    await runner.query(`
      alter table email_deliveries
        drop constraint email_deliveries_cause_kind,
        add constraint email_deliveries_cause_kind check
          (cause_kind in ('trip-plan', 'consultation', 'ambassador-application', 'newsletter-subscriber'))`)
  }
}
