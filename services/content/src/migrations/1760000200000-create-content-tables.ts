import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Creates the tables of published content, as in the first release. Later changes are separate migrations that build on
 * it.
 */
export class CreateContentTables1760000200000 implements MigrationInterface {
  readonly name = 'CreateContentTables1760000200000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table
      catalogue_position, catalogue_changes, page_inspections, site_map_runs, seed_state,
      publication_state, search_terms, publications, page_event_days, reference_prices,
      catalogue_state, procedures, treatment_types, airports`)
    await runner.query(`drop function note_catalogue_change, note_catalogue_row`)
  }
}

const tables = `
  -- Airports with their countries.
  create table airports (
    code text primary key,
    country text not null,
    country_code text,
    airport text not null,
    seeded_hash text
  );

  -- The catalogue of treatment types and procedures; a digest tells what was seeded from what somebody edited.
  create table treatment_types (
    slug text primary key,
    name text not null,
    position integer not null,
    seeded_hash text
  );

  create table procedures (
    slug text primary key,
    treatment_type_slug text not null references treatment_types,
    name text not null,
    position integer not null,
    facts jsonb not null,
    seeded_hash text,
    search tsvector generated always as (
      (setweight(to_tsvector('english'::regconfig, name), 'A'::"char")
      || setweight(to_tsvector('english'::regconfig, facts), 'D'::"char"))
    ) stored not null
  );
  create index procedures_treatment_type_slug on procedures (treatment_type_slug);
  create index procedures_search on procedures using gin (search);

  create table catalogue_state (
    only_row boolean primary key check (only_row),
    revision integer not null,
    changed_at timestamptz not null
  );

  -- What one unit of a procedure costs, country by country.
  create table reference_prices (
    id text primary key,
    country text not null,
    procedure text not null,
    price_usd_cents integer check (price_usd_cents > 0),
    unit text not null,
    source text not null,
    as_of date not null,
    seeded_hash text,
    unique (country, procedure)
  );

  -- What happened on the pages of the site, counted by day.
  create table page_event_days (
    day date,
    page text,
    name text,
    milestone integer,
    count bigint not null,
    primary key (day, page, name, milestone)
  );

  -- Everything that is published, and what it is found by.
  create table publications (
    kind text,
    key text,
    position integer not null,
    moved_to integer,
    is_sample boolean not null,
    content jsonb not null,
    path text,
    search_kind text,
    title text not null,
    summary text not null,
    words text not null,
    read_time integer not null,
    changed_at timestamptz not null,
    seeded_hash text,
    search tsvector generated always as (
      ((setweight(to_tsvector('english'::regconfig, title), 'A'::"char")
      || setweight(to_tsvector('english'::regconfig, summary), 'B'::"char"))
      || setweight(to_tsvector('english'::regconfig, words), 'D'::"char"))
    ) stored not null,
    primary key (kind, key)
  );
  create index publications_search on publications using gin (search);

  create table search_terms (
    word text primary key,
    stem text generated always as ((ts_lexize('english_stem'::regdictionary, word))[1]) stored
  );
  create index search_words_stem on search_terms (stem);
  create index search_words_like on search_terms using gin (word gin_trgm_ops);

  create table publication_state (
    only_row boolean primary key check (only_row),
    revision integer not null,
    changed_at timestamptz not null
  );

  -- Which program last compared what it ships with the tables.
  create table seed_state (
    only_row boolean primary key check (only_row),
    program text,
    seeded_rows text
  );

  -- Each time the site map was generated, and what Search Console last said of each page.
  create table site_map_runs (
    id uuid primary key,
    generated_at timestamptz not null,
    pages integer not null,
    entries jsonb not null,
    added text[] not null,
    removed text[] not null,
    changed text[] not null,
    submitted_at timestamptz
  );
  create index site_map_runs_newest on site_map_runs (generated_at desc, id desc);

  create table page_inspections (
    path text primary key,
    verdict text not null,
    coverage text not null,
    last_crawled_at timestamptz,
    inspected_at timestamptz not null
  );

  -- Everything published and priced at its last change, written by triggers, so that no way of changing it forgets to.
  -- The next position is taken from one row, which is held until the end of the transaction: positions are in the
  -- order of commits.
  create table catalogue_changes (
    kind text,
    key text,
    position bigint not null unique,
    changed_at timestamptz not null,
    removed boolean not null,
    is_sample boolean not null,
    was_public boolean not null,
    primary key (kind, key)
  );

  create table catalogue_position (
    only_row boolean primary key check (only_row),
    position bigint not null
  );

  create function note_catalogue_change(of_kind text, of_key text, is_removed boolean, as_sample boolean) returns void
    language plpgsql set search_path from current as $$
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
  $$;

  create function note_catalogue_row() returns trigger language plpgsql set search_path from current as $$
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
      perform note_catalogue_change(kind_after, key_after, false, coalesce((after ->> 'is_sample')::boolean, false));
    end if;
    return null;
  end
  $$;

  create trigger note_catalogue_change after insert or delete or update on treatment_types
    for each row execute function note_catalogue_row('treatment-type', 'slug');
  create trigger note_catalogue_change after insert or delete or update on procedures
    for each row execute function note_catalogue_row('procedure', 'slug');
  create trigger note_catalogue_change after insert or delete or update on reference_prices
    for each row execute function note_catalogue_row('price', 'id');
  create trigger note_catalogue_change after insert or delete or update on publications
    for each row execute function note_catalogue_row('', 'key');

  insert into catalogue_state (only_row, revision, changed_at) values (true, 0, now());
  insert into publication_state (only_row, revision, changed_at) values (true, 0, now());
  insert into seed_state (only_row) values (true);
  insert into catalogue_position (only_row, position) values (true, 0);
`
