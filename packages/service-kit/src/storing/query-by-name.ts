import type { Pool, PoolClient } from 'pg'

import { nameOf } from './insert-statement.js'

/** Runs one statement under a name, so that PostgreSQL parses and plans it once for each connection. */
export async function queryByName<Row extends object>(
  connection: Pool | PoolClient,
  sql: string,
  params: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await connection.query<Row>({ name: nameOf(sql), text: sql, values: [...params] })
  return rows
}
