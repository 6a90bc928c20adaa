import type {
  RecordGrantConsumer,
  WithheldReason,
  RecordRow,
  RecordTable,
} from '@seneb/contracts/vocabulary/person-records'
import { AppError } from '@seneb/platform/app-error'
import { compressRecord } from '@seneb/platform/compressed-record'

import type { Ctx } from '../ctx.js'
import type { ReadTx } from '../database/db.js'

type Sealer = Pick<Ctx, 'atRest'>
type Open = (stored: never, row: never, ctx: Sealer) => unknown

/**
 * Data that a table holds about an enquiry: every column not excluded by name. A new column is therefore exported until
 * a reason for withholding it is given (LEGAL-05).
 */
export interface ExportedTable {
  readonly table: string
  /** Which rows are about the enquiry $1. */
  readonly where: string
  readonly order?: string
  /** Columns that are read, where another is too large for a record; missing: all of them. */
  readonly columns?: string
  readonly excluded?: Readonly<Record<string, WithheldReason>>
  /** Readers for columns that are encrypted, or hold more than the person's own data. */
  readonly decode?: Readonly<Record<string, Open>>
}

/**
 * Returns the use case that exports all data which a service stores about an enquiry and its person (LEGAL-05). The
 * enquiry service logs who requested it.
 */
export function personRecordReader(tables: readonly ExportedTable[]) {
  return async ({ enquiryId }: { readonly enquiryId: string }, ctx: Pick<Ctx, 'atRest' | 'db'>) => {
    const record = await ctx.db.read((tx) => exportRecord(tables, enquiryId, { tx, ctx }))
    return { record: await compressRecord(record) }
  }
}

/**
 * Returns the use case that exports the same data for the patient, who has a grant of the enquiry service. Throws
 * SESSION_ENDED for a grant that is expired or not about this enquiry and service.
 */
export function grantedRecordReader(service: RecordGrantConsumer, tables: readonly ExportedTable[]) {
  const readPersonRecord = personRecordReader(tables)
  return async (
    { enquiryId, grant }: { readonly enquiryId: string; readonly grant: string },
    ctx: Pick<Ctx, 'atRest' | 'db' | 'now' | 'recordGrants'>,
  ) => {
    const isGranted = ctx.recordGrants.isValid(service, grant, { enquiryId, now: ctx.now() })
    if (!isGranted) throw new AppError('SESSION_ENDED')
    return readPersonRecord({ enquiryId }, ctx)
  }
}

/** Reads the rows of these tables about an enquiry. */
export async function exportRecord(
  tables: readonly ExportedTable[],
  enquiryId: string,
  { ctx, tx }: { readonly tx: ReadTx; readonly ctx: Sealer },
): Promise<RecordTable[]> {
  const record: RecordTable[] = []
  for (const exported of tables) {
    const { columns, excluded = {}, order, table, where } = exported
    const source = columns === undefined ? table : `(select ${columns} from ${table})`
    // As one value, so that a prepared statement outlives a column that a release adds.
    const sql = `/* exportOf${camelCase(table)} */ select to_jsonb(t) as row from ${source} t where ${where} ${order ? `order by ${order}` : ''}`
    const rows = await tx.query<{ readonly row: RecordRow }>(sql, [enquiryId])
    record.push({ table, withheld: excluded, rows: rows.map(({ row }) => readRow(row, exported, ctx)) })
  }
  return record
}

function readRow(row: RecordRow, { decode = {}, table, excluded = {} }: ExportedTable, ctx: Sealer): RecordRow {
  const read = Object.entries(row)
    .filter(([column, stored]) => !(column in excluded) && stored !== null)
    .map(([column, stored]) => {
      const isSealed = column.endsWith('_sealed')
      if (isSealed && !decode[column]) throw new Error(`${table}.${column} is sealed, and nobody said how to open it`)
      const value = isSealed ? bytesOf(String(stored)) : stored
      return [column.replace(/_sealed$/, ''), decode[column]?.(value as never, row as never, ctx) ?? value] as const
    })
  return Object.fromEntries(read)
}

/** PostgreSQL writes bytes into JSON as `\x` and hexadecimal digits. */
function bytesOf(stored: string): Buffer {
  return Buffer.from(stored.slice(2), 'hex')
}

function camelCase(table: string): string {
  return table.replaceAll(/(?:^|_)([a-z])/g, (_match, character: string) => character.toUpperCase())
}
