import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Airports with their countries, and the catalogue of treatment types and procedures. */
export class CreateAirportsAndCatalogue1760000200000 implements MigrationInterface {
  readonly name = 'CreateAirportsAndCatalogue1760000200000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table airports (
        code text primary key,
        country text not null,
        country_code text,
        airport text not null,
        seeded_hash text
      )`)
    await runner.query(`
      create table treatment_types (
        slug text primary key,
        name text not null,
        position int not null,
        seeded_hash text
      )`)
    await runner.query(`
      create table procedures (
        slug text primary key,
        treatment_type_slug text not null references treatment_types (slug),
        name text not null,
        position int not null,
        facts jsonb not null,
        seeded_hash text
      )`)
    await runner.query(`create index procedures_treatment_type_slug on procedures (treatment_type_slug)`)
    await runner.query(`
      create table catalogue_state (
        only_row boolean primary key check (only_row),
        revision int not null,
        changed_at timestamptz not null
      )`)
    await runner.query(`insert into catalogue_state (only_row, revision, changed_at) values (true, 0, now())`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table catalogue_state, procedures, treatment_types, airports')
  }
}
