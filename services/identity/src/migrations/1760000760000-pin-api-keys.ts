import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The version of the graph that a key was made for (F-A20). The first one is the default for keys that are there, and for those
 * that the release before makes while this one is rolled out.
 */
export class PinApiKeys1760000760000 implements MigrationInterface {
  readonly name = 'PinApiKeys1760000760000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table api_keys
        add column version text not null default '2027-01' check (version ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table api_keys drop column version')
  }
}
