import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The answers of the care team, their lines of the timeline, and a mark on enquiries whose answer did not arrive. */
export class CreateCareAnswers1760000940000 implements MigrationInterface {
  readonly name = 'CreateCareAnswers1760000940000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table care_answers (
      id uuid primary key, enquiry_id uuid not null references care_enquiries on delete cascade, template text not null,
      state text not null, words_sealed bytea, written_at timestamptz not null, written_by uuid not null,
      waiting_until timestamptz not null, told_at timestamptz, code text, next_try_at timestamptz, sent_at timestamptz,
      constraint care_answers_state check
        (state in ('waiting', 'queued', 'retrying', 'sent', 'not-delivered', 'taken-back')),
      constraint care_answers_sent check ((state = 'sent') = (sent_at is not null)))`)
    await runner.query('create index care_answers_enquiry on care_answers (enquiry_id)')
    await runner.query(`create index care_answers_waiting on care_answers (waiting_until) where state = 'waiting'`)
    await runner.query('alter table care_events add column answer_id uuid')
    await runner.query('alter table care_enquiries add column has_mail_problem boolean not null default false')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table care_enquiries drop column has_mail_problem')
    await runner.query('alter table care_events drop column answer_id')
    await runner.query('drop table care_answers')
  }
}
