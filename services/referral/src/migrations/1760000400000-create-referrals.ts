import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Referral links with their counts, the visits, codes and enquiries that belong to them. */
export class CreateReferrals1760000400000 implements MigrationInterface {
  readonly name = 'CreateReferrals1760000400000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      )`)
    await runner.query(`
      create table referral_visits (
        id uuid primary key,
        referral_id text not null references referrals (referral_id),
        visited_at timestamptz not null default now(),
        visitor_ip text check (visitor_ip is null)
      )`)
    await runner.query(`create index referral_visits_latest on referral_visits (referral_id, visited_at desc)`)
    await runner.query(`
      create table referral_hits (
        id bigint generated always as identity primary key,
        referral_id text not null,
        hit_at timestamptz not null default now()
      )`)
    await runner.query(`
      create table referral_codes (
        code text primary key,
        assigned boolean not null,
        assigned_to text,
        assigned_email text,
        referrer_type text check (referrer_type in ('general', 'tour-guide')),
        revoked_at timestamptz
      )`)
    await runner.query(`
      create table referral_enquiries (
        trip_plan_id uuid primary key,
        referral_id text not null,
        submitted_at timestamptz not null
      )`)
    await runner.query(`create index referral_enquiries_referral_id on referral_enquiries (referral_id, submitted_at)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table referral_enquiries, referral_codes, referral_hits, referral_visits, referrals')
  }
}
