import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A mail may hold the facts of a template in place of its words, and what is told to the care team is composed by a worker,
 * which finds complete ones by an index and continues the trace of the half that came last. Rows of before have words, and
 * are sent as they are.
 */
export class DeferWordsOfEmails1760001240000 implements MigrationInterface {
  readonly name = 'DeferWordsOfEmails1760001240000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table email_deliveries add column template text')
    await runner.query('alter table operator_emails add column traceparent text')
    await runner.query(`
      create index operator_emails_complete on operator_emails (submitted_heard_at)
      where composed_at is null and submitted_sealed is not null and ai_plan_sealed is not null`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index operator_emails_complete')
    await runner.query('alter table operator_emails drop column traceparent')
    // The release below reads words only; SQL has no keys to make them of facts.
    await runner.query(`
      update email_deliveries set state = 'dead', outcome = 'An unexpected error occurred while sending email',
        sealed_words = null, lease_until = null, lease_holder = null, finished_at = clock_timestamp()
      where template is not null and sealed_words is not null`)
    await runner.query('alter table email_deliveries drop column template')
  }
}
