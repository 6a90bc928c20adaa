import pg from 'pg'

import { signInEverybody } from '../security/access/callers.js'
import type { Stack } from '../support/stack.js'
import type { LighthouseLook } from './lighthouse.js'

/** Page of the staff desk with its minimum score; when a role is given, a person with that role opens the page. */
interface DeskPage {
  readonly minPerformance: number
  readonly role?: string
}

/** Measured pages of the staff desk: the sign-in, and a list of fifty people, each with its minimum score. */
export const deskPages: Readonly<Record<string, DeskPage>> = {
  '/admin/sign-in': { minPerformance: 95 },
  '/admin/people': { minPerformance: 90, role: 'admin' },
}

const people = 50

/** Puts fifty people on the team and signs in whom the pages need; gives how Lighthouse is to look at a page. */
export async function prepareDesk({ adminUrl }: Stack): Promise<(path: string) => LighthouseLook> {
  const callers = await signInEverybody(adminUrl)
  const database = new pg.Client({ connectionString: adminUrl })
  await database.connect()
  await database.query(
    `insert into identity.staff (id, email, name, title, state, created_at, joined_at)
     select gen_random_uuid(), 'bench-' || n || '@seneb.example', 'Person ' || n, 'Test', 'active', now(), now()
     from generate_series(1, $1::int) n`,
    [people],
  )
  await database.end()
  return (path) => {
    const { role } = deskPages[path] ?? {}
    const session = role === undefined ? {} : { cookie: `seneb-staff=${callers.get(role)?.token ?? ''}` }
    return { preset: 'desktop', ...session }
  }
}
