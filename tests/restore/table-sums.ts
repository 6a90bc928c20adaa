import pg from 'pg'

/** Contents of a table: its number of rows, and one checksum over all columns of all rows. */
export interface TableSum {
  readonly rows: number
  readonly sum: string
}

export type TableSums = ReadonlyMap<string, TableSum>

const tablesSql = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`

/** Sums up every table of every schema as of one moment. */
export async function tableSums(adminUrl: string): Promise<TableSums> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows: tables } = await client.query<{ name: string }>(tablesSql)
    const sums = new Map<string, TableSum>()
    for (const { name } of tables) {
      const { rows } = await client.query<TableSum>(`
        select count(*)::int as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum
        from ${name} t`)
      if (rows[0]) sums.set(name, rows[0])
    }
    return sums
  } finally {
    await client.end()
  }
}

/** Returns the tables whose content differs, as text. */
export function differences(expected: TableSums, found: TableSums): string[] {
  const names = [...new Set([...expected.keys(), ...found.keys()])].toSorted()
  return names.flatMap((name) => {
    const [was, is] = [expected.get(name), found.get(name)]
    if (was?.sum === is?.sum && was?.rows === is?.rows) return []
    return [
      `${name} had ${was?.rows ?? 'no'} rows and has ${is?.rows ?? 'no'}${was?.rows === is?.rows ? ', others' : ''}`,
    ]
  })
}

/** Returns the total number of rows in all tables. */
export function rowsOf(sums: TableSums): number {
  return [...sums.values()].reduce((all, { rows }) => all + rows, 0)
}
