import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Removes what earlier versions stored in clear and is sealed from now on (ADR 0028): events with personal fields, whose
 * versions nobody hears any more, dead letters, and digests of requests that were made without a key. SQL has no keys,
 * so nothing of it can be sealed afterwards.
 */
export class SealWhatIsStored1760000500000 implements MigrationInterface {
  readonly name = 'SealWhatIsStored1760000500000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from outbox where payload ?| array['personal', 'itinerary']`)
    await runner.query(`delete from dead_letters`)
    await runner.query(`delete from idempotency_keys`)
    await runner.query(`create index dead_letters_died_at on dead_letters (died_at)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index dead_letters_died_at`)
  }
}
