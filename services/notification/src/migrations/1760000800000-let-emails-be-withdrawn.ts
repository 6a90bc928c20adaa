import type { MigrationInterface, QueryRunner } from 'typeorm'

const stateCheck = (states: string) => `
  alter table email_deliveries
    drop constraint email_deliveries_state_check,
    add constraint email_deliveries_state_check check (state in (${states}))`

/** A mail that waits is not sent any more when the consent that it rests on was withdrawn. */
export class LetEmailsBeWithdrawn1760000800000 implements MigrationInterface {
  readonly name = 'LetEmailsBeWithdrawn1760000800000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(stateCheck(`'queued', 'sending', 'retrying', 'sent', 'dead', 'withdrawn'`))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from email_deliveries where state = 'withdrawn'`)
    await runner.query(stateCheck(`'queued', 'sending', 'retrying', 'sent', 'dead'`))
  }
}
