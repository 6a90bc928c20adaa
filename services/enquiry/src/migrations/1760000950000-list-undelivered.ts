import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The list of enquiries whose answer did not arrive reads along an index of its own, in which there are few. */
export class ListUndelivered1760000950000 implements MigrationInterface {
  readonly name = 'ListUndelivered1760000950000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index care_enquiries_undelivered on care_enquiries (submitted_at, id)
      where has_mail_problem and state <> 'closed'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index care_enquiries_undelivered')
  }
}
