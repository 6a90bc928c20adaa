import pg from 'pg'

import type { DeliveryFact, Facts, PublishedFact } from './account.js'

/** Facts in the database about every submission. */
export type StoredFacts = Omit<Facts, 'receipts' | 'storedForDisconnected' | 'mails'>

const publishedSql = (schema: string, names: string) => `
  select id as "eventId", substring(subject from '[^.]+$') as "tripPlanId",
    id not in (select id from ${schema}.outbox_unpublished) as "isPublished"
  from ${schema}.outbox where subject like '${names}'`

const deliveriesSql = `
  select cause_id as "tripPlanId", case when kind like '%receipt%' then 'receipt' else 'operator' end as kind,
    state = 'sent' as "isSent", message_id as "messageId"
  from notification.email_deliveries`

/** Reads every schema as the superuser, who has access to all of them. */
export async function readFacts(adminUrl: string): Promise<StoredFacts> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  const rowsOf = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows
  const inboxOf = async (schema: string) =>
    new Set((await rowsOf<{ event_id: string }>(`select event_id from ${schema}.inbox`)).map((row) => row.event_id))
  try {
    return {
      tripPlans: await rowsOf(`select id, email from enquiry.trip_plans`),
      submitted: await rowsOf<PublishedFact>(publishedSql('enquiry', 'enquiry.trip-plan.submitted.v1.%')),
      planRequested: await rowsOf<PublishedFact>(publishedSql('enquiry', 'enquiry.ai-plan.requested.v1.%')),
      announced: await rowsOf<PublishedFact>(publishedSql('ai_planning', 'ai-planning.ai-plan.%')),
      planningInbox: await inboxOf('ai_planning'),
      notificationInbox: await inboxOf('notification'),
      deliveries: await rowsOf<DeliveryFact>(deliveriesSql),
    }
  } finally {
    await client.end()
  }
}
