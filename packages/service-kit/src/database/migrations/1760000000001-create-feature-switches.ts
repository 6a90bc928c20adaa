import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds each service's copy of the feature switches, which staff change at run time. */
export class CreateFeatureSwitches1760000000001 implements MigrationInterface {
  readonly name = 'CreateFeatureSwitches1760000000001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table feature_switches (
      name text primary key,
      is_on boolean not null,
      changed_at timestamptz not null
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feature_switches')
  }
}
