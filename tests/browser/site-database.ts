import pg from 'pg'

import { readLocation } from './config.js'

/** Runs one statement as the superuser and returns its rows, to read or prepare data that no page shows or creates. */
export async function withDatabase<Row extends object>(
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: readLocation().databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(statement, [...values])).rows
  } finally {
    await client.end()
  }
}
