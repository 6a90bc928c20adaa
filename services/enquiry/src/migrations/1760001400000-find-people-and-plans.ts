import type { MigrationInterface, QueryRunner } from 'typeorm'

import { searchWordsOf, type Findable } from '../care-enquiries/search.rules.js'

const rowsAtOnce = 1000

/**
 * People are found by words that are folded in one place, for what is stored and what is asked. Plans of enquiries stand
 * beside them, claims that ran out are found along an index, and so is what was set aside.
 */
export class FindPeopleAndPlans1760001400000 implements MigrationInterface {
  readonly name = 'FindPeopleAndPlans1760001400000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table care_enquiries drop column search,
      add column duplicate_of text, add column plan_state text, add column plan_state_at timestamptz,
      add column search_words text[] not null default '{}',
      add constraint care_enquiries_plan_state
        check (plan_state in ('waiting', 'returned', 'approved-once', 'approved', 'sent'))`)
    await runner.query(`update care_enquiries c set plan_state = 'waiting' where exists (
      select from consents k where k.trip_plan_id = c.id and k.purpose = 'plan-draft' and k.withdrawn_at is null)`)
    await foldStored(runner)
    await runner.query(`alter table care_enquiries
      add column search tsvector generated always as (array_to_tsvector(search_words)) stored`)
    for (const index of indexes) await runner.query(index)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index care_enquiries_set_aside, care_enquiries_claimed')
    await runner.query(`alter table care_enquiries drop column search, drop column search_words,
      drop column plan_state_at, drop column plan_state, drop column duplicate_of`)
    await runner.query(`alter table care_enquiries add column search tsvector`)
  }
}

const indexes = [
  'create index care_enquiries_search on care_enquiries using gin (search)',
  `create index care_enquiries_plan_returned on care_enquiries (submitted_at, id)
    where plan_state = 'returned' and state <> 'closed'`,
  `create index care_enquiries_set_aside on care_enquiries (last_activity_at, id)
    where state = 'closed' and first_answered_at is null and outcome in ('duplicate', 'spam', 'test')`,
  `create index care_enquiries_claimed on care_enquiries (claimed_until)
    where first_answered_at is null and state = 'open' and claimed_until is not null`,
]

/** SQL cannot fold as the searches do. */
async function foldStored(runner: QueryRunner): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = (await runner.query(
      `select id, reference, full_name, email, phone_number from care_enquiries where id > $1 order by id limit $2`,
      [after, rowsAtOnce],
    )) as readonly (Findable & { readonly id: string })[]
    const last = rows.at(-1)
    if (!last) return
    for (const row of rows) {
      await runner.query('update care_enquiries set search_words = $2 where id = $1', [row.id, searchWordsOf(row)])
    }
    after = last.id
  }
}
