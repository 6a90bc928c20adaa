import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Entries are found by who, what, to what and when, newest first, however long the trail is (S10). */
export class IndexAudit1760000740000 implements MigrationInterface {
  readonly name = 'IndexAudit1760000740000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index audit_entries_actor on audit_entries (actor_name, seq)`)
    await runner.query(`create index audit_entries_action on audit_entries (action, seq)`)
    await runner.query(`create index audit_entries_object on audit_entries (object_kind, seq)`)
    await runner.query(`create index audit_entries_at on audit_entries (at)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index audit_entries_actor, audit_entries_action, audit_entries_object, audit_entries_at`)
  }
}
