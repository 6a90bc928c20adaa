import { jest } from '@jest/globals'
import { ResilientClient } from '@seneb/service-kit/database/data-source'
import pg from 'pg'

/**
 * Returns the statements that the pools of this process send to PostgreSQL while `fn` runs, regardless of the caller;
 * `sent` is called with each.
 */
export async function statementsOf(
  fn: () => Promise<unknown>,
  sent: (sql: string) => void = () => undefined,
): Promise<string[]> {
  const prototype = ResilientClient.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const real = prototype.query
  const seen: string[] = []
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const [first] = args
    const sql = typeof first === 'string' ? first : (first as { text: string }).text
    seen.push(sql)
    sent(sql)
    return real.apply(this, args)
  }
  try {
    await fn()
  } finally {
    // Restores the inherited method.
    Reflect.deleteProperty(prototype, 'query')
  }
  return seen
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Plan[]
}

/** One step of a query plan, with its number of rows and its index. */
export type PlanStep = readonly [step: string, rows: number, index?: string]

/** Every step of a plan. */
function stepsOf(plan: Plan): readonly PlanStep[] {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const rows = (plan['Actual Rows'] + removed) * plan['Actual Loops']
  return [[plan['Node Type'], rows, plan['Index Name']], ...(plan.Plans ?? []).flatMap(stepsOf)]
}

type Statement = string | { readonly text: string; readonly values?: unknown[] }

/** Returns the result of `request`, and the query plan of each statement about a table that it sent to the database. */
export async function plansOf<Result>(admin: pg.Client, table: string, request: () => Promise<Result>) {
  const query = jest.spyOn(pg.Client.prototype, 'query')
  const result = await request()
  const calls = query.mock.calls.map((call) => call as unknown as readonly [Statement, unknown])
  query.mockRestore()
  const statements: (readonly PlanStep[])[] = []
  for (const [statement, values] of calls) {
    const { text, values: own } = typeof statement === 'string' ? { text: statement } : statement
    if (!text.includes(table)) continue
    const explained = await admin.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      text: `explain (analyze, format json) ${text}`,
      values: [own, values].find((some) => Array.isArray(some)),
    })
    statements.push(stepsOf(explained.rows[0]!['QUERY PLAN'][0].Plan))
  }
  return { result, statements }
}
