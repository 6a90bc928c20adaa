/**
 * Takes one call and its tokens from today's budget, unless either would pass its limit; then no row comes back.
 * $1 tokens, $2 most calls a day, $3 most tokens a day.
 */
export const reserveBudgetSql = `/* reserveBudget */
  insert into ai_budget_days as b (day, calls, tokens)
  select (clock_timestamp() at time zone 'utc')::date, 1, $1::bigint
  where 1 <= $2::int and $1::bigint <= $3::bigint
  on conflict (day) do update set calls = b.calls + 1, tokens = b.tokens + excluded.tokens
    where b.calls + 1 <= $2::int and b.tokens + excluded.tokens <= $3::bigint
  returning day::text as day`

/** Corrects a reservation by what was really used. $1 day, $2 tokens used more (or, negative, less). */
export const settleBudgetSql = `/* settleBudget */
  update ai_budget_days set tokens = greatest(0, tokens + $2::bigint) where day = $1::date`
