import { readFileSync } from 'node:fs'

import { serviceNames } from '@seneb/contracts/define'
import { schemaOf } from '@seneb/platform/config'

/** Forms in which a column stores personal data. */
export const holdings = ['clear', 'sealed', 'digest', 'id'] as const
type Holding = (typeof holdings)[number]

/** One row of docs/registers/personal-data.md for one column. */
export interface RegisteredColumn {
  /** `schema.table.column` */
  readonly column: string
  /** Undefined for a column without personal data. */
  readonly holding?: Holding
  /** Content, purpose, retention and readers of the column, as written in the register. */
  readonly details: readonly string[]
}

const page = new URL('../../docs/registers/personal-data.md', import.meta.url)
const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => String(name))

/** Reads the register: every column it names, once per naming. */
export function readRegister(): readonly RegisteredColumn[] {
  const [, personal = '', none = ''] = readFileSync(page, 'utf8').split(/^## Columns that hold .*$/m)
  return [...rowsOf(personal), ...rowsOf(none)]
}

function rowsOf(section: string): RegisteredColumn[] {
  const rows = section.split('\n').filter((line) => /^\| *`/.test(line))
  return rows.flatMap((row) => {
    const [table = '', columns = '', what, how, why, until, readBy] = cellsOf(row)
    const holding = holdings.find((candidate) => candidate === how)
    const details = [what, how, why, until, readBy].filter((detail) => detail !== undefined)
    return tablesOf(quoted(table)[0] ?? '').flatMap((name) =>
      quoted(columns).map((column) => ({ column: `${name}.${column}`, holding, details })),
    )
  })
}

/** `*.outbox` is the table of every service. */
function tablesOf(name: string): string[] {
  if (!name.startsWith('*.')) return [name]
  return serviceNames.map((service) => `${schemaOf(service)}${name.slice(1)}`)
}
