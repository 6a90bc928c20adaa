import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Enquiries end by themselves. What people agreed to outlives them as a proof that names nobody, so a consent may belong
 * to none; and a cookie choice may go once its three years are over, though never be changed.
 */
export class LetEnquiriesEnd1760000740000 implements MigrationInterface {
  readonly name = 'LetEnquiriesEnd1760000740000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table consents drop constraint consents_of_one')
    await runner.query(
      'alter table consents add constraint consents_of_one check (num_nonnulls(trip_plan_id, consultation_id) <= 1)',
    )
    await runner.query(
      'create index consents_of_nobody on consents (given_at) where trip_plan_id is null and consultation_id is null',
    )
    await runner.query('create index cookie_choices_recorded_at on cookie_choices (recorded_at)')
    await runner.query(
      refusal(`if tg_op = 'DELETE' and old.recorded_at <= now() - interval '3 years' then return old; end if; `),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(refusal(''))
    await runner.query('drop index cookie_choices_recorded_at')
    await runner.query('drop index consents_of_nobody')
    await runner.query('delete from consents where num_nonnulls(trip_plan_id, consultation_id) = 0')
    await runner.query('alter table consents drop constraint consents_of_one')
    await runner.query(
      'alter table consents add constraint consents_of_one check (num_nonnulls(trip_plan_id, consultation_id) = 1)',
    )
  }
}

const refusal = (exception: string) => `
  create or replace function refuse_cookie_choice_change() returns trigger language plpgsql as
  $$ begin ${exception}raise exception 'cookie choices are only added'; end $$`
