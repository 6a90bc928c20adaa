import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whoever asked for an erasure is told by one mail; of it an id stays, and what became of it. */
export class TellOfErasures1760001200000 implements MigrationInterface {
  readonly name = 'TellOfErasures1760001200000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table erasures
      add column notice_id uuid unique,
      add column notice_state text check (notice_state in ('on-its-way', 'sent', 'not-delivered')),
      add column notice_at timestamptz`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table erasures drop column notice_id, drop column notice_state, drop column notice_at')
  }
}
