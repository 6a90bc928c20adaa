import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A draft is written four times (asked for, taken, stored, announced) and lives two years, as in the kit's outbox (ADR 178). */
export class VacuumPlansEarly1760001261000 implements MigrationInterface {
  readonly name = 'VacuumPlansEarly1760001261000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table ai_trip_plans set (autovacuum_vacuum_scale_factor = 0.02)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table ai_trip_plans reset (autovacuum_vacuum_scale_factor)`)
  }
}
