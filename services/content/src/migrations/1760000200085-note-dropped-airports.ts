import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Tells partners of airports in the list of changes that a later release drops, or brings back. */
export class NoteDroppedAirports1760000200085 implements MigrationInterface {
  readonly name = 'NoteDroppedAirports1760000200085'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function note_listed_airport cascade')
  }
}

// Retiring a country lists its airports, also those of a release, which are otherwise not listed.
const changes = `
  create function note_listed_airport() returns trigger language plpgsql set search_path from current as $$
  declare
    airport_code text := case when tg_op = 'DELETE' then old.code else new.code end;
    is_gone boolean := true;
  begin
    if tg_op <> 'DELETE' then
      is_gone := new.retired_at is not null
        or exists (select from countries c where c.code = new.country_code and c.retired_at is not null);
    end if;
    perform note_catalogue_change('airport', airport_code, is_gone, false)
    from catalogue_changes c where c.kind = 'airport' and c.key = airport_code and c.removed <> is_gone;
    return null;
  end
  $$;
  create trigger note_dropped_airport after delete on airports
    for each row execute function note_listed_airport();
  create trigger note_listed_airport after insert or update on airports
    for each row when (new.seeded_hash is not null) execute function note_listed_airport();
`
