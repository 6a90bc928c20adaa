import { randomUUID } from 'node:crypto'

import { withDatabase } from './site-database.js'

interface SeededEnquiry {
  /** Name shown in its row. */
  readonly name: string
  readonly hoursAgo: number
}

/** Stores an unassigned enquiry for tests of lists, without any text by the patient; returns its ID. */
export async function seedEnquiry({ hoursAgo, name }: SeededEnquiry): Promise<string> {
  const id = randomUUID()
  await withDatabase(
    `insert into enquiry.care_enquiries (id, kind, reference, version, state, submitted_at, due_at, last_activity_at,
       full_name, email, is_referred, has_mail_problem)
     select $1, 'trip-plan', $2, 1, 'new', t, t + interval '1 day', t, $3, 'seeded@seneb.example', false, false
     from (select now() - $4 * interval '1 hour' as t) times`,
    [id, `SNB-${id.slice(0, 6).toUpperCase()}`, name, hoursAgo],
  )
  return id
}
