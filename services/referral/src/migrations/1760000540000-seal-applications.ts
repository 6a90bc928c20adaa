import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Telephone numbers and notes of applications are sealed (ADR 0028). Those that were stored in clear are forgotten: SQL
 * has no keys, and the team was mailed them when they came.
 */
export class SealApplications1760000540000 implements MigrationInterface {
  readonly name = 'SealApplications1760000540000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ambassador_applications
        drop column phone_number,
        drop column additional_notes,
        add column phone_number_sealed bytea,
        add column additional_notes_sealed bytea`)
    await runner.query(`
      create index ambassador_applications_numbers on ambassador_applications (decided_at)
      where national_id_sealed is not null`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ambassador_applications_numbers`)
    await runner.query(`
      alter table ambassador_applications
        drop column phone_number_sealed,
        drop column additional_notes_sealed,
        add column phone_number text not null default '',
        add column additional_notes text`)
  }
}
