import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Kinds of e-mails as they were and are called. */
const kinds = [
  ['trip-plan-brief', 'trip-plan-operator-email'],
  ['consultation-brief', 'consultation-operator-email'],
  ['application-brief', 'ambassador-application-operator-email'],
  ['application-receipt', 'ambassador-application-receipt'],
  ['application-decision', 'ambassador-application-decision'],
] as const

/**
 * What the care team is told is an operator e-mail, on its way as in its table. Rows that wait keep what they hold: they
 * are renamed, not written anew. Replicas of the release before do not find the table any more; what they hear comes
 * again, and what waits is composed and sent by replicas of this one.
 */
export class NameOperatorEmails1760000720000 implements MigrationInterface {
  readonly name = 'NameOperatorEmails1760000720000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table operator_briefs rename to operator_emails`)
    await runner.query(`alter table operator_emails rename column outcome_sealed to ai_plan_sealed`)
    await runner.query(`alter table operator_emails rename column outcome_heard_at to ai_plan_heard_at`)
    await runner.query(`alter index operator_briefs_pkey rename to operator_emails_pkey`)
    await runner.query(`alter index operator_briefs_waiting rename to operator_emails_waiting`)
    for (const [was, is] of kinds) await renameKind(runner, { was, is })
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [is, was] of kinds) await renameKind(runner, { was, is })
    await runner.query(`alter index operator_emails_waiting rename to operator_briefs_waiting`)
    await runner.query(`alter index operator_emails_pkey rename to operator_briefs_pkey`)
    await runner.query(`alter table operator_emails rename column ai_plan_heard_at to outcome_heard_at`)
    await runner.query(`alter table operator_emails rename column ai_plan_sealed to outcome_sealed`)
    await runner.query(`alter table operator_emails rename to operator_briefs`)
  }
}

function renameKind(runner: QueryRunner, { was, is }: { readonly was: string; readonly is: string }): Promise<unknown> {
  return runner.query('update email_deliveries set kind = $2 where kind = $1', [was, is])
}
