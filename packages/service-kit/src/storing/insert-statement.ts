import type { DataSource, EntityMetadata } from 'typeorm'

/** One SQL statement with its values; `name` lets Postgres keep it prepared on the connection. */
export interface Statement {
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

/** Many rows at once come in every number, and each number would stay prepared on every connection for ever. */
const maxNamedRows = 16

/**
 * Builds one statement that inserts all rows, whatever their tables, so that it is atomic by itself and costs one
 * round trip. TypeORM's save() reads before it writes and measured a quarter of this speed (P3).
 */
export function insertStatement(dataSource: DataSource, rows: readonly object[]): Statement {
  const values: unknown[] = []
  const inserts = rows.map((row) => insertOf(dataSource, row, values))
  if (rows.length > maxNamedRows) return { name: undefined, text: textOf(inserts), values }
  return { ...namedTextOf(inserts), values }
}

/** What the columns of a table are called in SQL, worked out once for each. */
interface Table {
  readonly id: number
  readonly name: string
  readonly columns: readonly { readonly metadata: EntityMetadata['columns'][number]; readonly name: string }[]
}

/** One row to insert: into which table, and which of its columns, by their places, are left to their defaults. */
interface Insert {
  readonly table: Table
  readonly unset: readonly number[]
}

/** Adds the values of a row and tells what is inserted of it. */
function insertOf(dataSource: DataSource, row: object, values: unknown[]): Insert {
  const table = tableOf(dataSource.getMetadata(row.constructor))
  const unset: number[] = []
  for (const [at, { metadata }] of table.columns.entries()) {
    const value: unknown = metadata.getEntityValue(row)
    // A value that was never set is left to the column's default.
    if (value === undefined) unset.push(at)
    else values.push(dataSource.driver.preparePersistentValue(value, metadata))
  }
  return { table, unset }
}

const tables = new WeakMap<EntityMetadata, Table>()
let tablesSeen = 0

function tableOf(metadata: EntityMetadata): Table {
  const known = tables.get(metadata)
  if (known) return known
  const columns = metadata.columns.map((column) => ({ metadata: column, name: `"${column.databaseName}"` }))
  const made: Table = { id: ++tablesSeen, name: quoted(metadata), columns }
  tables.set(metadata, made)
  return made
}

function quoted({ tablePath }: EntityMetadata): string {
  return tablePath
    .split('.')
    .map((part) => `"${part}"`)
    .join('.')
}

const namedTexts = new Map<string, Pick<Statement, 'name' | 'text'>>()

/** The statement of an earlier call that inserted the same columns into the same tables, else a new one. */
function namedTextOf(inserts: readonly Insert[]): Pick<Statement, 'name' | 'text'> {
  const key = inserts.map(({ unset, table }) => `${table.id}-${unset.join('-')}`).join()
  const known = namedTexts.get(key)
  if (known) return known
  const text = textOf(inserts)
  const made = { name: nameOf(text), text }
  namedTexts.set(key, made)
  return made
}

function textOf(inserts: readonly Insert[]): string {
  let values = 0
  const texts = inserts.map(({ unset, table }) => {
    const columns = table.columns.filter((_column, at) => !unset.includes(at)).map(({ name }) => name)
    const places = columns.map(() => `$${++values}`)
    return `insert into ${table.name} (${columns.join(', ')}) values (${places.join(', ')})`
  })
  const last = texts.pop()
  const before = texts.map((text, i) => `i${i} as (${text})`)
  return before.length > 0 ? `with ${before.join(', ')} ${last}` : String(last)
}

const names = new Map<string, string>()

/** A stable short name per statement text; the number of different texts is bounded by the code that writes them. */
export function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `seneb_${names.size}`
  names.set(text, name)
  return name
}
