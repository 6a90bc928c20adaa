import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A value of the company is called so wherever it is published; edited ones stay edited under the new name. */
export class NameCompanyValues1760000700000 implements MigrationInterface {
  readonly name = 'NameCompanyValues1760000700000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update publications set kind = 'company-value' where kind = 'value'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update publications set kind = 'value' where kind = 'company-value'`)
  }
}
