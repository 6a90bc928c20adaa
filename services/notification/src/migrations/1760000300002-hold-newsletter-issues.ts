import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the reason for which an issue of the newsletter waits for a person, and holds all issues after a restore. */
export class HoldNewsletterIssues1760000300002 implements MigrationInterface {
  readonly name = 'HoldNewsletterIssues1760000300002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down)
  }
}

const up = `
  alter table newsletter_issues
    add column refusals int not null default 0,
    add column hold_reason text
      check (hold_reason in ('restored', 'schedule-missed', 'text-refused', 'failed'));

  -- Run by an operator on a restored database (docs/runbooks/restore.md): whatever its state was then, an issue may have
  -- gone out since. Of a sent one, people look up each mail with an unknown outcome before they send it again.
  create function hold_newsletters() returns bigint language sql set search_path from current as $$
    with held as (
      update newsletter_issues
      set state = case state when 'sending' then 'stopped' when 'scheduled' then 'approved' else state end,
        stopped_at = case state when 'sending' then now() else stopped_at end,
        send_at = null, scheduled_by = null, hold_reason = 'restored', version = version + 1, changed_at = now()
      where state <> 'sent'
      returning id
    )
    select count(*) from held
  $$;
`

const down = `
  drop function hold_newsletters();
  alter table newsletter_issues drop column hold_reason, drop column refusals;
`
