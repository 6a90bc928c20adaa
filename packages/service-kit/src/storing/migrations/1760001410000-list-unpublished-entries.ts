import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Lists what is said and not published yet, so that publishing takes a short row off the list and writes no row of the
 * outbox a second time (ADR 195). The release before knows no list: it publishes the entries without an instant, as it
 * stores its own, and this one publishes both.
 */
export class ListUnpublishedEntries1760001410000 implements MigrationInterface {
  readonly name = 'ListUnpublishedEntries1760001410000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outbox_unpublished (
        id uuid primary key,
        stored_at timestamptz not null default clock_timestamp()
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update outbox set published_at = null where id in (select id from outbox_unpublished)`)
    await runner.query('drop table outbox_unpublished')
  }
}
