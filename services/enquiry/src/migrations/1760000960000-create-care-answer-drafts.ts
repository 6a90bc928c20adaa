import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Answers while they are written, one for each enquiry and author. */
export class CreateCareAnswerDrafts1760000960000 implements MigrationInterface {
  readonly name = 'CreateCareAnswerDrafts1760000960000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table care_answer_drafts (
      enquiry_id uuid not null references care_enquiries on delete cascade, author_id uuid not null,
      revision uuid not null, words_sealed bytea not null, saved_at timestamptz not null,
      primary key (enquiry_id, author_id))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table care_answer_drafts')
  }
}
