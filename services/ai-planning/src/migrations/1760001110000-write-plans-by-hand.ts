import type { MigrationInterface, QueryRunner } from 'typeorm'

const outcomes = (more: string) => `
        drop constraint ai_trip_plans_one_outcome,
        add constraint ai_trip_plans_one_outcome check (
          case state
            when 'generated' then generated_plan is not null and itinerary is not null and failure_reason is null
            when 'failed' then failure_reason is not null and generated_plan is null
            when 'withdrawn' then generated_plan is null and itinerary is null and trip = '{}' and announced_at is not null
            ${more}
            else generated_plan is null and failure_reason is null and announced_at is null
          end
        )`
const states = (more: string) => `drop constraint ai_trip_plans_state_check,
        add constraint ai_trip_plans_state_check
          check (state in ('requested', 'generating', 'generated', 'failed', 'withdrawn'${more}))`

/** Plans that nothing drafts, since the person did not agree to it: only when each was begun by hand, and ended, is known. */
export class WritePlansByHand1760001110000 implements MigrationInterface {
  readonly name = 'WritePlansByHand1760001110000'

  async up(runner: QueryRunner): Promise<void> {
    const byHand = `when 'by-hand' then generated_plan is null and itinerary is null and failure_reason is null
              and announced_at is not null and begun_at is not null`
    await runner.query(`alter table ai_trip_plans add column begun_at timestamptz, add column withdrawn_at timestamptz,
        ${states(`, 'by-hand'`)},
        ${outcomes(byHand)}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from ai_trip_plans where state = 'by-hand'`)
    await runner.query(`alter table ai_trip_plans drop column begun_at, drop column withdrawn_at,
        ${states('')},
        ${outcomes('')}`)
  }
}
