import pg from 'pg'

/** Columns that differ from row to row by nature. */
const ownColumns = ['id', 'reference', 'submitted_at', 'trip_plan_id', 'seq', 'key', 'request_hash', 'reply']
const moments = ['given_at', 'promised_at', 'due_at', 'said_at', 'stored_at', 'published_at', 'answered_at']
const ownPayload = ['tripPlanId', 'reference', 'submittedAt', 'givenAt']
const tables = ['trip_plans', 'consents', 'answer_promises', 'idempotency_keys', 'outbox']

/** Makes sure that both sides wrote the same: as many rows per submission, with the same values in them. */
export async function sameRows(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (const table of tables) {
      const [ours, theirs] = [await tableOf(client, 'enquiry', table), await tableOf(client, 'lean', table)]
      if (ours !== theirs) throw new Error(`the lean stack writes other rows to ${table}:\n${ours}\n${theirs}`)
    }
  } finally {
    await client.end()
  }
}

async function tableOf(client: pg.Client, schema: string, table: string): Promise<string> {
  const { rows: counts } = await client.query<{ each: number }>(
    `select (select count(*) from ${schema}.${table})::float8 / (select count(*) from ${schema}.trip_plans) as each`,
  )
  const { rows } = await client.query<Record<string, unknown>>(`select * from ${schema}.${table} limit 1`)
  return JSON.stringify({ each: counts[0]?.each, row: rows[0] && comparable(rows[0]) })
}

function comparable(row: Record<string, unknown>): object {
  const kept = Object.entries(row).filter(
    ([name]) => ![...ownColumns, ...moments, 'traceparent', 'subject'].includes(name),
  )
  return Object.fromEntries(kept.map(([name, value]) => [name, name === 'payload' ? comparablePayload(value) : value]))
}

function comparablePayload(payload: unknown): object {
  const compared = JSON.stringify(payload, (name, value: unknown) => (ownPayload.includes(name) ? undefined : value))
  return JSON.parse(compared) as object
}
