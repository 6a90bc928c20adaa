import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Enquiries, what people agreed to with them, and the promise of an answer. */
export class CreateTripPlans1760000100000 implements MigrationInterface {
  readonly name = 'CreateTripPlans1760000100000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table trip_plans (
        id uuid primary key,
        reference text not null constraint trip_plans_reference_key unique,
        full_name text not null,
        age int not null,
        nationality text not null,
        traveling_from_country text not null,
        traveling_from_city text,
        email text not null,
        phone_number text,
        treatment_type text not null,
        medical_procedure text not null,
        estimated_treatment_cost_cents bigint,
        estimated_treatment_date date,
        preferred_travel_dates date,
        trip_duration text,
        accommodation_type text not null,
        other_accommodation_type text,
        hotel_preference text,
        number_of_nights int,
        is_companion_traveling boolean not null,
        companion_name text,
        companion_travel_needs text,
        total_budget_cents bigint,
        additional_services jsonb not null,
        visa_assistance_required boolean not null,
        local_coordinator_required boolean not null,
        airport_pickup_required boolean not null,
        flight_booking_required boolean not null,
        accommodation_booking_required boolean not null,
        flight_booked boolean not null default false,
        emergency_contact_name text,
        emergency_contact_phone text,
        insurance_coverage text,
        payment_method text,
        submitted_at timestamptz not null
      )`)
    await runner.query(`create index trip_plans_submitted_at on trip_plans (submitted_at)`)
    await runner.query(`
      create table consents (
        id uuid primary key,
        trip_plan_id uuid not null references trip_plans (id),
        purpose text not null,
        text_version text not null,
        given_at timestamptz not null,
        withdrawn_at timestamptz
      )`)
    await runner.query(`create index consents_trip_plan_id on consents (trip_plan_id)`)
    await runner.query(`
      create table answer_promises (
        id uuid primary key,
        trip_plan_id uuid not null references trip_plans (id),
        promised_at timestamptz not null,
        due_at timestamptz not null,
        kept_at timestamptz
      )`)
    await runner.query(`create index answer_promises_open on answer_promises (due_at) where kept_at is null`)
    await runner.query(`create index answer_promises_trip_plan_id on answer_promises (trip_plan_id)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table answer_promises, consents, trip_plans')
  }
}
