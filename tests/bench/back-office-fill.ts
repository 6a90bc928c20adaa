import type pg from 'pg'

/** The issue of the newsletter that every confirmed subscriber got. */
export const issueId = 'fffffff0-7c00-7a00-8000-00000000c0c0'
/** The record, the price and the group of settings that have as many versions as all records together. */
export const busyKey = 'bench-1'
export const busyPrice = 'usa/lasik'
export const busyGroup = 'company'

/** Addresses begin with one of 4,096 texts. Four of five subscribers are confirmed. $1 how many */
const subscribersSql = `/* fillSubscribers */
  insert into notification.newsletter_subscribers (id, email, status, bounces, requested_at, confirmed_at)
  select pg_temp.uuid_v7(), substr(md5(n::text), 1, 3) || '.reader' || n || '@mail' || n % 40 || '.example', status,
    case when n % 100 = 3 then 1 else 0 end, now() - n * interval '1 minute',
    case when status = 'confirmed' then now() - n * interval '1 minute' end
  from generate_series(1, $1::int) n,
    lateral (select case when n % 10 = 0 then 'pending' when n % 20 = 1 then 'unsubscribed'
      when n % 20 = 11 then 'suppressed' else 'confirmed' end as status) states`

/** Issues of ten years, of which the newest was sent to everybody. */
const issuesSql = `/* fillIssues */
  insert into notification.newsletter_issues (id, state, version, subject, preheader, body, authors, written_by,
    approved_by, approved_at, created_at, changed_at)
  select case when n = 0 then '${issueId}'::uuid else pg_temp.uuid_v7() end, 'sent', 4, 'News ' || n, 'A line', 'Hello',
    '{a}', 'a', 'b', now(), now(), now()
  from generate_series(0, 520) n`

const recipientsSql = `/* fillRecipients */
  insert into notification.newsletter_recipients (id, issue_id, subscriber_id, state)
  select pg_temp.uuid_v7(), '${issueId}', id,
    case when row_number() over () % 10000 = 0 then 'uncertain' else 'delivered' end
  from notification.newsletter_subscribers where status = 'confirmed'`

/** Fills the tables of the newsletter. */
export async function fillNewsletter(client: pg.Client, subscribers: number): Promise<void> {
  await client.query('set synchronous_commit = off')
  await client.query(subscribersSql, [subscribers])
  await client.query(issuesSql)
  await client.query(recipientsSql)
  await client.query(
    'vacuum analyze notification.newsletter_subscribers, notification.newsletter_issues, notification.newsletter_recipients',
  )
}

const records = 1000

/** Records with an equal share of half of the versions, and one record with the other half. $1 how many versions */
const versionsSql = `/* fillVersions */
  with numbered as (
    select 'bench-' || (1 + n % ${records}) as key, 1 + n / ${records} as number from generate_series(0, $1::int / 2 - 1) n
    union all
    select '${busyKey}', 2 + $1::int / 2 / ${records} + n from generate_series(0, $1::int / 2 - 1) n
  )
  insert into content.publication_versions (kind, key, number, state, content, title, authors, written_at, published_at)
  select 'faq', key, number,
    case when number < max(number) over (partition by key) then 'superseded'
      when hashtext(key) % 5 = 0 then 'in-review' else 'published' end,
    jsonb_build_object('question', 'Question of ' || key || '?', 'answer', repeat('An answer in plain words. ', 20)),
    'Question of ' || key || '?', '{}', now() - interval '1 day', now() - interval '1 day'
  from numbered`

const recordsSql = `/* fillRecords */
  insert into content.publication_heads (kind, key, revision)
  select 'faq', 'bench-' || n, 1 from generate_series(1, ${records}) n`

const publishedSql = `/* fillPublished */
  insert into content.publications (kind, key, position, is_sample, content, title, summary, words, read_time, changed_at)
  select 'faq', 'bench-' || n, n, false, jsonb_build_object('question', 'Question?', 'answer', 'An answer.'),
    'Question of bench-' || n || '?', '', '', 0, now()
  from generate_series(1, ${records}) n`

const pricesSql = `/* fillPriceVersions */
  insert into content.price_versions (price_id, number, price_usd_cents, unit, source, as_of, valid_from, authors,
    published_at)
  select '${busyPrice}', n, 100000 + n, 'per eye', 'A clinic', current_date, current_date, '{}', now()
  from generate_series(1, $1::int) n`

const priceChangesSql = `/* fillPriceChanges */
  insert into content.price_changes (id, version, state, prices, note, authors, written_by, written_at)
  select pg_temp.uuid_v7(), 1, case when n % 1000 = 0 then 'open' else 'withdrawn' end, '[]', 'Change ' || n, '{}',
    '${issueId}', now()
  from generate_series(1, $1::int) n`

const settingsSql = `/* fillSettingVersions */
  insert into content.setting_versions (group_key, version, settings, changes, written_at)
  select '${busyGroup}', n, '{}', '[]', now() from generate_series(1, $1::int) n`

/** Fills the histories of texts, prices and settings with as many versions each. */
export async function fillVersions(client: pg.Client, versions: number): Promise<void> {
  await client.query('set synchronous_commit = off')
  await client.query(recordsSql)
  await client.query(publishedSql)
  for (const sql of [versionsSql, pricesSql, priceChangesSql, settingsSql]) await client.query(sql, [versions])
  await client.query(
    'vacuum analyze content.publications, content.publication_heads, content.publication_versions, content.price_versions, content.price_changes, content.setting_versions',
  )
}
