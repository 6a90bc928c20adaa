import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The care team's mail refers to the halves that it was put together of (ADR 194), which are sealed and do not compress.
 * Message-IDs are made of the mail's own id, whose key makes them unique already.
 */
export class ReferToHalvesOfEmails1760001400000 implements MigrationInterface {
  readonly name = 'ReferToHalvesOfEmails1760001400000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table operator_emails
        alter column submitted_sealed set storage external,
        alter column ai_plan_sealed set storage external`)
    await runner.query(`alter table email_deliveries drop constraint email_deliveries_message_id_key`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table email_deliveries add constraint email_deliveries_message_id_key unique (message_id)`)
    // The release below knows no mail that refers to halves; SQL has no keys to put them into it.
    await runner.query(`
      update email_deliveries set state = 'dead', outcome = 'An unexpected error occurred while sending email',
        sealed_words = null, lease_until = null, lease_holder = null, finished_at = clock_timestamp()
      where template = 'trip-plan-operator-email.v2' and sealed_words is not null`)
    await runner.query(`
      update operator_emails set submitted_sealed = null, ai_plan_sealed = null where composed_at is not null`)
    await runner.query(`
      alter table operator_emails
        alter column submitted_sealed set storage extended,
        alter column ai_plan_sealed set storage extended`)
  }
}
