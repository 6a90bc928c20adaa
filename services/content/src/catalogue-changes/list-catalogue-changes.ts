import type { PublicationKind } from '@seneb/contracts/publications/publication-kinds'
import type { Input, Output } from '@seneb/contracts/define'
import type { ListCatalogueChanges } from '@seneb/contracts/messages/content/changes.messages'
import { AppError } from '@seneb/platform/app-error'

import type { PublishingCtx } from '../publications/read-publications.js'

/** The position of the last change of all, with a change beside it where there is one. */
interface ChangeRow {
  readonly newest: string
  readonly position: string | null
  readonly kind:
    | Exclude<PublicationKind, 'email-text' | 'setting'>
    | 'airport'
    | 'country'
    | 'price'
    | 'procedure'
    | 'treatment-type'
  readonly key: string
  readonly changedAt: Date
  readonly removed: boolean
}

/**
 * Returns the changes after a cursor, each item once, at its last change. Positions follow the order of commits, so a
 * late commit always comes after every cursor returned before (S11). A cursor newer than the database, which happens
 * after a restore from a backup, is refused: its holder must start over.
 */
export async function listCatalogueChanges(
  { after: cursor, first }: Input<typeof ListCatalogueChanges>,
  ctx: PublishingCtx,
): Promise<Output<typeof ListCatalogueChanges>> {
  const after = cursor === undefined ? 0n : positionOf(cursor)
  const rows = await ctx.db.read((tx) =>
    tx.query<ChangeRow>(listCatalogueChangesSql, [after.toString(), first + 1, ctx.samples]),
  )
  const newest = BigInt(rows[0]?.newest ?? 0)
  if (after > newest) throw invalidCursor()

  const found = rows.filter(({ position }) => position !== null)
  const page = found.slice(0, first)
  const hasMore = found.length > first
  const changes = page.map(({ changedAt, key, kind, position, removed }) => ({
    cursor: cursorOf(position ?? '0'),
    kind,
    key,
    removed,
    changedAt: changedAt.toISOString(),
  }))
  // When nothing more is visible, the cursor advances to the newest change of all.
  return { changes, cursor: cursorOf(hasMore ? (page.at(-1)?.position ?? '0') : newest.toString()), hasMore }
}

function cursorOf(position: string): string {
  return Buffer.from(`catalogue:${position}`).toString('base64url')
}

function positionOf(cursor: string): bigint {
  const [, position] = /^catalogue:(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (position === undefined) throw invalidCursor()
  return BigInt(position)
}

function invalidCursor(): AppError {
  const message = 'This cursor does not belong to this list or is no longer valid; please start without one'
  return new AppError('INPUT_INVALID', { fields: [{ path: 'after', message, code: 'AFTER_INVALID' }] })
}

/**
 * Reads the changes after a position, together with the position of the latest change. `$1`: the position. `$2`: the
 * maximum number of changes. `$3`: whether samples are published. Without samples, records that were never public are
 * omitted, and a record that became a sample counts as removed.
 */
const listCatalogueChangesSql = `/* listCatalogueChanges */
  select
    n.position::text as newest,
    c.position::text as position,
    c.kind,
    c.key,
    c.changed_at as "changedAt",
    c.removed or (c.is_sample and not $3) as removed
  from catalogue_position n
  left join lateral (
    select *
    from catalogue_changes
    where position > $1::bigint and (was_public or $3)
    order by position
    limit $2
  ) c on true
  order by c.position`
