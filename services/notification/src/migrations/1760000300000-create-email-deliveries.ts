import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Mails on their way, and the care team's briefs until they become mails. */
export class CreateEmailDeliveries1760000300000 implements MigrationInterface {
  readonly name = 'CreateEmailDeliveries1760000300000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table email_deliveries (
        id uuid primary key,
        kind text not null,
        trip_plan_id uuid not null,
        recipient_address text,
        recipient_name text,
        subject text,
        html text,
        text text,
        message_id text not null constraint email_deliveries_message_id_key unique,
        state text not null check (state in ('queued', 'sending', 'retrying', 'sent', 'dead')),
        attempts int not null,
        next_attempt_at timestamptz not null,
        lease_until timestamptz,
        outcome_when_failed text not null,
        outcome text,
        last_failure text,
        last_error_code text,
        traceparent text,
        queued_at timestamptz not null,
        finished_at timestamptz,
        scrubbed_at timestamptz,
        constraint email_deliveries_one_of_a_kind unique (trip_plan_id, kind)
      )`)
    await runner.query(`
      create index email_deliveries_due on email_deliveries (coalesce(lease_until, next_attempt_at))
      where state in ('queued', 'retrying', 'sending')`)
    await runner.query(`create index email_deliveries_finished on email_deliveries (finished_at) where state = 'sent'`)
    await runner.query(`
      create index email_deliveries_unscrubbed on email_deliveries (finished_at)
      where state in ('sent', 'dead') and scrubbed_at is null`)
    await runner.query(`
      create index email_deliveries_unsent on email_deliveries (queued_at)
      where state in ('queued', 'sending', 'retrying', 'dead')`)
    await runner.query(`
      create table operator_briefs (
        trip_plan_id uuid primary key,
        submitted jsonb,
        submitted_heard_at timestamptz,
        outcome jsonb,
        outcome_heard_at timestamptz,
        composed_at timestamptz
      )`)
    await runner.query(`
      create index operator_briefs_waiting on operator_briefs (submitted_heard_at) where composed_at is null`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table operator_briefs, email_deliveries')
  }
}
