import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Entries are found by the id of what was changed, newest first (S10). */
export class FindAuditByObject1760000780000 implements MigrationInterface {
  readonly name = 'FindAuditByObject1760000780000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index audit_entries_object_id on audit_entries (object_id, seq)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index audit_entries_object_id')
  }
}
