import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Applications of ambassadors and the documents that came with them. */
export class CreateAmbassadorApplications1760000410000 implements MigrationInterface {
  readonly name = 'CreateAmbassadorApplications1760000410000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ambassador_applications (
        id uuid primary key,
        reference text not null constraint ambassador_applications_reference_key unique,
        applicant_type text not null check (applicant_type in ('tour-guide', 'affiliate')),
        full_name text not null,
        email text not null,
        phone_number text not null,
        languages text not null,
        city text not null,
        id_type text not null,
        national_id_sealed bytea,
        tourists_per_month text not null,
        has_medical_experience boolean not null,
        wants_promotional_material boolean not null,
        additional_notes text,
        status text not null check (status in ('pending', 'approved', 'rejected')),
        submitted_at timestamptz not null,
        decided_at timestamptz,
        decided_by text,
        rejection_reason text,
        referral_code text references referral_codes (code),
        check ((status = 'pending') = (decided_at is null)),
        check ((status = 'approved') = (referral_code is not null)),
        check ((status = 'rejected') = (rejection_reason is not null))
      )`)
    await runner.query(`
      create index ambassador_applications_pending on ambassador_applications (submitted_at) where status = 'pending'`)
    await runner.query(`
      create table application_documents (
        upload_id uuid constraint application_documents_pkey primary key,
        application_id uuid not null references ambassador_applications (id),
        kind text not null check (kind in ('identity-document', 'tour-guide-license')),
        state text not null check (state in ('uploaded', 'kept', 'lost', 'forgotten')),
        unique (application_id, kind)
      )`)
    await runner.query(`create index application_documents_uploaded on application_documents (upload_id)
      where state = 'uploaded'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table application_documents, ambassador_applications')
  }
}
