import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Receipts of cookie choices. They are added only: the table itself refuses to change or lose one. */
export class CreateConsentReceipts1760000120000 implements MigrationInterface {
  readonly name = 'CreateConsentReceipts1760000120000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table consent_receipts (
        id uuid primary key,
        policy_version text not null,
        analytics boolean not null,
        advertising boolean not null,
        personalization boolean not null,
        functionality boolean not null,
        recorded_at timestamptz not null
      )`)
    await runner.query(`
      create function refuse_consent_change() returns trigger language plpgsql as
      $$ begin raise exception 'consent receipts are only added'; end $$`)
    await runner.query(`
      create trigger consent_receipts_append_only before update or delete on consent_receipts
      for each row execute function refuse_consent_change()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table consent_receipts')
    await runner.query('drop function refuse_consent_change')
  }
}
