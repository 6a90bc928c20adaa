import type { MigrationInterface, QueryRunner } from 'typeorm'

const outcomes = (hasItinerary: boolean) => {
  const [stored, none] = hasItinerary ? ['and itinerary is not null', 'and itinerary is null'] : ['', '']
  return `drop constraint if exists ai_trip_plans_one_outcome,
        add constraint ai_trip_plans_one_outcome check (
          case state
            when 'generated' then generated_plan is not null ${stored} and failure_reason is null
            when 'failed' then failure_reason is not null and generated_plan is null
            when 'withdrawn' then generated_plan is null ${none} and trip = '{}' and announced_at is not null
            when 'by-hand' then generated_plan is null ${none} and failure_reason is null
              and announced_at is not null and begun_at is not null
            else generated_plan is null and failure_reason is null and announced_at is null
          end
        )`
}

/** The text is the plan (PIPE-12); a second column of the same would be what counts while the text is what people read. */
export class StoreAPlanOnce1760001420000 implements MigrationInterface {
  readonly name = 'StoreAPlanOnce1760001420000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table ai_trip_plans ${outcomes(false)}, drop column itinerary`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from ai_trip_plans where state = 'generated'`)
    await runner.query(`alter table ai_trip_plans add column itinerary jsonb, ${outcomes(true)}`)
  }
}
