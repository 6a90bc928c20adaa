import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What is told of by the name of its kind, and the column of its key; publications have their kind in a column. */
const told = {
  treatment_types: ['treatment-type', 'slug'],
  procedures: ['procedure', 'slug'],
  reference_prices: ['price', 'id'],
  claims: ['savings-claim', 'key'],
} as const

/**
 * Everything published and priced at its last change, written by triggers, so that no way of changing it forgets to. The next
 * position is taken from one row, which is held until the end of the transaction: positions are in the order of commits.
 */
export class NoteCatalogueChanges1760000960000 implements MigrationInterface {
  readonly name = 'NoteCatalogueChanges1760000960000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table catalogue_changes (
        kind text not null,
        key text not null,
        position bigint not null unique,
        changed_at timestamptz not null,
        removed boolean not null,
        is_sample boolean not null,
        was_public boolean not null,
        primary key (kind, key)
      )`)
    await runner.query(`
      create table catalogue_position (
        only_row boolean primary key check (only_row),
        position bigint not null
      )`)
    await runner.query(`insert into catalogue_position (only_row, position) values (true, 0)`)
    await runner.query(noteChange)
    await runner.query(noteRow)
    await this.noteWhatIsThere(runner)
    for (const [table, [kind, key]] of Object.entries(told)) await runner.query(triggerOn(table, `'${kind}', '${key}'`))
    await runner.query(triggerOn('publications', `'', 'key'`))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...Object.keys(told), 'publications']) {
      await runner.query(`drop trigger note_catalogue_change on ${table}`)
    }
    await runner.query('drop function note_catalogue_row()')
    await runner.query('drop function note_catalogue_change(text, text, boolean, boolean)')
    await runner.query('drop table catalogue_position, catalogue_changes')
  }

  private async noteWhatIsThere(runner: QueryRunner): Promise<void> {
    for (const [table, [kind, key]] of Object.entries(told)) {
      await runner.query(`select note_catalogue_change('${kind}', ${key}, false, false) from ${table} order by ${key}`)
    }
    await runner.query(`
      select note_catalogue_change(kind, key, false, is_sample) from publications where kind <> 'setting' order by kind, key`)
  }
}

/** `set search_path from current`: whoever changes a row, from whichever schema, is noted in this one. */
const noteChange = `
  create function note_catalogue_change(of_kind text, of_key text, is_removed boolean, as_sample boolean)
  returns void language plpgsql set search_path from current as
  $$
  declare next bigint;
  begin
    update catalogue_position set position = position + 1 returning position into next;
    insert into catalogue_changes as c (kind, key, position, changed_at, removed, is_sample, was_public)
    values (of_kind, of_key, next, now(), is_removed, as_sample, not as_sample)
    on conflict (kind, key) do update set
      position = excluded.position,
      changed_at = excluded.changed_at,
      removed = excluded.removed,
      is_sample = excluded.is_sample,
      was_public = c.was_public or excluded.was_public;
  end
  $$`

/** Of a row that has another name than before the old name is removed; of one that only was compared anew nothing is told. */
const noteRow = `
  create function note_catalogue_row() returns trigger language plpgsql set search_path from current as
  $$
  declare
    before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'seeded_hash' end;
    after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'seeded_hash' end;
    kind_before text := coalesce(before ->> 'kind', tg_argv[0]);
    kind_after text := coalesce(after ->> 'kind', tg_argv[0]);
    key_before text := before ->> tg_argv[1];
    key_after text := after ->> tg_argv[1];
  begin
    if before is not null and kind_before <> 'setting'
      and (after is null or (kind_before, key_before) <> (kind_after, key_after)) then
      perform note_catalogue_change(kind_before, key_before, true, coalesce((before ->> 'is_sample')::boolean, false));
    end if;
    if after is not null and kind_after <> 'setting' and after is distinct from before then
      perform note_catalogue_change(kind_after, key_after, false, coalesce((after ->> 'is_sample')::boolean, false));
    end if;
    return null;
  end
  $$`

const triggerOn = (table: string, names: string) => `
  create trigger note_catalogue_change after insert or update or delete on ${table}
  for each row execute function note_catalogue_row(${names})`
