import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Enquiries that are erased within a month are listed by when they were last active (O-7). */
export class ListErasedSoon1760001300000 implements MigrationInterface {
  readonly name = 'ListErasedSoon1760001300000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index care_enquiries_last_activity on care_enquiries (last_activity_at, id)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index care_enquiries_last_activity')
  }
}
