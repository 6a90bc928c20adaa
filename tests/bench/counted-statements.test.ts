import { expect, test } from '@jest/globals'

import { roundTripsOfRequests, statementsOfRequests } from './counted-statements.js'

const relay = [
  { query: 'START TRANSACTION', calls: 14 },
  { query: 'with listed as (select id\n  from outbox_unpublished order by id limit $1) select', calls: 14 },
  { query: 'delete from outbox_unpublished where id = any($1)', calls: 12 },
  { query: 'COMMIT', calls: 14 },
  { query: 'select pg_notify($1, current_schema())', calls: 11 },
]

test('what the relay does is not counted [P9]', () => {
  expect(statementsOfRequests(relay)).toBe(0)
  expect(roundTripsOfRequests(relay)).toBe(0)
})

test('a statement by itself is one round trip [P9]', () => {
  expect(
    roundTripsOfRequests([
      ...relay,
      { query: 'with i0 as (insert into trip_plans …) insert into outbox_unpublished …', calls: 20 },
    ]),
  ).toBe(20)
})

test('a transaction costs its beginning and its end too [P9]', () => {
  const begun = [{ query: 'START TRANSACTION', calls: 34 }, ...relay.slice(1, 3), { query: 'COMMIT', calls: 34 }]
  expect(roundTripsOfRequests([...begun, { query: 'insert into trip_plans …', calls: 20 }])).toBe(60)
})
