import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the names under which enquiries know a procedure; they are empty until the catalogue is published again. */
export class AddKnownNames1760000200050 implements MigrationInterface {
  readonly name = 'AddKnownNames1760000200050'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table catalogue_procedures add column known_names text[] not null default '{}'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table catalogue_procedures drop column known_names')
  }
}
