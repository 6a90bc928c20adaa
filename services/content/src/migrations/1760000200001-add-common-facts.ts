import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the facts that all procedures of a kind share; they are empty until the content is stored again. */
export class AddCommonFacts1760000200001 implements MigrationInterface {
  readonly name = 'AddCommonFacts1760000200001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table catalogue_state add column common_facts json not null default '[]'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table catalogue_state drop column common_facts')
  }
}
