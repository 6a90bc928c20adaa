import type { WithheldReason, RecordRow, RecordTable } from '@seneb/contracts/vocabulary/person-records'

import type { Ctx } from '../ctx.js'
import type { ReadTx } from '../storing/db.js'

type Sealer = Pick<Ctx, 'atRest'>
type Open = (stored: never, row: never, ctx: Sealer) => unknown

/**
 * What a table holds of an enquiry: every column that is not left out by name, so that a new one is exported until somebody
 * gives a reason why not (LEGAL-05).
 */
export interface ExportedTable {
  readonly table: string
  /** Which rows are about the enquiry $1. */
  readonly whose: string
  readonly order?: string
  readonly withheld?: Readonly<Record<string, WithheldReason>>
  /** How a column is read that is sealed, or holds more than the person's own. */
  readonly open?: Readonly<Record<string, Open>>
}

/** Reads what these tables hold of an enquiry. */
export async function readRecord(
  tables: readonly ExportedTable[],
  enquiryId: string,
  { ctx, tx }: { readonly tx: ReadTx; readonly ctx: Sealer },
): Promise<RecordTable[]> {
  const record: RecordTable[] = []
  for (const exported of tables) {
    const { withheld = {}, order, table, whose } = exported
    // As one value, so that a prepared statement outlives a column that a release adds.
    const sql = `/* exportOf${camelCase(table)} */ select to_jsonb(t) as row from ${table} t where ${whose} ${order ? `order by ${order}` : ''}`
    const rows = await tx.query<{ readonly row: RecordRow }>(sql, [enquiryId])
    record.push({ table, withheld, rows: rows.map(({ row }) => readRow(row, exported, ctx)) })
  }
  return record
}

function readRow(row: RecordRow, { open = {}, table, withheld = {} }: ExportedTable, ctx: Sealer): RecordRow {
  const read = Object.entries(row)
    .filter(([column, stored]) => !(column in withheld) && stored !== null)
    .map(([column, stored]) => {
      const isSealed = column.endsWith('_sealed')
      if (isSealed && !open[column]) throw new Error(`${table}.${column} is sealed, and nobody said how to open it`)
      const value = isSealed ? bytesOf(String(stored)) : stored
      return [column.replace(/_sealed$/, ''), open[column]?.(value as never, row as never, ctx) ?? value] as const
    })
  return Object.fromEntries(read)
}

/** PostgreSQL writes bytes into JSON as `\x` and hexadecimal digits. */
function bytesOf(stored: string): Buffer {
  return Buffer.from(stored.slice(2), 'hex')
}

function camelCase(table: string): string {
  return table.replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase())
}
