import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Mails and briefs are sealed until they are sent, and then forgotten (ADR 0028). SQL has no keys, so what stands in
 * clear is forgotten here: a mail that still waited is given up, a brief that waited goes with it.
 */
export class SealEmails1760000530000 implements MigrationInterface {
  readonly name = 'SealEmails1760000530000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update email_deliveries set state = 'dead', outcome = 'An unexpected error occurred while sending email',
        lease_until = null, finished_at = clock_timestamp()
      where state in ('queued', 'retrying', 'sending')`)
    // Its index on what was to be redacted goes with the column.
    await runner.query(`
      alter table email_deliveries
        drop column recipient_address,
        drop column recipient_name,
        drop column subject,
        drop column html,
        drop column text,
        drop column unsubscribe_url,
        drop column scrubbed_at,
        add column sealed_words bytea,
        add column recipient_digest text`)
    // Sealed bytes do not compress, so Postgres need not try.
    await runner.query(`alter table email_deliveries alter column sealed_words set storage external`)
    await runner.query(`
      create index email_deliveries_unsent_words on email_deliveries (finished_at)
      where state = 'dead' and sealed_words is not null`)
    await runner.query(`delete from operator_briefs where composed_at is null`)
    await runner.query(`
      alter table operator_briefs
        drop column submitted,
        drop column outcome,
        add column submitted_sealed bytea,
        add column outcome_sealed bytea`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from operator_briefs where composed_at is null`)
    await runner.query(`
      alter table operator_briefs
        drop column submitted_sealed,
        drop column outcome_sealed,
        add column submitted jsonb,
        add column outcome jsonb`)
    await runner.query(`
      alter table email_deliveries
        drop column sealed_words,
        drop column recipient_digest,
        add column recipient_address text,
        add column recipient_name text,
        add column subject text,
        add column html text,
        add column text text,
        add column unsubscribe_url text,
        add column scrubbed_at timestamptz`)
    await runner.query(`
      create index email_deliveries_unscrubbed on email_deliveries (finished_at)
      where state in ('sent', 'dead') and scrubbed_at is null`)
  }
}
