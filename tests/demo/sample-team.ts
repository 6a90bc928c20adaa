import pg from 'pg'

import { deskOf, type RequestDesk } from '../erasure/staff-client.js'
import { signIn } from '../security/access/callers.js'
import { sampleDomain, sampleEmail } from './sample-week.js'

/** Addresses of the platform that is filled. */
export interface DemoTarget {
  readonly graphqlUrl: string
  readonly siteUrl: string
  /** The superuser's database URL. */
  readonly adminUrl: string
}

/** Signed-in sample members of the care team, and visitors of the site. */
export interface SampleTeam {
  readonly visitor: RequestDesk
  readonly agent: RequestDesk
  readonly lead: RequestDesk
  readonly doctor: RequestDesk
  readonly editor: RequestDesk
}

const people = {
  lead: ['Maha Said', 'Care lead', 'care-lead'],
  agent: ['Nour Adel', 'Care agent', 'care-agent'],
  doctor: ['Dr. Karim Fahmy', 'Medical reviewer', 'doctor'],
  editor: ['Salma Aziz', 'Editor', 'editor'],
} as const

/** Runs work with a new sample team; nobody can sign in as one of its members afterwards. */
export async function withSampleTeam<T>(target: DemoTarget, work: (team: SampleTeam) => Promise<T>): Promise<T> {
  return atIdentity(target, async (client) => {
    await deleteTeam(client)
    const member = async (role: keyof typeof people) => {
      const [name, title, staffRole] = people[role]
      const { token } = await signIn(client, name, { roles: [staffRole], account: { email: sampleEmail(name), title } })
      return deskOf(target, token)
    }
    let visitors = 0
    const team: SampleTeam = {
      // Visitors come from different connections, each with its own limits; the addresses are for examples (RFC 5737).
      visitor: (...request) => deskOf(target, undefined, `203.0.113.${(visitors += 1)}`)(...request),
      agent: await member('agent'),
      lead: await member('lead'),
      doctor: await member('doctor'),
      editor: await member('editor'),
    }
    try {
      return await work(team)
    } finally {
      await client.query(`delete from sessions where staff_id in ${teamIds}`, [ofSamples])
    }
  })
}

/** Deletes the accounts of the sample team. */
export async function deleteSampleTeam(target: DemoTarget): Promise<void> {
  await atIdentity(target, deleteTeam)
}

const ofSamples = `%@${sampleDomain}`
const teamIds = '(select id from staff where email like $1)'

async function deleteTeam(client: pg.Client): Promise<void> {
  for (const table of ['sessions', 'staff_roles']) {
    await client.query(`delete from ${table} where staff_id in ${teamIds}`, [ofSamples])
  }
  await client.query('delete from staff where email like $1', [ofSamples])
}

async function atIdentity<T>({ adminUrl }: DemoTarget, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('set search_path to identity')
    return await work(client)
  } finally {
    await client.end()
  }
}
