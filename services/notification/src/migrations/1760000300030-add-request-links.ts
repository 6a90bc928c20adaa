import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the sealed secret of the link to each patient's page, which mails get only when they are sent. */
export class AddRequestLinks1760000300030 implements MigrationInterface {
  readonly name = 'AddRequestLinks1760000300030'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table request_links (
        enquiry_id uuid primary key,
        sealed_link bytea not null,
        issued_at timestamptz not null
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table request_links')
  }
}
