import pg from 'pg'

/** Columns that differ from row to row by nature. */
const ownColumns = [
  'id',
  'reference',
  'submitted_at',
  'trip_plan_id',
  'seq',
  'key_digest',
  'request_hash',
  'reply',
  'enquiry_id',
  'link_digest',
  'search',
  'search_terms',
]
const instants = [
  'given_at',
  'promised_at',
  'due_at',
  'occurred_at',
  'published_at',
  'replied_at',
  'at',
  'last_activity_at',
]
const ownPayload = ['tripPlanId', 'enquiryId', 'reference', 'submittedAt', 'givenAt']
const tables = [
  'trip_plans',
  'consents',
  'reply_promises',
  'care_enquiries',
  'care_events',
  'idempotency_keys',
  'outbox',
]

/** Random ids and tokens change a compressed length by a few bytes; another field would change it by more. */
const chanceOfLength = 16

/** Makes sure that both sides wrote the same: as many rows per submission, with the same values in them. */
export async function sameRows(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (const table of tables) {
      const [ours, theirs] = [await tableOf(client, 'enquiry', table), await tableOf(client, 'lean', table)]
      if (!isSame(ours, theirs))
        throw new Error(`the lean stack writes other rows to ${table}:\n${summaryOf(ours)}\n${summaryOf(theirs)}`)
    }
  } finally {
    await client.end()
  }
}

/** Content of a table, and the lengths of its encrypted values. */
interface Written {
  readonly rows: string
  readonly sealedLengths: readonly number[]
}

function isSame(one: Written, other: Written): boolean {
  const isAsLong = (length: number, i: number) => Math.abs(length - (other.sealedLengths[i] ?? 0)) <= chanceOfLength
  return (
    one.rows === other.rows &&
    one.sealedLengths.length === other.sealedLengths.length &&
    one.sealedLengths.every((length, i) => isAsLong(length, i))
  )
}

function summaryOf({ rows, sealedLengths }: Written): string {
  return `${rows} sealed ${sealedLengths.join(', ')}`
}

async function tableOf(client: pg.Client, schema: string, table: string): Promise<Written> {
  const { rows: counts } = await client.query<{ each: number }>(
    `select (select count(*) from ${schema}.${table})::float8 / (select count(*) from ${schema}.trip_plans) as each`,
  )
  const { rows } = await client.query<Record<string, unknown>>(
    table === 'outbox' ? eachKindOf(schema) : `select * from ${schema}.${table} limit 1`,
  )
  const sealedLengths: number[] = []
  const compared = rows.map((row) => comparable(row, sealedLengths))
  return { rows: JSON.stringify({ each: counts[0]?.each, rows: compared }), sealedLengths }
}

/** Returns one row of each kind of event; names of both sides sort in the same order. */
function eachKindOf(schema: string): string {
  const kind = String.raw`regexp_replace(subject, '\.[^.]+$', '')`
  return `select distinct on (${kind}) * from ${schema}.outbox order by ${kind}`
}

function comparable(row: Record<string, unknown>, sealedLengths: number[]): object {
  const compared = Object.entries(row).filter(
    ([name]) => ![...ownColumns, ...instants, 'traceparent', 'subject'].includes(name),
  )
  return Object.fromEntries(
    compared.map(([name, value]) => [name, name === 'payload' ? comparablePayload(value, sealedLengths) : value]),
  )
}

function comparablePayload(payload: unknown, sealedLengths: number[]): object {
  const compared = JSON.stringify(payload, (name, value: unknown) => {
    // Encrypted values differ each time; an equal length shows that the same amount was encrypted.
    if (name === 'sealed') sealedLengths.push(String(value).length)
    return [...ownPayload, 'sealed'].includes(name) ? undefined : value
  })
  return JSON.parse(compared) as object
}
