import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A mail that is being sent says by whom, as every row of a leased queue does (ADR 46). */
export class NameSendersOfEmails1760000620000 implements MigrationInterface {
  readonly name = 'NameSendersOfEmails1760000620000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table email_deliveries add column lease_holder uuid`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table email_deliveries drop column lease_holder`)
  }
}
