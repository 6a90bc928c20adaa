import type { Input, Output } from '@seneb/contracts/define'
import type { ListEmails } from '@seneb/contracts/messages/notification/email.messages'
import { cursorOf, placeOf } from '@seneb/service-kit/answering/cursor'

import type { NotificationCtx } from '../notification-ctx.js'
import { countEmailsSql, listEmailsSql, rowStatesOf } from './waiting-email.queries.js'

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
  const place = after === undefined ? undefined : placeOf(after)
  const params = [rowStatesOf[state], place?.at ?? null, place?.id ?? null, first + 1]
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
    next: rows.length > first && last ? cursorOf({ at: last.place, id: last.id }) : undefined,
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
