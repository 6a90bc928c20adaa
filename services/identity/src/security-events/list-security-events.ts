import type { Input, Output } from '@seneb/contracts/define'
import type { ListSecurityEvents } from '@seneb/contracts/messages/identity/audit.messages'
import { encodeCursor, decodeCursor } from '@seneb/service-kit/requests/cursor'

import type { IdentityCtx } from '../identity-ctx.js'

/** $1 and $2 the place after which the page begins, $3 how many */
const listSecurityEventsSql = `/* listSecurityEvents */
  select id, at, at::text as place, kind, staff_id as "staffId", client_text as "clientText" from security_events
  where $1::timestamptz is null or (at, id) < ($1::timestamptz, $2::uuid)
  order by at desc, id desc limit $3`

interface Row {
  readonly id: string
  readonly at: Date
  readonly place: string
  readonly kind: string
  readonly staffId: string | null
  readonly clientText: string | null
}

/** A page of what matters for the safety of accounts, newest first. */
export async function listSecurityEvents(
  { after, first }: Input<typeof ListSecurityEvents>,
  ctx: IdentityCtx,
): Promise<Output<typeof ListSecurityEvents>> {
  const place = after === undefined ? undefined : decodeCursor(after)
  const params = [place?.at ?? null, place?.id ?? null, first + 1]
  const rows = await ctx.db.read((tx) => tx.query<Row>(listSecurityEventsSql, params))
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    events: page.map(({ at, clientText, id, kind, staffId }) => ({
      id,
      at: at.toISOString(),
      kind,
      staffId: staffId ?? undefined,
      clientText: clientText ?? undefined,
    })),
    next: rows.length > first && last ? encodeCursor({ at: last.place, id: last.id }) : undefined,
  }
}
