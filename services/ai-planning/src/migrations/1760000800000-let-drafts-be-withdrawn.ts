import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A plan that is wanted no more holds nothing of the trip; its row stays, so that it is not drafted again. */
export class LetDraftsBeWithdrawn1760000800000 implements MigrationInterface {
  readonly name = 'LetDraftsBeWithdrawn1760000800000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ai_trip_plans
        drop constraint ai_trip_plans_state_check,
        add constraint ai_trip_plans_state_check
          check (state in ('requested', 'generating', 'generated', 'failed', 'withdrawn')),
        drop constraint ai_trip_plans_one_outcome,
        add constraint ai_trip_plans_one_outcome check (
          case state
            when 'generated' then generated_plan is not null and itinerary is not null and failure_reason is null
            when 'failed' then failure_reason is not null and generated_plan is null
            when 'withdrawn' then generated_plan is null and itinerary is null and trip = '{}' and announced_at is not null
            else generated_plan is null and failure_reason is null and announced_at is null
          end
        )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from ai_trip_plans where state = 'withdrawn'`)
    await runner.query(`
      alter table ai_trip_plans
        drop constraint ai_trip_plans_state_check,
        add constraint ai_trip_plans_state_check check (state in ('requested', 'generating', 'generated', 'failed')),
        drop constraint ai_trip_plans_one_outcome,
        add constraint ai_trip_plans_one_outcome check (
          case state
            when 'generated' then generated_plan is not null and itinerary is not null and failure_reason is null
            when 'failed' then failure_reason is not null and generated_plan is null
            else generated_plan is null and failure_reason is null and announced_at is null
          end
        )`)
  }
}
