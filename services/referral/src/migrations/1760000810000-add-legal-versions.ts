import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Which terms and which privacy policy were in force when the application was sent; rows of before have none. */
export class AddLegalVersions1760000810000 implements MigrationInterface {
  readonly name = 'AddLegalVersions1760000810000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table ambassador_applications add column terms_version text, add column privacy_version text',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table ambassador_applications drop column terms_version, drop column privacy_version')
  }
}
