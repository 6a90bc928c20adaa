import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Leaves email texts out of the changes that partners read, as settings are. */
export class HideEmailTexts1760000200055 implements MigrationInterface {
  readonly name = 'HideEmailTexts1760000200055'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(noteRow(`('setting', 'email-text')`))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(noteRow(`('setting')`))
  }
}

/** Notes a changed row in the list of changes, unless its kind is one of these. */
const noteRow = (hidden: string) => `
  create or replace function note_catalogue_row() returns trigger language plpgsql set search_path from current as $$
  declare
    before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'seeded_hash' end;
    after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'seeded_hash' end;
    kind_before text := coalesce(before ->> 'kind', tg_argv[0]);
    kind_after text := coalesce(after ->> 'kind', tg_argv[0]);
    key_before text := before ->> tg_argv[1];
    key_after text := after ->> tg_argv[1];
  begin
    if before is not null and kind_before not in ${hidden}
      and (after is null or (kind_before, key_before) <> (kind_after, key_after)) then
      perform note_catalogue_change(kind_before, key_before, true, coalesce((before ->> 'is_sample')::boolean, false));
    end if;
    if after is not null and kind_after not in ${hidden} and after is distinct from before then
      perform note_catalogue_change(
        kind_after, key_after, after ->> 'retired_at' is not null, coalesce((after ->> 'is_sample')::boolean, false));
    end if;
    return null;
  end
  $$`
