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
    const sql = `/* exportOfEnquiry */ select t.* from ${table} t where ${whose} ${order ? `order by ${order}` : ''}`
    const rows = await tx.query<RecordRow>(sql, [enquiryId])
    record.push({ table, withheld, rows: rows.map((row) => readRow(row, exported, ctx)) })
  }
  return record
}

function readRow(row: RecordRow, { withheld = {}, open = {}, table }: ExportedTable, ctx: Sealer): RecordRow {
  const read = Object.entries(row)
    .filter(([column, stored]) => !(column in withheld) && stored !== null)
    .map(([column, stored]) => {
      const value = open[column] ? open[column](stored as never, row as never, ctx) : stored
      if (Buffer.isBuffer(value)) throw new Error(`${table}.${column} is sealed, and nobody said how to open it`)
      return [column.replace(/_sealed$/, ''), value] as const
    })
  return Object.fromEntries(read)
}
