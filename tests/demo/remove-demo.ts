import pg from 'pg'

import { requestDone, type RequestDesk } from '../erasure/staff-client.js'
import { eventually } from '../support/eventually.js'
import { deleteSampleTeam, withSampleTeam, type DemoTarget } from './sample-team.js'
import { sampleDomain, sampleIssue } from './sample-week.js'

const ofSamples = `%@${sampleDomain}`
const erasedWithinMs = 60_000

/**
 * Erases every sample as the care team erases an enquiry; returns how many enquiries there were. A removal that broke
 * anywhere is completed by the next one.
 */
export async function removeDemo(target: DemoTarget): Promise<number> {
  const database = new pg.Client({ connectionString: target.adminUrl })
  await database.connect()
  try {
    const { rows } = await database.query<{ id: string; reference: string }>(
      'select id, reference from enquiry.care_enquiries where email like $1',
      [ofSamples],
    )
    await markCodes(database)
    await withSampleTeam(target, async ({ lead }) => {
      for (const { id, reference } of rows) await eraseEnquiry(lead, id, reference)
      await eraseOthers(lead, database)
      await database.query('delete from notification.newsletter_issues where subject = $1', [sampleIssue.subject])
      await eventually('every sample is erased', () => isGone(database), erasedWithinMs)
    })
    await deleteAmbassadors(database)
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

/** Marks the codes of sample ambassadors, who cannot be found by their address once they are erased. */
async function markCodes(database: pg.Client): Promise<void> {
  await database.query(
    `update referral.referral_codes set label = $2
     where ambassador_id in (select id from referral.ambassadors where email like $1)`,
    [ofSamples, sampleDomain],
  )
}

/** Deletes the ids, codes and counts of ambassadors, which an erasure retains. */
async function deleteAmbassadors(database: pg.Client): Promise<void> {
  const { rows } = await database.query<{ code: string; id: string }>(
    'select code, ambassador_id as id from referral.referral_codes where label = $1',
    [sampleDomain],
  )
  const [codes, ids] = [rows.map(({ code }) => code), rows.map(({ id }) => id)]
  await database.query('begin')
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
  await database.query('commit')
}

/** Whether every service has erased its part of the enquiries, also of an earlier removal; each does so by itself. */
async function isGone(database: pg.Client): Promise<boolean> {
  const { rows } = await database.query(
    `select from enquiry.care_enquiries where email like $1
     union all select from enquiry.replies where enquiry_id in (select enquiry_id from enquiry.erasures)
     union all select from ai_planning.ai_trip_plans where id in (select enquiry_id from enquiry.erasures)
     limit 1`,
    [ofSamples],
  )
  return rows.length === 0
}
