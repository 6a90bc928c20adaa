import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What a mail is about is called its cause, whatever it is, and a cause may have several mails of one kind, one for each
 * occasion. Mails of the newsletter stood under the request for them; they go under their subscriber where the event
 * still says who that is. Replicas of the release before can neither queue nor take a mail any more: what they hear
 * comes again, and what waits is sent by replicas of this one.
 */
export class NameCausesOfEmails1760000610000 implements MigrationInterface {
  readonly name = 'NameCausesOfEmails1760000610000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table email_deliveries
        rename column trip_plan_id to cause_id`)
    await runner.query(`
      alter table email_deliveries
        drop constraint email_deliveries_one_of_a_kind,
        add column cause_kind text,
        add column occasion text`)
    await runner.query(`
      update email_deliveries set
        cause_kind = case
          when kind like 'trip-plan-%' then 'trip-plan'
          when kind like 'consultation-%' then 'consultation'
          when kind like 'application-%' then 'ambassador-application'
          when kind like 'newsletter-%' then 'newsletter-subscriber'
        end,
        occasion = case when kind like 'newsletter-%' then cause_id::text else 'once' end`)
    await runner.query(`
      update email_deliveries d set cause_id = substring(o.subject from '[^.]+$')::uuid
      from outbox o
      where o.id = d.cause_id and d.kind like 'newsletter-%' and o.subject like 'notification.newsletter.subscribed.%'`)
    await runner.query(`
      alter table email_deliveries
        alter column cause_kind set not null,
        alter column occasion set not null,
        add constraint email_deliveries_cause_kind check
          (cause_kind in ('trip-plan', 'consultation', 'ambassador-application', 'newsletter-subscriber')),
        add constraint email_deliveries_one_per_occasion unique (cause_id, kind, occasion)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update email_deliveries set cause_id = occasion::uuid where kind like 'newsletter-%'`)
    // The table below this one has room for one mail of a kind; the last one stays.
    await runner.query(`
      delete from email_deliveries d using email_deliveries later
      where later.cause_id = d.cause_id and later.kind = d.kind and (later.queued_at, later.id) > (d.queued_at, d.id)`)
    await runner.query(`
      alter table email_deliveries
        drop constraint email_deliveries_one_per_occasion,
        drop column cause_kind,
        drop column occasion`)
    await runner.query(`
      alter table email_deliveries rename column cause_id to trip_plan_id`)
    await runner.query(`
      alter table email_deliveries
        add constraint email_deliveries_one_of_a_kind unique (trip_plan_id, kind)`)
  }
}
