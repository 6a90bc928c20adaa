import type { Input, Output } from '@seneb/contracts/define'
import type { ListEmails, ReadEmailFigures } from '@seneb/contracts/messages/notification/email.messages'
import { encodeCursor, decodeCursor } from '@seneb/service-kit/requests/cursor'

import type { NotificationCtx } from '../notification-ctx.js'
import { deliveryBacklogSql, ofPeople } from './email-delivery.entity.js'

type Listed = Output<typeof ListEmails>['emails'][number]
type Count = Output<typeof ListEmails>['counts'][number]

interface Row extends Pick<Listed, 'id' | 'kind' | 'causeKind' | 'causeId' | 'attempts'> {
  readonly queuedAt: Date
  readonly nextAttemptAt: Date | null
  readonly failure: string | null
  readonly code: string | null
  readonly outcome: string | null
  readonly place: string
}

/** One page of mails that are not sent, and how many there are in every state. Whom they are for stays sealed. */
export async function listEmails(
  { after, first, state }: Input<typeof ListEmails>,
  ctx: NotificationCtx,
): Promise<Output<typeof ListEmails>> {
  const position = after === undefined ? undefined : decodeCursor(after)
  const params = [rowStatesOf[state], position?.at ?? null, position?.id ?? null, first + 1]
  const [rows, counts] = await ctx.db.read((tx) =>
    Promise.all([
      tx.query<Row>(listEmailsSql, params),
      tx.query<Omit<Count, 'code'> & { readonly code: string | null }>(countEmailsSql),
    ]),
  )
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    emails: page.map((row) => listed(row, state)),
    next: rows.length > first && last ? encodeCursor({ at: last.place, id: last.id }) : undefined,
    counts: counts.map(({ code, ...count }) => ({ ...count, code: code ?? undefined })),
  }
}

function listed({ id, kind, causeKind, causeId, attempts, ...row }: Row, state: Listed['state']): Listed {
  return {
    id,
    kind,
    causeKind,
    causeId,
    attempts,
    state,
    queuedAt: row.queuedAt.toISOString(),
    nextAttemptAt: row.nextAttemptAt?.toISOString(),
    failure: row.failure ?? undefined,
    code: row.code ?? undefined,
    outcome: row.outcome ?? undefined,
  }
}

interface Figures {
  readonly sent: number
  readonly dead: number
  /** Median and 95th percentile; null when none was sent. */
  readonly onTheirWay: readonly [string | number, string | number] | null
}

/** Returns counts and times of the mails of the last days, without any person (D-39). */
export async function readEmailFigures(
  { days }: Input<typeof ReadEmailFigures>,
  ctx: NotificationCtx,
): Promise<Output<typeof ReadEmailFigures>> {
  const [[figures], [backlog]] = await ctx.db.read((tx) =>
    Promise.all([
      tx.query<Figures>(emailFiguresSql, [days]),
      tx.query<{ waiting: number; oldestSeconds: number }>(deliveryBacklogSql),
    ]),
  )
  const [median, p95] = figures?.onTheirWay ?? []
  return {
    sent: figures?.sent ?? 0,
    dead: figures?.dead ?? 0,
    waiting: backlog?.waiting ?? 0,
    oldestWaitingSeconds: backlog?.oldestSeconds ?? 0,
    medianSeconds: median === undefined ? undefined : Number(median),
    p95Seconds: p95 === undefined ? undefined : Number(p95),
  }
}

/** The states of a row that count as one state of the list. */
const rowStatesOf = {
  waiting: ['queued', 'sending'],
  retrying: ['retrying'],
  dead: ['dead'],
} as const

/**
 * One page, oldest first; of dead ones those that can still be sent.
 * $1 states, $2 queued at and $3 id of the last one of the page before, or null; $4 how many
 */
const listEmailsSql = `/* listEmails */ select id, kind, cause_kind as "causeKind", cause_id as "causeId", attempts,
    queued_at as "queuedAt", case when state <> 'dead' then next_attempt_at end as "nextAttemptAt",
    last_failure as failure, last_error_code as code, outcome, queued_at::text as place
  from email_deliveries
  where state = any($1) and (state <> 'dead' or sealed_body is not null) and ${ofPeople}
    and ($2::timestamptz is null or (queued_at, id) > ($2::timestamptz, $3::uuid))
  order by queued_at, id limit $4`

const countEmailsSql = `/* countEmails */ select
    case when state in ('queued', 'sending') then 'waiting' else state end as state, last_error_code as code,
    count(*)::int as count
  from email_deliveries
  where (state in ('queued', 'sending', 'retrying') or (state = 'dead' and sealed_body is not null)) and ${ofPeople}
  group by 1, 2 order by 1, 3 desc, 2`

/**
 * Makes a mail due right away. A dead mail restarts with all its attempts and another day for them; a retrying mail
 * only skips its wait. A mail being sent is left alone, because its sender records the outcome. $1 id
 */
export const retryEmailSql = `/* retryEmail */ update email_deliveries d
  set next_attempt_at = clock_timestamp(), finished_at = null,
    state = case when d.state = 'dead' then 'queued' else d.state end,
    attempts = case when d.state = 'dead' then 0 else d.attempts end,
    outcome = case when d.state = 'dead' then null else d.outcome end,
    queued_at = case when d.state = 'dead' then clock_timestamp() else d.queued_at end
  from (select id, state, attempts from email_deliveries where id = $1::uuid for update) before
  where d.id = before.id and before.state in ('retrying', 'dead') and d.sealed_body is not null
  returning d.kind, d.cause_id as "causeId", d.occasion, before.state as "stateBefore", before.attempts as "attemptsBefore", d.state,
    d.attempts`

/** $1 days */
const emailFiguresSql = `/* emailFigures */ select
    count(*) filter (where state = 'sent')::int as sent,
    count(*) filter (where state = 'dead')::int as dead,
    percentile_cont(array[0.5, 0.95]) within group (order by extract(epoch from finished_at - queued_at))
      filter (where state = 'sent') as "onTheirWay"
  from email_deliveries
  where state in ('sent', 'dead') and finished_at > clock_timestamp() - $1 * interval '1 day' and ${ofPeople}`
