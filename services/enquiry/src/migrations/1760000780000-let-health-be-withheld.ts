import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A consultation is asked for with or without the consent to use what is said of health; without it no treatment is stored. */
export class LetHealthBeWithheld1760000780000 implements MigrationInterface {
  readonly name = 'LetHealthBeWithheld1760000780000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table consultations alter column treatment_type drop not null')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("update consultations set treatment_type = 'Other' where treatment_type is null")
    await runner.query('alter table consultations alter column treatment_type set not null')
  }
}
