import type { Input, Output } from '@seneb/contracts/define'
import type { ListCarePlans } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { requiresTwoApprovals } from '@seneb/contracts/vocabulary/care-plans'
import { encodeCursor, decodeCursor } from '@seneb/service-kit/requests/cursor'
import type { Ctx } from '@seneb/service-kit/ctx'

import { listCarePlansSql } from './care-plan.entity.js'

type Page = Output<typeof ListCarePlans>
type Listed = Page['plans'][number]

interface Row extends Pick<Listed, 'isDraftMissing' | 'state' | 'version'> {
  /** None in the one row that an empty page has for its count. */
  readonly id: string | null
  readonly requestedAt: Date
  readonly cursorAt: string
  readonly treatmentType: string | null
  readonly procedure: string | null
  readonly open: number
}

/** A page of plans by one statement: those that wait longest first, sent ones newest first. */
export async function listCarePlans(
  { after, first, show }: Input<typeof ListCarePlans>,
  ctx: Pick<Ctx, 'db'>,
): Promise<Page> {
  const position = after === undefined ? undefined : decodeCursor(after)
  const params = [position?.at ?? null, position?.id ?? null, first + 1]
  const rows = await ctx.db.read((tx) => tx.query<Row>(listCarePlansSql(show), params))
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    plans: page.flatMap((row) => (row.id === null ? [] : [toListedPlan(row, row.id)])),
    next: rows.length > first && last?.id ? encodeCursor({ at: last.cursorAt, id: last.id }) : undefined,
    open: rows[0]?.open ?? 0,
  }
}

function toListedPlan(
  { isDraftMissing, procedure, requestedAt, state, treatmentType, version }: Row,
  id: string,
): Listed {
  return {
    tripPlanId: id,
    state,
    version,
    isDraftMissing,
    requestedAt: requestedAt.toISOString(),
    treatmentType: treatmentType ?? undefined,
    procedure: procedure ?? undefined,
    requiresTwoApprovals: requiresTwoApprovals(treatmentType ?? undefined),
  }
}
