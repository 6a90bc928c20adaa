import type { Pool } from 'pg'
import type { DataSource } from 'typeorm'

/** The pg pool under a TypeORM data source; named statements go through it because TypeORM sends unnamed ones. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master
}
