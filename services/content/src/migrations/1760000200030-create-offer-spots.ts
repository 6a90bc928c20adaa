import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the spots of offers, and the day for which beginnings and ends of validity were published. */
export class CreateOfferSpots1760000200030 implements MigrationInterface {
  readonly name = 'CreateOfferSpots1760000200030'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table offer_spots')
    await runner.query('alter table publication_state drop column validity_day')
  }
}

const tables = `
  -- Spots that are left of an offer, apart from its versions: a count needs no review, and no draft resets it.
  create table offer_spots (
    key text primary key,
    remaining integer not null check (remaining >= 0),
    changed_at timestamptz not null
  );

  alter table publication_state add column validity_day date;
`
