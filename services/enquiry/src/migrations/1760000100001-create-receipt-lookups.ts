import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds the count of lookups of receipts by each staff member. */
export class CreateReceiptLookups1760000100001 implements MigrationInterface {
  readonly name = 'CreateReceiptLookups1760000100001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table receipt_lookups (
        staff_id text primary key,
        counted_since timestamptz not null,
        lookups int not null check (lookups > 0)
      )`)
    await runner.query(`create index receipt_lookups_counted_since on receipt_lookups (counted_since)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table receipt_lookups`)
  }
}
