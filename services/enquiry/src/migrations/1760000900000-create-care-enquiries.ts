import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The care team's list of enquiries with its timeline; those that came in before are entered as they stand. */
export class CreateCareEnquiries1760000900000 implements MigrationInterface {
  readonly name = 'CreateCareEnquiries1760000900000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createEnquiries)
    await runner.query(`create table care_events (
      id uuid primary key, enquiry_id uuid not null references care_enquiries on delete cascade, at timestamptz not null,
      kind text not null, actor_id uuid, channel text, result text, outcome text, assignee_id uuid, words_sealed bytea)`)
    await runner.query(enterTripPlans)
    await runner.query(enterConsultations)
    await runner.query(`insert into care_events (id, enquiry_id, at, kind)
      select gen_random_uuid(), id, submitted_at, 'submitted' from care_enquiries`)
    for (const index of indexes) await runner.query(index)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table care_events')
    await runner.query('drop table care_enquiries')
  }
}

/** Signs inside addresses and numbers part words, so that each part is found by how it begins. */
const createEnquiries = `create table care_enquiries (
  id uuid primary key, kind text not null, reference text not null, version int not null, state text not null,
  outcome text, submitted_at timestamptz not null, due_at timestamptz not null, first_answered_at timestamptz,
  last_activity_at timestamptz not null, assignee_id uuid, claimed_until timestamptz,
  full_name text not null, email text not null, phone_number text, treatment_type text, procedure text, country text,
  is_referred boolean not null,
  search tsvector generated always as (to_tsvector('simple'::regconfig, translate(
    lower(reference || ' ' || full_name || ' ' || email), '@._+-/''', '       ')
    || ' ' || regexp_replace(coalesce(phone_number, ''), '\\D', '', 'g')
    || ' ' || right(regexp_replace(coalesce(phone_number, ''), '\\D', '', 'g'), 8))) stored,
  constraint care_enquiries_kind check (kind in ('trip-plan', 'consultation')),
  constraint care_enquiries_state check (state in ('new', 'open', 'waiting', 'closed')),
  constraint care_enquiries_outcome check ((state = 'closed') = (outcome is not null)))`

const enterTripPlans = `insert into care_enquiries (id, kind, reference, version, state, submitted_at, due_at,
    first_answered_at, last_activity_at, full_name, email, phone_number, treatment_type, procedure, country,
    is_referred)
  select e.id, 'trip-plan', e.reference, 1, 'new', e.submitted_at, coalesce(p.due_at, e.submitted_at + interval '24 hours'),
    p.kept_at, coalesce(p.kept_at, e.submitted_at), e.full_name, e.email, e.phone_number, e.treatment_type,
    e.medical_procedure, e.traveling_from_country, e.referred_by is not null
  from trip_plans e left join answer_promises p on p.trip_plan_id = e.id`

const enterConsultations = `insert into care_enquiries (id, kind, reference, version, state, submitted_at, due_at,
    first_answered_at, last_activity_at, full_name, email, phone_number, treatment_type, is_referred)
  select e.id, 'consultation', e.reference, 1, 'new', e.requested_at, coalesce(p.due_at, e.requested_at + interval '24 hours'),
    p.kept_at, coalesce(p.kept_at, e.requested_at), e.full_name, e.email, e.phone_number, e.treatment_type,
    false
  from consultations e left join answer_promises p on p.consultation_id = e.id`

/** Each list reads along one of these; the order by the time that is left is that of the submissions. */
const indexes = [
  `create index care_enquiries_due on care_enquiries (submitted_at, id) where first_answered_at is null and state <> 'closed'`,
  'create index care_enquiries_submitted on care_enquiries (submitted_at, id)',
  'create index care_enquiries_state on care_enquiries (state, submitted_at, id)',
  'create index care_enquiries_assignee on care_enquiries (assignee_id, submitted_at, id)',
  'create index care_enquiries_assignee_state on care_enquiries (assignee_id, state, submitted_at, id)',
  'create index care_enquiries_reference on care_enquiries (reference)',
  'create index care_enquiries_search on care_enquiries using gin (search)',
  'create index care_events_enquiry on care_events (enquiry_id, at, id)',
]
