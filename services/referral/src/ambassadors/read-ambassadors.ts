import type { Input, Output } from '@seneb/contracts/define'
import type { ListAmbassadors, ReadAmbassador } from '@seneb/contracts/messages/referral/ambassador.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import { decodeCursor, encodeCursor } from '@seneb/service-kit/requests/cursor'

import { canSeeAmbassadors } from '../referral-changes/record-change.js'
import { readAmbassadorChanges } from '../referral-changes/read-changes.js'
import { listAmbassadorsSql, readAmbassadorSql, type StoredAmbassador } from './ambassador.queries.js'

/** A page of ambassadors, newest first. A caller who may not see names cannot search them either. */
export async function listAmbassadors(
  { after, first, search, state }: Input<typeof ListAmbassadors>,
  ctx: Pick<Ctx, 'db' | 'staff'>,
): Promise<Output<typeof ListAmbassadors>> {
  const isVisible = canSeeAmbassadors(ctx)
  if (search && !isVisible) return { ambassadors: [] }
  const position = after === undefined ? undefined : decodeCursor(after)
  const params = [first + 1, state, search?.toLowerCase(), position?.at, position?.id].map((value) => value ?? null)
  const rows = await ctx.db.read((tx) => tx.query<StoredAmbassador>(listAmbassadorsSql, params))
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    ambassadors: page.map((row) => toListedAmbassador(row, isVisible)),
    next: rows.length > first && last ? encodeCursor({ at: last.position, id: last.id }) : undefined,
  }
}

/** One ambassador with their history. */
export async function readAmbassador(
  { ambassadorId }: Input<typeof ReadAmbassador>,
  ctx: Pick<Ctx, 'db' | 'staff'>,
): Promise<Output<typeof ReadAmbassador>> {
  const isVisible = canSeeAmbassadors(ctx)
  const [row, changes] = await ctx.db.read(async (tx) => {
    const [found] = await tx.query<StoredAmbassador>(readAmbassadorSql, [ambassadorId])
    if (!found) throw new AppError('AMBASSADOR_NOT_FOUND')
    return [found, await readAmbassadorChanges(ambassadorId, isVisible, tx)] as const
  })
  return {
    ambassador: toListedAmbassador(row, isVisible),
    applicationId: row.applicationId ?? undefined,
    changes,
  }
}

function toListedAmbassador(row: StoredAmbassador, isVisible: boolean) {
  const { codeCount, createdAt, email, id, name, publicName, publicNameAgreedAt, state, type, version } = row
  const publicNames = { publicName: publicName ?? undefined, publicNameAgreedAt: publicNameAgreedAt?.toISOString() }
  const isShown = isVisible && name !== null && email !== null
  const personal = isShown ? { name, email, ...publicNames } : undefined
  return { id, state, version, type, codeCount, createdAt: createdAt.toISOString(), personal }
}
