import type { Output } from '@seneb/contracts/define'
import type { MovePublication } from '@seneb/contracts/messages/content/publication-version.messages'
import { isOrdered } from '@seneb/contracts/publications/publication-editing'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { publicationAudit, refusedAt, type PublicationId } from './edit-version.js'
import { orderOfKindSql, storeOrderSql } from './publication.entity.js'
import { publishChanges } from './store-publications.js'
import { lockPublications } from './stored-settings.js'

/** Positions of a record among its kind, from 1. */
interface Move extends PublicationId {
  readonly from: number
  readonly to: number
}

/**
 * Moves a record on the site from one position among its kind to another. Rejects with CHANGED_MEANWHILE when it is not
 * at the position that the caller saw. Its content stays as the release or its version has it.
 */
export async function movePublication(
  { from, key, kind, to }: Move,
  ctx: Ctx,
): Promise<Output<typeof MovePublication>> {
  if (!isOrdered(kind)) throw refusedAt('kind', 'Lists of this kind are sorted by date, or as the texts name them')
  return ctx.db.write(async (tx) => {
    await lockPublications(tx)
    const keys = (await tx.query<{ key: string }>(orderOfKindSql, [kind])).map((one) => one.key)
    if (!keys.includes(key)) throw new AppError('PUBLICATION_UNKNOWN')
    if (keys[from - 1] !== key) throw new AppError('CHANGED_MEANWHILE')
    if (to > keys.length) throw refusedAt('to', `Please give a position from 1 to ${keys.length}`)
    if (to === from) throw refusedAt('to', 'It is at this position already')
    const others = keys.toSpliced(from - 1, 1)
    await tx.query(storeOrderSql, [kind, others.toSpliced(to - 1, 0, key)])
    await publishChanges([{ kind, key }], tx, ctx)
    const object = { resource: publicationAudit, id: `${kind}/${key}` }
    await ctx.audit(tx, { action: 'move-text', object, before: { position: from }, after: { position: to } })
    return { kind, key, number: to }
  })
}
