import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds merges of enquiries of one person. A merge is a pointer: no row moves, and clearing it undoes the merge. */
export class AddMerges1760000100061 implements MigrationInterface {
  readonly name = 'AddMerges1760000100061'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table merges (
        id uuid primary key,
        target_id uuid not null references care_enquiries on delete cascade,
        merged_id uuid not null references care_enquiries on delete cascade,
        assignee_before uuid,
        merged_version integer not null,
        merged_at timestamptz not null,
        merged_by uuid not null,
        undone_at timestamptz,
        undone_by uuid,
        constraint merges_of_two check (target_id <> merged_id)
      );
      create unique index merges_in_force on merges (merged_id) where undone_at is null;
      create index merges_target on merges (target_id);
      create index merges_merged on merges (merged_id);
      alter table care_enquiries add column merged_into uuid references care_enquiries on delete set null;
      create index care_enquiries_merged_into on care_enquiries (merged_into) where merged_into is not null;`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table care_enquiries drop column merged_into')
    await runner.query('drop table merges')
  }
}
