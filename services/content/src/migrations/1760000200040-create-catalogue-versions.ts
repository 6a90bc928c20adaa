import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds versions of catalogue entries, edited countries, and the retirement of entries. */
export class CreateCatalogueVersions1760000200040 implements MigrationInterface {
  readonly name = 'CreateCatalogueVersions1760000200040'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger note_catalogue_change on airports')
    await runner.query('drop table catalogue_versions, countries')
    await runner.query('drop function refuse_catalogue_version_change')
    await runner.query('drop trigger note_catalogue_entries on treatment_types')
    await runner.query('drop function note_catalogue_entries')
    await runner.query('alter table airports drop column retired_at')
    for (const table of ['treatment_types', 'procedures']) {
      await runner.query(`alter table ${table} drop column retired_at, drop column former_names`)
    }
    await runner.query(`delete from catalogue_changes where kind in ('airport', 'country')`)
    await runner.query(noteRow('false'))
  }
}

const tables = `
  create table catalogue_versions (
    kind text,
    key text,
    number integer check (number > 0),
    state text not null,
    content jsonb not null,
    note text,
    authors uuid[] not null,
    base_digest text,
    written_at timestamptz not null,
    written_by uuid,
    checked_at timestamptz,
    checked_by uuid,
    return_reason text,
    primary key (kind, key, number),
    constraint catalogue_versions_second_person
      check (checked_by is null or state = 'returned' or not checked_by = any (authors))
  );
  create unique index catalogue_versions_in_review on catalogue_versions (kind, key) where state = 'in-review';

  create function refuse_catalogue_version_change() returns trigger
    language plpgsql as $$
    begin
      if tg_op = 'UPDATE'
        and (old.kind, old.key, old.number, old.content, old.authors, old.written_at)
          is not distinct from (new.kind, new.key, new.number, new.content, new.authors, new.written_at) then
        return new;
      end if;
      raise exception 'content and authors of a catalogue version never change';
    end $$;
  create trigger catalogue_versions_keep_content before delete or update on catalogue_versions
    for each row execute function refuse_catalogue_version_change();

  -- Countries that staff edited or added; all others come from the files and the airports.
  create table countries (
    code text primary key,
    name text not null,
    former_names text[] not null default '{}',
    retired_at timestamptz
  );

  alter table airports add column retired_at timestamptz;
  alter table treatment_types
    add column retired_at timestamptz,
    add column former_names text[] not null default '{}';
  alter table procedures
    add column retired_at timestamptz,
    add column former_names text[] not null default '{}';
`

/** Records a changed row in the list of changes; `isRemoved` is an SQL condition for rows that were removed. */
const noteRow = (isRemoved: string) => `
  create or replace function note_catalogue_row() returns trigger language plpgsql set search_path from current as $$
  declare
    before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'seeded_hash' end;
    after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'seeded_hash' end;
    kind_before text := coalesce(before ->> 'kind', tg_argv[0]);
    kind_after text := coalesce(after ->> 'kind', tg_argv[0]);
    key_before text := before ->> tg_argv[1];
    key_after text := after ->> tg_argv[1];
  begin
    if before is not null and kind_before not in ('setting', 'email-text')
      and (after is null or (kind_before, key_before) <> (kind_after, key_after)) then
      perform note_catalogue_change(kind_before, key_before, true, coalesce((before ->> 'is_sample')::boolean, false));
    end if;
    if after is not null and kind_after not in ('setting', 'email-text') and after is distinct from before then
      perform note_catalogue_change(
        kind_after, key_after, ${isRemoved}, coalesce((after ->> 'is_sample')::boolean, false));
    end if;
    return null;
  end
  $$`

// An entry goes with the treatment type or country that it belongs to.
const isGone = `after ->> 'retired_at' is not null
      or exists (
        select from treatment_types t where t.slug = after ->> 'treatment_type_slug' and t.retired_at is not null)
      or exists (select from countries c where c.code = after ->> 'country_code' and c.retired_at is not null)`

// A release brings thousands of airports; only those that people changed, or whose country they retired, are listed.
const changes = `
  ${noteRow(isGone)};
  create trigger note_catalogue_change after insert or update on airports
    for each row when (new.seeded_hash is null) execute function note_catalogue_row('airport', 'code');
  create trigger note_catalogue_change after insert or update on countries
    for each row execute function note_catalogue_row('country', 'code');

  -- Notes the offered entries of a treatment type or country that was retired or is offered again.
  create function note_catalogue_entries() returns trigger language plpgsql set search_path from current as $$
  begin
    if (case when tg_op = 'UPDATE' then old.retired_at end is null) = (new.retired_at is null) then return null; end if;
    if tg_table_name = 'countries' then
      perform note_catalogue_change('airport', code, new.retired_at is not null, false)
      from airports where country_code = new.code and retired_at is null;
    else
      perform note_catalogue_change('procedure', slug, new.retired_at is not null, false)
      from procedures where treatment_type_slug = new.slug and retired_at is null;
    end if;
    return null;
  end
  $$;
  create trigger note_catalogue_entries after update on treatment_types
    for each row execute function note_catalogue_entries();
  create trigger note_catalogue_entries after insert or update on countries
    for each row execute function note_catalogue_entries();
`
