import pg from 'pg'

/** Columns that differ from row to row by nature. */
const ownColumns = [
  'id',
  'reference',
  'submitted_at',
  'trip_plan_id',
  'seq',
  'key',
  'key_digest',
  'request_hash',
  'reply',
  'enquiry_id',
  'link_digest',
  'search',
]
const instants = [
  ...['given_at', 'promised_at', 'due_at', 'said_at', 'stored_at', 'published_at', 'answered_at', 'at'],
  'last_activity_at',
]
const ownPayload = ['tripPlanId', 'enquiryId', 'reference', 'submittedAt', 'givenAt']
const tables = [
  ...['trip_plans', 'consents', 'answer_promises', 'care_enquiries', 'care_events', 'idempotency_keys', 'outbox'],
]

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
  const { rows } = await client.query<Record<string, unknown>>(
    table === 'outbox' ? eachKindOf(schema) : `select * from ${schema}.${table} limit 1`,
  )
  return JSON.stringify({ each: counts[0]?.each, rows: rows.map(comparable) })
}

/** One row of each kind of event; both sides' names of them have the same order. */
function eachKindOf(schema: string): string {
  const kind = String.raw`regexp_replace(subject, '\.[^.]+$', '')`
  return `select distinct on (${kind}) * from ${schema}.outbox order by ${kind}`
}

function comparable(row: Record<string, unknown>): object {
  const compared = Object.entries(row).filter(
    ([name]) => ![...ownColumns, ...instants, 'traceparent', 'subject'].includes(name),
  )
  return Object.fromEntries(
    compared.map(([name, value]) => [name, name === 'payload' ? comparablePayload(value) : value]),
  )
}

function comparablePayload(payload: unknown): object {
  const compared = JSON.stringify(payload, (name, value: unknown) => {
    // What is sealed looks different each time; as long as it is as long, as much was sealed.
    if (name === 'sealed') return String(value).length
    return ownPayload.includes(name) ? undefined : value
  })
  return JSON.parse(compared) as object
}
