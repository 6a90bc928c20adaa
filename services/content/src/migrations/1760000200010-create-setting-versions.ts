import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the history of the settings. */
export class CreateSettingVersions1760000200010 implements MigrationInterface {
  readonly name = 'CreateSettingVersions1760000200010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table setting_versions')
    await runner.query('drop function refuse_setting_version_change')
  }
}

const tables = `
  create table setting_versions (
    group_key text,
    version integer check (version > 0),
    settings jsonb not null,
    changes jsonb not null,
    note text,
    restored_from integer,
    written_at timestamptz not null,
    written_by uuid,
    primary key (group_key, version)
  );

  create function refuse_setting_version_change() returns trigger
    language plpgsql as $$
    begin
      raise exception 'versions of settings are only added';
    end $$;

  create trigger setting_versions_are_only_added before delete or update on setting_versions
    for each row execute function refuse_setting_version_change();
`
