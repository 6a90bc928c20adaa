import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What happened on the pages of the site, counted by day. */
export class CreatePageEventDays1760000220000 implements MigrationInterface {
  readonly name = 'CreatePageEventDays1760000220000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table page_event_days (
        day date not null,
        page text not null,
        name text not null,
        milestone int not null,
        count bigint not null,
        primary key (day, page, name, milestone)
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table page_event_days')
  }
}
