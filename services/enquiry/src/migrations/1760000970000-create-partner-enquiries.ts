import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What partners handed in, for real and for trying out, by whom and by what agreement. */
export class CreatePartnerEnquiries1760000970000 implements MigrationInterface {
  readonly name = 'CreatePartnerEnquiries1760000970000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table partner_enquiries (
      id uuid primary key, partner_id uuid not null, mode text not null, kind text not null, reference text not null,
      partner_reference text, request_digest text not null, agreement_text_version text not null,
      agreed_at timestamptz not null, agreement_way text not null, submitted_at timestamptz not null,
      withdrawn_at timestamptz, simulated_state text, simulated_at timestamptz,
      constraint partner_enquiries_partner_reference unique (partner_id, mode, partner_reference),
      constraint partner_enquiries_mode check (mode in ('live', 'test')),
      constraint partner_enquiries_kind check (kind in ('trip-plan', 'consultation')),
      constraint partner_enquiries_simulated check (simulated_state is null or mode = 'test'))`)
    await runner.query(
      'create index partner_enquiries_own on partner_enquiries (partner_id, mode, submitted_at desc, id desc)',
    )
    await runner.query('create index partner_enquiries_reference on partner_enquiries (partner_id, mode, reference)')
    await runner.query('create index partner_enquiries_age on partner_enquiries (mode, submitted_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table partner_enquiries')
  }
}
