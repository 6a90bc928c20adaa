import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startMailbox, type Mailbox } from '@seneb/testkit/mailbox'
import pg from 'pg'

import { fillDemo } from '../demo/fill-demo.js'
import { removeDemo } from '../demo/remove-demo.js'
import type { DemoTarget } from '../demo/sample-team.js'
import { sampleApplications, sampleEnquiries, sampleSubscribers } from '../demo/sample-week.js'
import { Stack } from '../support/stack.js'

let mailbox: Mailbox
let stack: Stack
let database: pg.Client
beforeAll(async () => {
  mailbox = await startMailbox()
  stack = await Stack.start({
    smtpUrl: mailbox.url,
    deployables: ['gateway', 'content', 'enquiry', 'ai-planning', 'notification', 'referral', 'identity'],
  })
  database = new pg.Client({ connectionString: stack.adminUrl })
  await database.connect()
}, 240_000)
afterAll(async () => {
  await database.end()
  await stack.stop()
  await mailbox.stop()
}, 60_000)

async function countOf(table: string, where = 'true'): Promise<number> {
  const { rows } = await database.query<{ count: number }>(`select count(*)::int as count from ${table} where ${where}`)
  return rows[0]?.count ?? -1
}

/** Removes the samples until a row of this table is deleted, which fails this once. */
async function removalBreaksAt(table: string, target: DemoTarget): Promise<void> {
  await database.query(
    `create or replace function public.break_removal() returns trigger language plpgsql as
     $$ begin raise exception 'the removal breaks here'; end $$`,
  )
  await database.query(
    `create trigger break_removal before delete on ${table} for each row execute function public.break_removal()`,
  )
  await expect(removeDemo(target)).rejects.toThrow('the removal breaks here')
  await database.query(`drop trigger break_removal on ${table}`)
}

test('npm run demo fills an empty platform with a week of samples once, and can erase all of them, also when that broke half way', async () => {
  const { adminUrl, graphqlUrl, siteUrl } = stack
  const target = { adminUrl, graphqlUrl, siteUrl }

  await fillDemo(target, () => undefined)

  expect(await countOf('enquiry.care_enquiries')).toBe(sampleEnquiries.length)
  expect(await countOf('enquiry.care_enquiries', "submitted_at < now() - interval '5 days'")).toBe(2)
  expect(await countOf('enquiry.care_enquiries', "plan_state = 'sent'")).toBe(4)
  expect(await countOf('enquiry.care_enquiries', "state = 'closed'")).toBe(3)
  expect(await countOf('referral.ambassador_applications')).toBe(sampleApplications.length)
  expect(await countOf('notification.newsletter_subscribers')).toBe(sampleSubscribers.length)
  expect(await countOf('notification.newsletter_subscribers', "state = 'confirmed'")).toBe(sampleSubscribers.length - 1)
  expect(await countOf('enquiry.care_enquiries', "phone_number like '+39%'")).toBe(1)
  await expect(fillDemo(target, () => undefined)).rejects.toThrow('fills an empty platform only')

  // One removal breaks before ambassadors are deleted and the next amid that; the third completes both.
  await removalBreaksAt('notification.newsletter_issues', target)
  await removalBreaksAt('referral.ambassadors', target)
  expect(await countOf('referral.ambassadors', 'email is null')).toBeGreaterThan(0)
  expect(await removeDemo(target)).toBe(0)

  const tables = [
    'enquiry.care_enquiries',
    'enquiry.replies',
    'ai_planning.care_plans',
    'referral.ambassador_applications',
    'referral.ambassadors',
    'referral.referral_codes',
    'referral.referrals',
    'notification.newsletter_subscribers',
    'notification.newsletter_issues',
  ]
  const left = await Promise.all(tables.map(async (table) => [table, await countOf(table)]))
  expect(left).toEqual(tables.map((table) => [table, 0]))
  expect(await countOf('identity.staff', "email like '%@sample.example'")).toBe(0)
}, 300_000)
