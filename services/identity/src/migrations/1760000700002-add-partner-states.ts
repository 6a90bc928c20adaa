import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the state, the limits and the version of a partner; a deleted one keeps its id alone. */
export class AddPartnerStates1760000700002 implements MigrationInterface {
  readonly name = 'AddPartnerStates1760000700002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table partners
        alter column name drop not null,
        add column state text not null default 'active' check (state in ('active', 'disabled', 'deleted')),
        add column disabled_reason text,
        add column points_per_minute int check (points_per_minute > 0),
        add column points_per_day int check (points_per_day > 0),
        add column version int not null default 1,
        add constraint partners_deleted check ((name is null) = (state = 'deleted')),
        add constraint partners_disabled check ((disabled_reason is not null) = (state = 'disabled'))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update partners set state = 'active', disabled_reason = null, name = coalesce(name, id::text)`)
    await runner.query(`
      alter table partners
        drop column state, drop column disabled_reason, drop column points_per_minute, drop column points_per_day,
        drop column version, alter column name set not null`)
  }
}
