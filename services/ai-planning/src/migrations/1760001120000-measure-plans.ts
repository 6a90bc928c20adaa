import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What people changed of each plan that they approved, in counts alone; it goes with the plan. */
export class MeasurePlans1760001120000 implements MigrationInterface {
  readonly name = 'MeasurePlans1760001120000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table plan_quality (
      plan_id uuid primary key references care_plans on delete cascade, approved_at timestamptz not null,
      specialty text not null, writer text not null, model text, to_approval_s int not null check (to_approval_s >= 0),
      drafted_lines int not null, unchanged_lines int not null, removed_lines int not null, added_lines int not null,
      edit_permille int, part_edits jsonb not null, refused_figures int not null, reasons jsonb not null,
      constraint plan_quality_edit check (edit_permille between 0 and 1000),
      constraint plan_quality_by_hand check ((writer = 'person') = (edit_permille is null)),
      constraint plan_quality_lines check (unchanged_lines + removed_lines <= drafted_lines))`)
    await runner.query('create index plan_quality_approved on plan_quality (approved_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table plan_quality')
  }
}
