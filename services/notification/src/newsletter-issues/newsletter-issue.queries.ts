import type { NewsletterHoldReason, NewsletterIssueState } from '@seneb/contracts/vocabulary/newsletter'

/** Locks an issue until this transaction ends. $1 the issue */
export const lockIssueSql = `/* lockNewsletterIssue */ select id from newsletter_issues where id = $1 for update`

/** An issue as lists read it. */
export interface ListedIssue {
  readonly id: string
  readonly state: NewsletterIssueState
  readonly version: number
  readonly subject: string
  readonly createdAt: Date
  readonly changedAt: Date
  readonly sendAt: Date | null
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
  readonly holdReason: NewsletterHoldReason | null
  readonly audience: number
  readonly delivered: number
  readonly failed: number
  readonly skipped: number
  readonly unsubscribed: number
  readonly uncertain: number
}

const columns = `i.id, i.state, i.version, i.subject, i.created_at as "createdAt", i.changed_at as "changedAt",
    i.send_at as "sendAt", i.started_at as "startedAt", i.finished_at as "finishedAt", i.audience, i.delivered, i.failed,
    i.skipped, i.unsubscribed, i.hold_reason as "holdReason",
    (select count(*)::int from newsletter_recipients r where r.issue_id = i.id and r.state = 'uncertain') as uncertain`

/** A page of issues, newest first. $1 rows, $2 the id after which it begins, $3 a state */
export function listIssuesSql(isOfState: boolean): string {
  return `/* listNewsletterIssues */
    select ${columns} from newsletter_issues i
    where i.id < coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)${isOfState ? ' and i.state = $3' : ''}
    order by i.id desc limit $1`
}

/** An issue with its text. */
export interface StoredIssue extends ListedIssue {
  readonly preheader: string
  readonly body: string
  readonly authors: readonly string[]
  readonly writtenBy: string
  readonly approvedBy: string | null
  readonly approvedAt: Date | null
  readonly returnReason: string | null
}

/** One issue. $1 the issue */
export const readIssueSql = `/* readNewsletterIssue */
  select ${columns}, i.preheader, i.body, i.authors, i.written_by as "writtenBy", i.approved_by as "approvedBy",
    i.approved_at as "approvedAt", i.return_reason as "returnReason"
  from newsletter_issues i where i.id = $1`

/** Maximum number of uncertain mails that an issue lists. */
const shownUncertain = 100

/** Mails with an unknown delivery result. $1 the issue */
export const uncertainSql = `/* uncertainRecipients */
  select r.id, r.claimed_at as "claimedAt", r.error_code as code, s.email
  from newsletter_recipients r join newsletter_subscribers s on s.id = r.subscriber_id
  where r.issue_id = $1 and r.state = 'uncertain' order by r.id limit ${shownUncertain}`

export interface UncertainRecipient {
  readonly id: string
  readonly claimedAt: Date
  readonly code: string | null
  readonly email: string
}

/** Scheduled issues whose time has come. $1 now */
export const dueIssuesSql = `/* dueNewsletterIssues */
  select id from newsletter_issues where state = 'scheduled' and send_at <= $1::timestamptz`

const hasRecipients = (state: 'sending' | 'waiting', more = '') =>
  `exists (select from newsletter_recipients r where r.issue_id = i.id and r.state = '${state}'${more})`

/** Finishes issues without waiting recipients; staff resolve uncertain mails. */
export const finishIssuesSql = `/* finishNewsletterIssues */
  update newsletter_issues i set state = 'sent', finished_at = clock_timestamp(), changed_at = clock_timestamp()
  where i.state = 'sending' and i.prepared_at is not null and not ${hasRecipients('waiting')}
    and not ${hasRecipients('sending')}
  returning i.id`

/** Mails whose process ended between the claim and its outcome. $1 milliseconds after which an attempt has ended */
export const markUncertainSql = `/* markUncertain */
  update newsletter_recipients set state = 'uncertain'
  where state = 'sending' and claimed_at < clock_timestamp() - $1 * interval '1 millisecond' returning id`

/** An issue of which a batch may be sent. */
export interface ReservedIssue {
  readonly id: string
  readonly subject: string
  readonly preheader: string
  readonly body: string
  readonly isPrepared: boolean
}

/**
 * Reserves the next batch for this process, of the oldest issue with something to do. The time it may take is in the
 * row, so that all replicas together keep to one rate. $1 milliseconds of the batch
 */
