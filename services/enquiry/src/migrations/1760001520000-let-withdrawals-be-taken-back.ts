import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a withdrawn consent allowed is out of use for seven days before it is erased. */
export class LetWithdrawalsBeTakenBack1760001520000 implements MigrationInterface {
  readonly name = 'LetWithdrawalsBeTakenBack1760001520000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table pending_withdrawals (
      enquiry_id uuid not null, effect text not null check (effect in ('enquiry-ended', 'health-erased')),
      kind text not null check (kind in ('trip-plan', 'consultation')), withdrawn_at timestamptz not null,
      erase_at timestamptz not null, rows_sealed bytea not null, primary key (enquiry_id, effect))`)
    await runner.query('create index pending_withdrawals_erase_at on pending_withdrawals (erase_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table pending_withdrawals')
  }
}
