import { readFileSync } from 'node:fs'

/** Outcome for a caller: admitted, or refused because of a missing sign-in, role or fresh sign-in. */
export type Cell = string

/** Handwritten row for one field or request: a cell for each caller. */
export type Row = ReadonlyMap<string, Cell>

/** Table of the matrix, with rows by the name of the field or request. */
export interface Table {
  readonly callers: readonly string[]
  readonly rows: ReadonlyMap<string, Row>
}

/**
 * Reads tests/security/staff-access.csv: two tables separated by an empty line, for access through the gateway and
 * directly on the bus. It is written manually from the list of roles, because a table derived from the code would prove
 * nothing.
 */
export function readMatrix(): { readonly fields: Table; readonly requests: Table } {
  const text = readFileSync(new URL('../staff-access.csv', import.meta.url), 'utf8')
  const [fields, requests] = text.trim().split(/\n\s*\n/)
  return { fields: tableOf(fields ?? ''), requests: tableOf(requests ?? '') }
}

function tableOf(text: string): Table {
  const [head = [], ...lines] = text.split('\n').map((line) => line.split(','))
  const callers = head.slice(1)
  const rows = lines.map(([name = '', ...cells]): [string, Row] => {
    if (cells.length !== callers.length)
      throw new Error(`${name} has ${cells.length} cells for ${callers.length} callers`)
    return [name, new Map(callers.map((caller, at) => [caller, cells[at] ?? '']))]
  })
  if (new Set(lines.map(([name]) => name)).size !== lines.length) throw new Error('a row is written twice')
  return { callers, rows: new Map(rows) }
}

/** Result of comparing a table with the actual access. */
export interface Verdict {
  readonly cells: number
  /** `field caller: expected, actual`. */
  readonly wrong: readonly string[]
  /** Fields or requests without a row, and rows without a field or request. */
  readonly undeclared: readonly string[]
}

/** Sends every request as every caller and compares the results with the table. */
export async function compare(
  { callers, rows }: Table,
  names: readonly string[],
  request: (name: string, caller: string) => Promise<Cell>,
): Promise<Verdict> {
  const wrong: string[] = []
  const declared = names.filter((name) => rows.has(name))
  for (const name of declared) {
    const found = await Promise.all(callers.map((caller) => request(name, caller)))
    for (const [at, caller] of callers.entries()) {
      const [expected, was] = [rows.get(name)?.get(caller), found[at]]
      if (was !== expected) wrong.push(`${name} ${caller}: ${expected}, was ${was}`)
    }
  }
  const missing = names.filter((name) => !rows.has(name))
  const extra = [...rows.keys()].filter((name) => !names.includes(name))
  return { cells: declared.length * callers.length, wrong, undeclared: [...missing, ...extra] }
}

const refusals: Readonly<Record<string, Cell>> = {
  SIGN_IN_REQUIRED: 'sign-in',
  NOT_ALLOWED: 'not-allowed',
  REAUTHENTICATION_REQUIRED: 'fresh',
  API_KEY_REQUIRED: 'key',
  SCOPE_MISSING: 'scope',
  API_KEY_INVALID: 'wrong-key',
  API_KEY_IN_BROWSER: 'browser',
  NOT_FOR_TOKENS: 'no-token',
  TOKEN_INVALID: 'wrong-token',
}
/** These codes neither grant nor refuse access, so each is a separate cell, which no row expects. */
const otherCodes: ReadonlySet<string> = new Set([
  'BAD_USER_INPUT',
  'GRAPHQL_VALIDATION_FAILED',
  'GRAPHQL_PARSE_FAILED',
  'INTERNAL',
  'RATE_LIMITED',
  'UNAVAILABLE',
])

/** Returns the cell of a response by its code; a service's error about the input counts as access granted. */
export function cellOf(code: string | undefined): Cell {
  if (code === undefined) return '+'
  return refusals[code] ?? (otherCodes.has(code) ? code : '+')
}
