import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the names under which enquiries know a procedure; the next change of the catalogue brings its former names. */
export class AddKnownNames1760000200050 implements MigrationInterface {
  readonly name = 'AddKnownNames1760000200050'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table catalogue_procedures add column known_names text[] not null default '{}'`)
    await runner.query(`
      update catalogue_procedures set known_names = array[
        '[' || to_json(treatment_type_name)::text || ',' || to_json(procedure_name)::text || ']']`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table catalogue_procedures drop column known_names')
  }
}