export const reserveBatchSql = `/* reserveNewsletterBatch */
  update newsletter_issues i set paced_until = clock_timestamp() + $1 * interval '1 millisecond'
  where i.id = (
      select i.id from newsletter_issues i
      where i.state = 'sending' and (i.prepared_at is null or ${hasRecipients('waiting', ' and r.due_at <= clock_timestamp()')})
      order by i.started_at limit 1)
    and i.state = 'sending' and coalesce(i.paced_until, '-infinity') <= clock_timestamp()
    and not exists (select from newsletter_issues o where o.state = 'sending' and o.paced_until > clock_timestamp())
  returning i.id, i.subject, i.preheader, i.body, i.prepared_at is not null as "isPrepared"`

/** Begins no batch of an issue for a while. $1 the issue, $2 milliseconds */
export const pauseIssueSql = `/* pauseNewsletterIssue */
  update newsletter_issues set paced_until = clock_timestamp() + $2 * interval '1 millisecond' where id = $1`

/**
 * Adds the next recipients of an issue: those who had confirmed when it was started. Prepared in portions, because a
 * statement may not take as long as a million rows do. $1 the issue, $2 rows
 */
export const prepareRecipientsSql = `/* prepareRecipients */
  with issue as (
    select id, started_at, prepared_up_to from newsletter_issues
    where id = $1 and state = 'sending' and prepared_at is null for update
  ),
  portion as (
    select s.id from newsletter_subscribers s
    where s.status = 'confirmed' and s.confirmed_at <= (select started_at from issue)
      and s.id > coalesce((select prepared_up_to from issue), '00000000-0000-0000-0000-000000000000'::uuid)
    order by s.id limit $2
  ),
  added as (
    insert into newsletter_recipients (id, issue_id, subscriber_id, state)
    select gen_random_uuid(), issue.id, portion.id, 'waiting' from portion, issue
    on conflict (issue_id, subscriber_id) do nothing returning 1
  )
  update newsletter_issues i
  set audience = i.audience + (select count(*)::int from added), paced_until = null,
    -- The id of a subscriber stays no longer than it is needed.
    prepared_up_to = case when (select count(*) from portion) = $2 then
      (select id from portion order by id desc limit 1) end,
    prepared_at = case when (select count(*) from portion) < $2 then clock_timestamp() end
  where i.id = (select id from issue)
  returning i.id`

/** The recipients of the next batch. $1 the issue, $2 how many */
export const nextRecipientsSql = `/* nextRecipients */
  select id from newsletter_recipients
  where issue_id = $1 and state = 'waiting' and due_at <= clock_timestamp() order by due_at, id limit $2`

/** Skips those of a batch who left since the issue was started. $1 the issue, $2 recipients */
export const skipRecipientsSql = `/* skipRecipients */
  with skipped as (
    update newsletter_recipients r set state = 'skipped', settled_at = clock_timestamp()
    from newsletter_subscribers s
    where r.id = any($2::uuid[]) and r.state = 'waiting' and s.id = r.subscriber_id and s.status <> 'confirmed'
    returning r.id
  )
  update newsletter_issues set skipped = skipped + (select count(*)::int from skipped)
  where id = $1 and exists (select from skipped) returning id`

/** A recipient whose mail may be sent now, by this attempt alone. */
export interface ClaimedRecipient {
  readonly id: string
  readonly holder: string
  readonly attempts: number
  readonly subscriberId: string
  readonly email: string
  readonly bounces: number
}

/**
 * Claims one mail before it is sent, with the link to unsubscribe. No row when the issue was stopped, the subscriber
 * left, or another process claimed it. $1 the recipient, $2 the attempt, $3 digest of the link
 */
export const claimRecipientSql = `/* claimRecipient */
  with claimed as (
    update newsletter_recipients r
    set state = 'sending', attempts = r.attempts + 1, holder = $2::uuid, claimed_at = clock_timestamp()
    from newsletter_subscribers s, newsletter_issues i
    where r.id = $1::uuid and r.state = 'waiting' and s.id = r.subscriber_id and s.status = 'confirmed'
      and i.id = r.issue_id and i.state = 'sending'
    returning r.id, r.holder, r.attempts, r.subscriber_id, r.issue_id, s.email, s.bounces
  ),
  linked as (
    insert into newsletter_tokens (token_hash, subscriber_id, issue_id) select $3, subscriber_id, issue_id from claimed
  )
  select id, holder, attempts, subscriber_id as "subscriberId", email, bounces from claimed`

