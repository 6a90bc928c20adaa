import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds each service's copy of the current versions of legal documents, which are stored with consents. */
export class CreateLegalVersions1760000000002 implements MigrationInterface {
  readonly name = 'CreateLegalVersions1760000000002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table legal_versions (
      document text primary key,
      version text not null,
      changed_at timestamptz not null
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table legal_versions')
  }
}
