import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The sealed file of a document lies in its row, so that a backup of the database has it. What is sealed does not
 * compress, so nothing is spent on trying.
 */
export class StoreDocuments1760000920000 implements MigrationInterface {
  readonly name = 'StoreDocuments1760000920000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table application_documents
        add column sealed bytea,
        alter column sealed set storage external,
        add constraint application_documents_sealed_check check (sealed is null or state = 'stored')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_documents drop column sealed')
  }
}
