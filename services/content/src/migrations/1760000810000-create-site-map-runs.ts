import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Each time the site map was generated, and what Search Console last said of each page. */
export class CreateSiteMapRuns1760000810000 implements MigrationInterface {
  readonly name = 'CreateSiteMapRuns1760000810000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table site_map_runs (
        id uuid primary key,
        generated_at timestamptz not null,
        pages int not null,
        entries jsonb not null,
        added text[] not null,
        removed text[] not null,
        changed text[] not null,
        submitted_at timestamptz
      )`)
    await runner.query(`create index site_map_runs_newest on site_map_runs (generated_at desc, id desc)`)
    await runner.query(`
      create table page_inspections (
        path text primary key,
        verdict text not null,
        coverage text not null,
        last_crawled_at timestamptz,
        inspected_at timestamptz not null
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table page_inspections, site_map_runs')
  }
}
