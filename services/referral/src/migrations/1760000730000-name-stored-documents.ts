import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A document that was moved to where documents are stored has the state `stored`. */
export class NameStoredDocuments1760000730000 implements MigrationInterface {
  readonly name = 'NameStoredDocuments1760000730000'

  async up(runner: QueryRunner): Promise<void> {
    await renameState(runner, { was: 'kept', is: 'stored' })
  }

  async down(runner: QueryRunner): Promise<void> {
    await renameState(runner, { was: 'stored', is: 'kept' })
  }
}

async function renameState(runner: QueryRunner, { was, is }: { was: string; is: string }): Promise<void> {
  await runner.query('alter table application_documents drop constraint application_documents_state_check')
  await runner.query('update application_documents set state = $2 where state = $1', [was, is])
  await runner.query(`
    alter table application_documents add constraint application_documents_state_check
      check (state in ('uploaded', '${is}', 'lost', 'forgotten'))`)
}
