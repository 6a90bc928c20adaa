import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the versions of prices, and the changes that staff propose and check. */
export class CreatePriceVersions1760000200020 implements MigrationInterface {
  readonly name = 'CreatePriceVersions1760000200020'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table price_versions, price_changes')
    await runner.query('drop function refuse_price_version_change')
    await runner.query('alter table reference_prices drop column source_url')
  }
}

const tables = `
  alter table reference_prices add column source_url text;

  -- A change of one or more prices. Its authors never publish it.
  create table price_changes (
    id uuid primary key,
    version integer not null,
    state text not null,
    prices jsonb not null,
    note text not null,
    valid_from date,
    authors uuid[] not null,
    written_by uuid not null,
    written_at timestamptz not null,
    checked_by uuid,
    checked_at timestamptz,
    reason text,
    check (state not in ('scheduled', 'published') or (checked_by is not null and not checked_by = any (authors))),
    check (state <> 'scheduled' or valid_from is not null)
  );
  create index price_changes_state on price_changes (state, id);

  -- Every value that a price ever had on the site. Those of no change came with a release.
  create table price_versions (
    price_id text,
    number integer check (number > 0),
    price_usd_cents integer check (price_usd_cents > 0),
    unit text not null,
    source text not null,
    source_url text,
    as_of date not null,
    valid_from date not null,
    note text,
    restored_from integer,
    change_id uuid references price_changes,
    authors uuid[] not null,
    written_by uuid,
    checked_by uuid,
    published_at timestamptz not null,
    primary key (price_id, number),
    check ((change_id is null) = (checked_by is null)),
    check (checked_by is null or not checked_by = any (authors))
  );

  create function refuse_price_version_change() returns trigger
    language plpgsql as $$
    begin
      raise exception 'versions of prices are only added';
    end $$;

  create trigger price_versions_are_only_added before delete or update on price_versions
    for each row execute function refuse_price_version_change();

  insert into price_versions
    (price_id, number, price_usd_cents, unit, source, as_of, valid_from, authors, published_at)
  select id, 1, price_usd_cents, unit, source, as_of, as_of, '{}', now() from reference_prices;
`
