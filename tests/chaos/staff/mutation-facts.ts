import { serviceNames } from '@seneb/contracts/define'
import pg from 'pg'

import { roleAfter, schemaOf } from './staff-mutations.js'

/** Records of actions in the tables, each by the id of its record. */
export interface MutationFacts {
  /** Records that are changed. */
  readonly changed: readonly string[]
  /** Actions with events in a service's outbox, and actions with published events. */
  readonly inOutbox: readonly string[]
  readonly published: readonly string[]
  /** Entries of the audit trail. */
  readonly entries: readonly string[]
}

const changedSql = [
  `select staff_id as id from identity.staff_roles where role = '${roleAfter}' and granted_by like 'staff:%'`,
  `select id from identity.staff where state = 'disabled' and email like '%@chaos.example'`,
  ...serviceNames.map((name) => `select id from ${schemaOf(name)}.dead_letters where state = 'discarded'`),
].join(' union all ')

const publishedSql = serviceNames
  .map(
    (name) => `select payload->'object'->>'id' as id,
        id not in (select id from ${schemaOf(name)}.outbox_unpublished) as "isPublished"
      from ${schemaOf(name)}.outbox where subject like '${name}.staff-action.completed.v1.%'`,
  )
  .join(' union all ')

/** Reads every schema as the superuser, who has access to all of them. */
export async function readMutationFacts(adminUrl: string): Promise<MutationFacts> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  const rowsOf = async <Row extends object>(sql: string) => (await client.query<Row & { id: string }>(sql)).rows
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
  try {
    const inOutbox = await rowsOf<{ isPublished: boolean }>(publishedSql)
    return {
      changed: idsOf(await rowsOf(changedSql)),
      inOutbox: idsOf(inOutbox),
      published: idsOf(inOutbox.filter(({ isPublished }) => isPublished)),
      entries: idsOf(await rowsOf(`select object_id as id from identity.audit_entries order by seq`)),
    }
  } finally {
    await client.end()
  }
}
