import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Adds sent plans with the decisions of their patients, and the days on which staff opened an enquiry. */
export class AddPlanDecisions1760000100080 implements MigrationInterface {
  readonly name = 'AddPlanDecisions1760000100080'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sent_plans (
        id uuid primary key,
        enquiry_id uuid not null references care_enquiries on delete cascade,
        approved_at timestamptz not null,
        plan_sealed bytea
      );
      create index sent_plans_enquiry on sent_plans (enquiry_id, approved_at);

      create table plan_decisions (
        id uuid primary key,
        enquiry_id uuid not null references care_enquiries on delete cascade,
        plan_id uuid not null,
        decision text not null,
        line_id text,
        body_sealed bytea,
        decided_at timestamptz not null,
        way text not null,
        recorded_by uuid,
        constraint plan_decisions_decision check (decision in ('accepted', 'questioned', 'declined')),
        constraint plan_decisions_way check (way in ('page', 'telephone')),
        constraint plan_decisions_recorded check ((way = 'telephone') = (recorded_by is not null))
      );
      create index plan_decisions_enquiry on plan_decisions (enquiry_id, decided_at, id);

      create table data_disclosures (
        enquiry_id uuid references care_enquiries on delete cascade,
        reader_id uuid,
        day date,
        role text not null,
        first_at timestamptz not null,
        last_at timestamptz not null,
        primary key (enquiry_id, day, reader_id)
      );

      alter table care_enquiries add plan_decision text, add plan_decided_at timestamptz,
        add constraint care_enquiries_plan_decision check (plan_decision in ('accepted', 'questioned', 'declined')),
        add constraint care_enquiries_plan_decided check ((plan_decision is null) = (plan_decided_at is null));
      create index care_enquiries_plan_decided on care_enquiries (submitted_at, id)
        where plan_decision is not null and state in ('new', 'open') and merged_into is null;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index care_enquiries_plan_decided;
      alter table care_enquiries drop plan_decision, drop plan_decided_at;
      drop table data_disclosures, plan_decisions, sent_plans
    `)
  }
}
