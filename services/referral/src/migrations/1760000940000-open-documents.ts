import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A document is fetched part by part by whoever opened it a moment ago. */
export class OpenDocuments1760000940000 implements MigrationInterface {
  readonly name = 'OpenDocuments1760000940000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table document_openings (
        id uuid primary key,
        upload_id uuid not null references application_documents on delete cascade,
        session_id uuid not null,
        opened_at timestamptz not null)`)
    await runner.query('create index document_openings_upload_id on document_openings (upload_id)')
    await runner.query('create index document_openings_opened_at on document_openings (opened_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table document_openings')
  }
}
