import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the calls that replies suggest, and what the person decided about each. */
export class AddSuggestedCalls1760000100085 implements MigrationInterface {
  readonly name = 'AddSuggestedCalls1760000100085'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table suggested_calls (
        reply_id uuid primary key references replies on delete cascade,
        enquiry_id uuid not null references care_enquiries on delete cascade,
        starts_at timestamptz not null,
        state text not null,
        decided_at timestamptz,
        decided_by uuid,
        constraint suggested_calls_state check (state in ('suggested', 'agreed', 'declined')),
        constraint suggested_calls_decided check ((state = 'suggested') = (decided_at is null))
      )`)
    await runner.query('create index suggested_calls_enquiry on suggested_calls (enquiry_id)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table suggested_calls')
  }
}
