import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Whose waiting enquiries are, and that they are nobody's, is read along an index of them alone; whoever is searched for
 * by their address is found along it instead of by the words in it, which nearly all addresses share.
 */
export class ListByWhomAndAddress1760001230000 implements MigrationInterface {
  readonly name = 'ListByWhomAndAddress1760001230000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index care_enquiries_due_assignee on care_enquiries (assignee_id, submitted_at, id)
      where first_answered_at is null and state <> 'closed'`)
    await runner.query('create index care_enquiries_email on care_enquiries (lower(email) text_pattern_ops)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index care_enquiries_email')
    await runner.query('drop index care_enquiries_due_assignee')
  }
}
