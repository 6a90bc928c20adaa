import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who gets the newsletter, the links of their mails, and the one-click link a mail may carry in its head. */
export class CreateNewsletterSubscribers1760000310000 implements MigrationInterface {
  readonly name = 'CreateNewsletterSubscribers1760000310000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table newsletter_subscribers (
        id uuid primary key,
        email text not null,
        status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
        asked_at timestamptz not null default now(),
        mailed_at timestamptz,
        confirmed_at timestamptz,
        unsubscribed_at timestamptz
      )`)
    await runner.query(`create unique index newsletter_subscribers_email on newsletter_subscribers (lower(email))`)
    await runner.query(`
      create table newsletter_tokens (
        token_hash text primary key,
        subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
        issued_at timestamptz not null default now()
      )`)
    await runner.query(`create index newsletter_tokens_subscriber on newsletter_tokens (subscriber_id)`)
    await runner.query(`alter table email_deliveries add column unsubscribe_url text`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table email_deliveries drop column unsubscribe_url`)
    await runner.query('drop table newsletter_tokens, newsletter_subscribers')
  }
}
