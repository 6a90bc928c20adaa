import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Keeps published versions of legal documents as they are, and publication by their authors out. */
export class GuardLegalDocuments1760000200070 implements MigrationInterface {
  readonly name = 'GuardLegalDocuments1760000200070'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(guards)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table publication_versions drop constraint publication_versions_legal_approval')
    await runner.query('drop function refuse_legal_text_change cascade')
  }
}

const guards = `
  alter table publication_versions add constraint publication_versions_legal_approval check (
    kind <> 'legal-document' or (
      (approved_by is null or approved_by <> all (authors))
      and (scheduled_by is null or scheduled_by <> all (authors))
      and (published_by is null or published_by <> all (authors))
      and (approved_by is not null or authors = '{}' or state not in ('scheduled', 'published'))
    )
  );

  -- Files of a release may still change until people published a version; consents refer to all of them from then on.
  create function refuse_legal_text_change() returns trigger language plpgsql as $$
  declare page jsonb := jsonb_build_object(
    'title', old.content -> 'title', 'summary', old.content -> 'summary', 'meta', old.content -> 'meta'
  );
  begin
    if tg_op = 'UPDATE' and not exists (
      select from jsonb_array_elements(old.content -> 'versions') with ordinality as before (version, at)
      where coalesce(new.content -> 'versions' -> (before.at::int - 1), 'null')
        not in (before.version, page || before.version)
    ) then
      return new;
    end if;
    raise exception 'published versions of legal documents never change';
  end
  $$;
  create trigger legal_texts_are_kept before update on publications for each row
    when (old.kind = 'legal-document' and (old.seeded_hash is null or new.seeded_hash is null))
    execute function refuse_legal_text_change();
  create trigger legal_texts_are_not_removed before delete on publications for each row
    when (old.kind = 'legal-document' and old.seeded_hash is null)
    execute function refuse_legal_text_change();
`
