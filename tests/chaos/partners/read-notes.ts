import pg from 'pg'

/** Record of a partner's submission, as the enquiry service stores it under the enquiry's ID. */
export interface Note {
  readonly id: string
  readonly partner: string
  readonly partnerReference: string
  readonly mode: 'live' | 'test'
}

const notesSql = `
  select e.id, p.name as partner, e.partner_reference as "partnerReference", e.mode
  from enquiry.partner_enquiries e join identity.partners p on p.id = e.partner_id`

/** Reads both schemas as the superuser, who has access to all of them. */
export async function readNotes(adminUrl: string): Promise<readonly Note[]> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return (await client.query<Note>(notesSql)).rows
  } finally {
    await client.end()
  }
}
