import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The list of applications is read along one index, whatever their status. */
export class ListApplications1760000930000 implements MigrationInterface {
  readonly name = 'ListApplications1760000930000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index ambassador_applications_listed on ambassador_applications (status, submitted_at, id)',
    )
    // It serves what this one served.
    await runner.query('drop index ambassador_applications_pending')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ambassador_applications_listed')
    await runner.query(`
      create index ambassador_applications_pending on ambassador_applications (submitted_at) where status = 'pending'`)
  }
}
