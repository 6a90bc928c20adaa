import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the service's copy of the treatments that enquiries may choose. */
export class CreateOfferedTreatments1760000100050 implements MigrationInterface {
  readonly name = 'CreateOfferedTreatments1760000100050'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table offered_treatments (
        only_row boolean primary key check (only_row),
        revision bigint not null,
        treatment_types jsonb not null
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table offered_treatments')
  }
}
