import type { Pool, PoolClient } from 'pg'
import type { DataSource, QueryRunner } from 'typeorm'

import { nameOf } from './insert-statement.js'

/** The pg pool under a TypeORM data source; named statements go through it because TypeORM sends unnamed ones. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master
}

/** The pg connection that a query runner holds from now on until it is released. */
export async function clientOf(runner: QueryRunner): Promise<PoolClient> {
  return (await runner.connect()) as PoolClient
}

/** Runs one statement under a name, so that PostgreSQL parses and plans it once for each connection. */
export async function queryByName<Row extends object>(
  connection: Pool | PoolClient,
  sql: string,
  params: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await connection.query<Row>({ name: nameOf(sql), text: sql, values: [...params] })
  return rows
}
