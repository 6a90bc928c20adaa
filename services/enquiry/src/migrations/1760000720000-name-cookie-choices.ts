import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a visitor chose in the banner is a cookie choice; a consent is given to a text, with an enquiry. */
export class NameCookieChoices1760000720000 implements MigrationInterface {
  readonly name = 'NameCookieChoices1760000720000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table consent_receipts rename to cookie_choices')
    await runner.query('alter index consent_receipts_pkey rename to cookie_choices_pkey')
    await runner.query(
      'alter trigger consent_receipts_append_only on cookie_choices rename to cookie_choices_append_only',
    )
    await runner.query(refusal('refuse_consent_change', 'cookie choices'))
    await runner.query('alter function refuse_consent_change() rename to refuse_cookie_choice_change')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter function refuse_cookie_choice_change() rename to refuse_consent_change')
    await runner.query(refusal('refuse_consent_change', 'consent receipts'))
    await runner.query(
      'alter trigger cookie_choices_append_only on cookie_choices rename to consent_receipts_append_only',
    )
    await runner.query('alter index cookie_choices_pkey rename to consent_receipts_pkey')
    await runner.query('alter table cookie_choices rename to consent_receipts')
  }
}

/** The function by which the table refuses changes; `what` stands in its sentence. */
const refusal = (name: string, what: string) => `
  create or replace function ${name}() returns trigger language plpgsql as
  $$ begin raise exception '${what} are only added'; end $$`
