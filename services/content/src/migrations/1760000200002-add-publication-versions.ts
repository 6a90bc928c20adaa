import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the versions of published records that staff edit. */
export class AddPublicationVersions1760000200002 implements MigrationInterface {
  readonly name = 'AddPublicationVersions1760000200002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table publication_versions, publication_heads')
    await runner.query('drop function refuse_publication_version_change')
  }
}

const tables = `
  -- A record that staff edited: how often it changed, and whether it was taken off the site. The row of an archived
  -- record keeps the next start from storing the shipped text again.
  create table publication_heads (
    kind text,
    key text,
    revision integer not null,
    archived_at timestamptz,
    archived_path text,
    redirect_path text,
    primary key (kind, key)
  );
  create index publication_heads_archived_path on publication_heads (archived_path) where archived_path is not null;

  create table publication_versions (
    kind text,
    key text,
    number integer,
    state text not null,
    content jsonb not null,
    title text not null,
    path text,
    note text,
    authors uuid[] not null,
    base_digest text,
    written_at timestamptz not null,
    written_by uuid,
    approved_at timestamptz,
    approved_by uuid,
    publish_at timestamptz,
    scheduled_by uuid,
    published_at timestamptz,
    published_by uuid,
    return_reason text,
    primary key (kind, key, number),
    foreign key (kind, key) references publication_heads,
    check ((state = 'scheduled') = (publish_at is not null))
  );
  create unique index publication_versions_open on publication_versions (kind, key)
    where state in ('draft', 'in-review', 'approved', 'scheduled');
  create index publication_versions_publish_at on publication_versions (publish_at) where state = 'scheduled';

  create function refuse_publication_version_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and (
      new.content = old.content
      or (old.state = 'draft' and old.approved_at is null and old.return_reason is null)
    ) then
      return new;
    end if;
    raise exception 'versions of publications are kept as they were reviewed or published';
  end
  $$;
  create trigger publication_versions_are_kept before delete or update on publication_versions
    for each row execute function refuse_publication_version_change();
`
