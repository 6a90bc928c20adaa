import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Documents can be asked for again; one that another took the place of stays as a row without its file. */
export class AskForDocuments1760000950000 implements MigrationInterface {
  readonly name = 'AskForDocuments1760000950000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table document_requests (
        id uuid primary key,
        application_id uuid not null references ambassador_applications on delete cascade,
        kinds text[] not null check (kinds <@ array['identity-document', 'tour-guide-license'] and kinds <> '{}'),
        reason text not null,
        asked_by text not null,
        asked_at timestamptz not null,
        link_digest text not null constraint document_requests_link_digest_key unique,
        expires_at timestamptz not null,
        answered_at timestamptz)`)
    await runner.query('create index document_requests_application_id on document_requests (application_id)')
    await runner.query(`
      alter table application_documents
        drop constraint application_documents_application_id_kind_key,
        drop constraint application_documents_state_check,
        add constraint application_documents_state_check
          check (state in ('uploaded', 'stored', 'lost', 'forgotten', 'replaced'))`)
    await runner.query(`
      create unique index application_documents_of_application on application_documents (application_id, kind)
        where state <> 'replaced'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from application_documents where state = 'replaced'`)
    await runner.query('drop index application_documents_of_application')
    await runner.query(`
      alter table application_documents
        add constraint application_documents_application_id_kind_key unique (application_id, kind),
        drop constraint application_documents_state_check,
        add constraint application_documents_state_check check (state in ('uploaded', 'stored', 'lost', 'forgotten'))`)
    await runner.query('drop table document_requests')
  }
}
