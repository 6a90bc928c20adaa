import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The templates of answers with their versions, which are added only: the table itself refuses to change or lose one. */
export class CreateAnswerTemplates1760001211000 implements MigrationInterface {
  readonly name = 'CreateAnswerTemplates1760001211000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table answer_templates (
      key text primary key, version integer not null, place integer not null, name text not null, language text not null,
      archived_at timestamptz, constraint answer_templates_version check (version > 0))`)
    await runner.query(`create unique index answer_templates_name on answer_templates (language, lower(name))
      where archived_at is null`)
    await runner.query(`create table answer_template_versions (
      key text not null references answer_templates, version integer not null, name text not null, kinds text[] not null,
      language text not null, subject text not null, body text not null, fields jsonb not null, note text,
      written_at timestamptz not null, written_by uuid, primary key (key, version))`)
    await runner.query(`create function refuse_template_change() returns trigger language plpgsql as
      $$ begin raise exception 'versions of answer templates are only added'; end $$`)
    await runner.query(`create trigger answer_template_versions_are_only_added
      before update or delete on answer_template_versions for each row execute function refuse_template_change()`)
    // Answers from before were written by the words that the platform came with, which are version 1 of each template.
    await runner.query('alter table care_answers add column template_version integer')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table care_answers drop column template_version')
    await runner.query('drop table answer_template_versions')
    await runner.query('drop function refuse_template_change')
    await runner.query('drop table answer_templates')
  }
}
