import { claimKinds } from '@seneb/contracts/publications/publication-editing'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { PublicationState } from './publication.entity.js'
import { publishChanges } from './store-publications.js'
import { lockPublications } from './stored-settings.js'

/** Reads the day for which validity was last published. */
const validityDaySql = `/* readValidityDay */ select validity_day::text as day from publication_state`

/**
 * Marks the records that began or ended between two days as changed, which also reports them to clients that copy the
 * catalogue. A price holds for one year from its date (O-9). $1 last day, $2 today, $3 now, $4 kinds
 */
const touchChangedSql = `/* touchBegunAndEnded */
  update publications set changed_at = $3
  where kind = any ($4::text[]) and (
    (content ->> 'validFrom' > $1 and content ->> 'validFrom' <= $2)
    or (content ->> 'validTo' >= $1 and content ->> 'validTo' < $2)
    or (kind = 'package' and ((content ->> 'asOf')::date + interval '1 year')::date::text >= $1
      and ((content ->> 'asOf')::date + interval '1 year')::date::text < $2)
  )
  returning kind, key`

/**
 * Publishes which records of the register began or ended, at midnight UTC, so that kept pages and replies are dropped.
 * The day is stored in the transaction of the event: each change is published once, however many processes run.
 */
export async function publishValidityChanges(ctx: Ctx): Promise<void> {
  const today = ctx.now().toISOString().slice(0, 10)
  const last = await ctx.db.read(readDay)
  if (last !== null && last >= today) return
  await ctx.db.write(async (tx) => {
    await lockPublications(tx)
    const published = await readDay(tx)
    if (published !== null && published >= today) return
    await tx.update(PublicationState, { only_row: true }, { validity_day: today })
    if (published === null) return
    type Named = { readonly kind: string; readonly key: string }
    const changed = await tx.query<Named>(touchChangedSql, [published, today, ctx.now(), claimKinds])
    if (changed.length > 0) await publishChanges(changed, tx, ctx)
  })
}

async function readDay(tx: ReadTx): Promise<string | null> {
  const [state] = await tx.query<{ day: string | null }>(validityDaySql)
  return state?.day ?? null
}
