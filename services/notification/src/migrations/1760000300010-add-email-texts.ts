import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds this service's copy of the sentences of emails, which editors publish. */
export class AddEmailTexts1760000300010 implements MigrationInterface {
  readonly name = 'AddEmailTexts1760000300010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table email_texts (
      key text primary key,
      content jsonb not null,
      changed_at timestamptz not null
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table email_texts')
  }
}
