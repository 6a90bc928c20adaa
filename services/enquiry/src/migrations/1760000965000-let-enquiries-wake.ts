import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Until when we wait for a patient. The constraint keeps who changes a state from leaving an alarm behind. */
export class LetEnquiriesWake1760000965000 implements MigrationInterface {
  readonly name = 'LetEnquiriesWake1760000965000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table care_enquiries add column wakes_at timestamptz,
      add constraint care_enquiries_wakes_when_waiting check (wakes_at is null or state = 'waiting')`)
    await runner.query(`create index care_enquiries_wakes on care_enquiries (wakes_at) where state = 'waiting'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table care_enquiries drop column wakes_at')
  }
}
