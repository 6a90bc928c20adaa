import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Which program last compared what it ships with the tables. */
export class CreateSeedState1760000240000 implements MigrationInterface {
  readonly name = 'CreateSeedState1760000240000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table seed_state (
        only_row boolean primary key check (only_row),
        program text,
        seeded_rows text
      )`)
    await runner.query('insert into seed_state (only_row) values (true)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table seed_state')
  }
}
