import pg from 'pg'

/** PostgreSQL has `uuidv7()` from version 18 on; we also measure with 17. */
const uuidV7Sql = `create function pg_temp.uuid_v7() returns uuid language sql volatile as $$
  select (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7' || substr(random, 1, 3) ||
    '8' || substr(random, 4, 15))::uuid
  from (select md5(random()::text) as random) digits $$`

/** Opens a connection that fills tables; its statements may use `pg_temp.uuid_v7()`. */
export async function openFillingClient(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  // A failed fill stops the server under this connection; the failure of the fill is the one to report.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(uuidV7Sql)
  return client
}
