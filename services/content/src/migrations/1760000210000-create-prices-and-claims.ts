import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What one unit of a procedure costs, country by country, and the claims that rest on it. */
export class CreatePricesAndClaims1760000210000 implements MigrationInterface {
  readonly name = 'CreatePricesAndClaims1760000210000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reference_prices (
        id text primary key,
        country text not null,
        procedure text not null,
        price_usd_cents int check (price_usd_cents > 0),
        unit text not null,
        source text not null,
        as_of date not null,
        seeded_hash text,
        unique (country, procedure)
      )`)
    await runner.query(`
      create table claims (
        key text primary key,
        text text not null,
        percent int not null,
        evidence text not null,
        seeded_hash text
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table claims, reference_prices')
  }
}
