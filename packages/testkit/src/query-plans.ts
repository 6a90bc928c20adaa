import { jest } from '@jest/globals'
import pg from 'pg'

interface Plan {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Plan[]
}

/** One step of a plan with how many rows it looked at, and along which index. */
export type PlanStep = readonly [step: string, rows: number, index?: string]

/** Every step of a plan. */
function stepsOf(plan: Plan): readonly PlanStep[] {
  const left = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const rows = (plan['Actual Rows'] + left) * plan['Actual Loops']
  return [[plan['Node Type'], rows, plan['Index Name']], ...(plan.Plans ?? []).flatMap(stepsOf)]
}

type Statement = string | { readonly text: string; readonly values?: unknown[] }

/** What a use case asks the database of a table, and how the database goes about each statement. */
export async function plansOf<Answer>(admin: pg.Client, table: string, ask: () => Promise<Answer>) {
  const query = jest.spyOn(pg.Client.prototype, 'query')
  const answer = await ask()
  const asked = query.mock.calls.map((call) => call as unknown as readonly [Statement, unknown])
  query.mockRestore()
  const statements: (readonly PlanStep[])[] = []
  for (const [statement, values] of asked) {
    const { text, values: own } = typeof statement === 'string' ? { text: statement } : statement
    if (!text.includes(table)) continue
    const explained = await admin.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      text: `explain (analyze, format json) ${text}`,
      values: [own, values].find((some) => Array.isArray(some)),
    })
    statements.push(stepsOf(explained.rows[0]!['QUERY PLAN'][0].Plan))
  }
  return { answer, statements }
}
