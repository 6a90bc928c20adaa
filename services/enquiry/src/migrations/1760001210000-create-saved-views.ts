import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The views of the list of enquiries that somebody, or the team, has named. */
export class CreateSavedViews1760001210000 implements MigrationInterface {
  readonly name = 'CreateSavedViews1760001210000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table saved_views (
      owner text primary key, version integer not null, views jsonb not null, saved_at timestamptz not null,
      constraint saved_views_version check (version > 0),
      constraint saved_views_count check (jsonb_array_length(views) <= 20))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table saved_views')
  }
}
