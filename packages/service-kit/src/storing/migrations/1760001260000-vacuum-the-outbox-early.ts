import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Every row of the outbox is written twice, said and marked, and lives seven days: by PostgreSQL's defaults the dead
 * halves of a fifth of all that is retained wait before their space is used again. Now those of a fiftieth do (ADR 178).
 */
export class VacuumTheOutboxEarly1760001260000 implements MigrationInterface {
  readonly name = 'VacuumTheOutboxEarly1760001260000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox set (autovacuum_vacuum_scale_factor = 0.02)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox reset (autovacuum_vacuum_scale_factor)`)
  }
}
