import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A consent is found by the link of the receipt it was given with; only a digest of the link's secret is stored. */
export class LetConsentsBeWithdrawn1760000800000 implements MigrationInterface {
  readonly name = 'LetConsentsBeWithdrawn1760000800000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table consents add column link_digest text')
    await runner.query('create index consents_link_digest on consents (link_digest) where link_digest is not null')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table consents drop column link_digest')
  }
}
