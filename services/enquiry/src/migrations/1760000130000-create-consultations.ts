import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Requests for a consultation; consents and promises belong to one of them or to a trip plan. */
export class CreateConsultations1760000130000 implements MigrationInterface {
  readonly name = 'CreateConsultations1760000130000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table consultations (
        id uuid primary key,
        reference text not null constraint consultations_reference_key unique,
        full_name text not null,
        email text not null,
        phone_number text not null,
        treatment_type text not null,
        message text,
        communication_method text,
        preferred_slot text,
        preferred_slot_zone text,
        preferred_contact_date date,
        requested_at timestamptz not null,
        check ((preferred_slot is null) = (preferred_slot_zone is null))
      )`)
    await runner.query(`create index consultations_requested_at on consultations (requested_at)`)
    for (const table of ['consents', 'answer_promises']) {
      await runner.query(`
        alter table ${table}
          alter column trip_plan_id drop not null,
          add column consultation_id uuid references consultations (id),
          add constraint ${table}_of_one check (num_nonnulls(trip_plan_id, consultation_id) = 1)`)
      await runner.query(`create index ${table}_consultation_id on ${table} (consultation_id)`)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['consents', 'answer_promises']) {
      await runner.query(`delete from ${table} where trip_plan_id is null`)
      await runner.query(`
        alter table ${table}
          drop column consultation_id,
          alter column trip_plan_id set not null`)
    }
    await runner.query('drop table consultations')
  }
}
