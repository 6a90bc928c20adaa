import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Creates the tables of referrals and ambassadors, as in the first release. Later changes are separate migrations that
 * build on it.
 */
export class CreateReferralTables1760000400000 implements MigrationInterface {
  readonly name = 'CreateReferralTables1760000400000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table
      document_requests, document_openings, application_documents, ambassador_applications,
      referral_enquiries, referral_codes, referral_hits, referral_visits, referrals`)
  }
}

const tables = `
  -- Referral links with their counts, the visits, codes and enquiries that belong to them.
  create table referrals (
    referral_id text primary key,
    referrer_name text,
    referrer_email text,
    referrer_type text not null check (referrer_type in ('general', 'tour-guide')),
    status text not null check (status in ('unverified', 'assigned', 'blocked')),
    visit_count bigint not null,
    hit_count bigint not null default 0,
    enquiry_count bigint not null default 0,
    last_visited_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );

  create table referral_visits (
    id uuid primary key,
    referral_id text not null references referrals,
    visited_at timestamptz not null default now(),
    visitor_ip text check (visitor_ip is null)
  );
  create index referral_visits_latest on referral_visits (referral_id, visited_at desc);

  create table referral_hits (
    id bigint generated always as identity primary key,
    referral_id text not null,
    hit_at timestamptz not null default now()
  );

  -- Codes are in small letters, so that one spelled in capitals is looked up as the same (REF-49).
  create table referral_codes (
    code text primary key check (code = lower(code)),
    assigned boolean not null,
    assigned_to text,
    assigned_email text,
    referrer_type text check (referrer_type in ('general', 'tour-guide')),
    revoked_at timestamptz
  );

  create table referral_enquiries (
    trip_plan_id uuid primary key,
    referral_id text not null,
    submitted_at timestamptz not null
  );
  create index referral_enquiries_spelled on referral_enquiries (lower(referral_id));
  create index referral_enquiries_referral_id on referral_enquiries (referral_id, submitted_at);

  -- Applications of ambassadors, and the documents that came with them.
  create table ambassador_applications (
    id uuid primary key,
    reference text not null unique,
    applicant_type text not null check (applicant_type in ('tour-guide', 'affiliate')),
    full_name text not null,
    email text not null,
    languages text not null,
    city text not null,
    id_type text not null,
    national_id_sealed bytea,
    tourists_per_month text not null,
    has_medical_experience boolean not null,
    wants_promotional_material boolean not null,
    status text not null check (status in ('pending', 'approved', 'rejected')),
    submitted_at timestamptz not null,
    decided_at timestamptz,
    decided_by text,
    rejection_reason text,
    referral_code text references referral_codes,
    phone_number_sealed bytea,
    additional_notes_sealed bytea,
    terms_version text,
    privacy_version text,
    check ((status = 'pending') = (decided_at is null)),
    check ((status = 'approved') = (referral_code is not null)),
    check ((status = 'rejected') = (rejection_reason is not null))
  );
  create index ambassador_applications_numbers on ambassador_applications (decided_at)
    where national_id_sealed is not null;
  create index ambassador_applications_listed on ambassador_applications (status, submitted_at, id);

  -- The sealed file lies in its row, so that a backup of the database has it.
  create table application_documents (
    upload_id uuid primary key,
    application_id uuid not null references ambassador_applications,
    kind text not null check (kind in ('identity-document', 'tour-guide-license')),
    state text not null check (state in ('uploaded', 'stored', 'lost', 'forgotten', 'replaced')),
    sealed bytea constraint application_documents_sealed_check check (sealed is null or state = 'stored')
  );
  alter table application_documents alter column sealed set storage external;
  create index application_documents_uploaded on application_documents (upload_id) where state = 'uploaded';
  create unique index application_documents_of_application on application_documents (application_id, kind)
    where state <> 'replaced';

  -- A document is fetched part by part by somebody who opened it a moment ago.
  create table document_openings (
    id uuid primary key,
    upload_id uuid not null references application_documents on delete cascade,
    session_id uuid not null,
    opened_at timestamptz not null
  );
  create index document_openings_upload_id on document_openings (upload_id);
  create index document_openings_opened_at on document_openings (opened_at);

  -- Documents can be asked for again.
  create table document_requests (
    id uuid primary key,
    application_id uuid not null references ambassador_applications on delete cascade,
    kinds text[] not null check (kinds <@ array['identity-document', 'tour-guide-license'] and kinds <> '{}'),
    reason text not null,
    requested_by text not null,
    requested_at timestamptz not null,
    link_digest text not null unique,
    expires_at timestamptz not null,
    submitted_at timestamptz
  );
  create index document_requests_application_id on document_requests (application_id);
`
