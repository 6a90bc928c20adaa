import { serviceNames } from '@seneb/contracts/define'
import { schemaOf } from '@seneb/platform/config'
import type pg from 'pg'

/**
 * Returns the size of all tables of the services with their indexes, in bytes; dead rows that are not yet cleared are
 * included.
 */
export async function storedBytes(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(c.oid))::float8 as bytes from pg_class c
     join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname = any($1)`,
    [serviceNames.map((service) => schemaOf(service))],
  )
  return rows[0]?.bytes ?? NaN
}