/** Error code of a mail that failed by its text, not by its address. */
const textRefused = 'TEXT_REFUSED'

/** Settles a mail of which the text was refused, and counts the refusals in a row. $1 the recipient, $2 the attempt */
export const refuseRecipientSql = `/* refuseRecipient */
  with settled as (
    update newsletter_recipients set state = 'failed', settled_at = clock_timestamp(), error_code = '${textRefused}'
    where id = $1::uuid and holder = $2::uuid and state in ('sending', 'uncertain') returning issue_id
  )
  update newsletter_issues i set failed = i.failed + 1, refusals = i.refusals + 1
  from settled where i.id = settled.issue_id returning i.refusals`

/** Lets the subscribers to whom a text was refused wait again. $1 the issue */
export const retryRefusedSql = `/* retryRefused */
  with retried as (
    update newsletter_recipients set state = 'waiting', settled_at = null, due_at = clock_timestamp()
    where issue_id = $1 and state = 'failed' and error_code = '${textRefused}' returning id
  )
  update newsletter_issues set failed = failed - (select count(*)::int from retried) where id = $1 returning id`

/**
 * Settles a mail and counts it. Late outcomes settle uncertain mails too, unless they were sent again. $1 the
 * recipient, $2 the attempt, $3 error code
 */
export function settleRecipientSql(state: 'delivered' | 'failed'): string {
  return `/* settleRecipient */
  with settled as (
    update newsletter_recipients set state = '${state}', settled_at = clock_timestamp(), error_code = $3
    where id = $1::uuid and holder = $2::uuid and state in ('sending', 'uncertain') returning issue_id
  )
  update newsletter_issues i set ${state} = i.${state} + 1${state === 'delivered' ? ', refusals = 0' : ''} from settled where i.id = settled.issue_id returning i.id`
}

/**
 * Lets a mail that was surely not accepted wait. $1 the recipient, $2 the attempt, $3 error code, $4 milliseconds, $5 1
 * when the attempt does not count, else 0
 */
export const releaseRecipientSql = `/* releaseRecipient */
  update newsletter_recipients
  set state = 'waiting', attempts = attempts - $5::int, error_code = $3, due_at = clock_timestamp() + $4 * interval '1 millisecond'
  where id = $1::uuid and holder = $2::uuid and state in ('sending', 'uncertain') returning id`

/** Marks a mail of which the answer of the mail server was lost. $1 the recipient, $2 the attempt, $3 error code */
export const loseRecipientSql = `/* loseRecipient */
  update newsletter_recipients set state = 'uncertain', error_code = $3
  where id = $1::uuid and holder = $2::uuid and state = 'sending' returning id`

/**
 * Counts a refusal of an address, which is suppressed by the second in a row. A refusal that is settled already is not
 * counted again. $1 the subscriber, $2 how many suffice, $3 the recipient, $4 the attempt
 */
export const countBounceSql = `/* countBounce */
  update newsletter_subscribers
  set bounces = bounces + 1, status = case when bounces + 1 >= $2 then 'suppressed' else status end,
    suppressed_at = case when bounces + 1 >= $2 then now() end
  where id = $1 and status = 'confirmed' and exists (select from newsletter_recipients
    where id = $3::uuid and holder = $4::uuid and state in ('sending', 'uncertain'))
  returning status`

/** Ends the count of refusals. $1 the subscriber */
export const clearBouncesSql = `/* clearBounces */
  update newsletter_subscribers set bounces = 0 where id = $1 and status = 'confirmed' and bounces > 0`

/** Locks an uncertain mail. $1 the recipient */
export const lockUncertainSql = `/* lockUncertainRecipient */
  select issue_id as "issueId", state, claimed_at as "claimedAt" from newsletter_recipients where id = $1::uuid for update`

/** Settles an uncertain mail as a person decided. $1 the recipient, $2 delivered or waiting */
export const resolveRecipientSql = `/* resolveRecipient */
  update newsletter_recipients set state = $2, holder = null, due_at = clock_timestamp(),
    settled_at = case when $2 = 'delivered' then clock_timestamp() end
  where id = $1::uuid`
