import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A promise remembers the last mark that was told. Marks that passed before count as told: nobody is written to about a
 * promise that ran out before there was a clock, which the team may well have answered from its mailbox.
 */
export class TellPromiseMarks1760000910000 implements MigrationInterface {
  readonly name = 'TellPromiseMarks1760000910000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table answer_promises add column told_hours smallint not null default 0
      constraint answer_promises_told_hours check (told_hours in (0, 12, 20, 24))`)
    await runner.query(`update answer_promises set told_hours = case
        when promised_at <= now() - interval '24 hours' then 24
        when promised_at <= now() - interval '20 hours' then 20
        when promised_at <= now() - interval '12 hours' then 12 else 0 end
      where kept_at is null`)
    // What the clock reads; nothing read along the one before.
    await runner.query('drop index answer_promises_open')
    await runner.query(`create index answer_promises_running on answer_promises (promised_at)
      where kept_at is null and told_hours < 24`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table answer_promises drop column told_hours')
    await runner.query('create index answer_promises_open on answer_promises (due_at) where kept_at is null')
  }
}
