import pg from 'pg'

import { requestDone, type RequestDesk } from '../erasure/staff-client.js'
import { eventually } from '../support/eventually.js'
import { deleteSampleTeam, withSampleTeam, type DemoTarget } from './sample-team.js'
import { sampleDomain, sampleIssue } from './sample-week.js'

const ofSamples = `%@${sampleDomain}`
const erasedWithinMs = 60_000

/** Erases every sample as the care team erases an enquiry; returns how many enquiries there were. */
export async function removeDemo(target: DemoTarget): Promise<number> {
  const database = new pg.Client({ connectionString: target.adminUrl })
  await database.connect()
  try {
    const { rows } = await database.query<{ id: string; reference: string }>(
      'select id, reference from enquiry.care_enquiries where email like $1',
      [ofSamples],
    )
    const ambassadors = await database.query<{ id: string }>(
      'select id from referral.ambassadors where email like $1',
      [ofSamples],
    )
    await withSampleTeam(target, async ({ lead }) => {
      for (const { id, reference } of rows) await eraseEnquiry(lead, id, reference)
      await eraseOthers(lead, database)
      await database.query('delete from notification.newsletter_issues where subject = $1', [sampleIssue.subject])
      await eventually(
        'every sample is erased',
        () =>
          isGone(
            database,
            rows.map(({ id }) => id),
          ),
        erasedWithinMs,
      )
    })
    await deleteAmbassadors(
      ambassadors.rows.map(({ id }) => id),
      database,
    )
    await deleteSampleTeam(target)
    return rows.length
  } finally {
    await database.end()
  }
}

async function eraseEnquiry(lead: RequestDesk, id: string, reference: string): Promise<void> {
  const { enquiry } = await lead(
    'query ($id: ID!) { result: careEnquiry(id: $id) { __typename enquiry { version } } }',
    {
      id,
    },
  )
  const { version } = enquiry as { version: number }
  await requestDone(
    lead,
    `mutation ($id: ID!, $version: Int!, $reference: String!) {
      result: eraseCareEnquiry(id: $id, version: $version, reference: $reference, reason: NOT_THEIRS) {
        __typename ... on Problem { message } } }`,
    { id, version, reference },
  )
}

interface Sample {
  readonly id: string
  readonly reference: string
  readonly version: number
}

/** Samples that a mutation erases, in the order in which they can be erased. */
const erasures = [
  {
    find: 'select id, version from referral.ambassadors where email like $1',
    mutation: `mutation ($id: ID!, $version: Int!) {
      result: eraseAmbassador(id: $id, version: $version) { __typename ... on Problem { message } } }`,
  },
  {
    find: 'select id, reference from referral.ambassador_applications where email like $1',
    mutation: `mutation ($id: ID!, $reference: String!) {
      result: eraseAmbassadorApplication(id: $id, reference: $reference) { __typename ... on Problem { message } } }`,
  },
  {
    find: 'select id from notification.newsletter_subscribers where email like $1',
    mutation: `mutation ($id: ID!) {
      result: eraseNewsletterSubscriber(id: $id) { __typename ... on Problem { message } } }`,
  },
] as const

async function eraseOthers(lead: RequestDesk, database: pg.Client): Promise<void> {
  for (const { find, mutation } of erasures) {
    const samples = await database.query<Partial<Sample>>(find, [ofSamples])
    for (const variables of samples.rows) await requestDone(lead, mutation, variables)
  }
}

/** Deletes what an erasure keeps of ambassadors: their ids, codes and counts. */
async function deleteAmbassadors(ids: readonly string[], database: pg.Client): Promise<void> {
  const { rows } = await database.query<{ code: string }>(
    'select code from referral.referral_codes where ambassador_id = any ($1::uuid[])',
    [ids],
  )
  const codes = rows.map(({ code }) => code)
  for (const table of ['referral_enquiries', 'referral_visits', 'referral_hits', 'referral_week_counts', 'referrals'])
    await database.query(`delete from referral.${table} where lower(referral_id) = any ($1::text[])`, [codes])
  await database.query(
    `delete from referral.referral_changes
     where code = any ($1::text[]) or other_code = any ($1::text[]) or ambassador_id = any ($2::uuid[])`,
    [codes, ids],
  )
  await database.query(
    'delete from referral.referral_codes where code = any ($1::text[]) or merged_into = any ($1::text[])',
    [codes],
  )
  await database.query('delete from referral.ambassadors where id = any ($1::uuid[])', [ids])
}

/** Whether every service has erased its part of the enquiries; each does so by itself. */
async function isGone(database: pg.Client, ids: readonly string[]): Promise<boolean> {
  const { rows } = await database.query(
    `select from enquiry.care_enquiries where id = any ($1::uuid[])
     union all select from enquiry.replies where enquiry_id = any ($1::uuid[])
     union all select from ai_planning.ai_trip_plans where id = any ($1::uuid[])
     limit 1`,
    [ids],
  )
  return rows.length === 0
}
