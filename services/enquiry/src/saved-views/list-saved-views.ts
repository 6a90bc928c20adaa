import type { Output } from '@seneb/contracts/define'
import type { ListSavedViews } from '@seneb/contracts/messages/enquiry/saved-view.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/storing/db'
import { In } from 'typeorm'

import { countViewsStatement } from './count-views.queries.js'
import { SavedViews, type Views } from './saved-views.entity.js'

/** Whose the views are that everybody is shown. */
export const team = 'team'

type Listed = Output<typeof ListSavedViews>
type Counts = Listed['counts']['own']

/**
 * The views of whoever asks, whom alone they are shown to, and those of the team, each with how many enquiries it shows
 * to whoever asks: two statements, however many views there are (P13).
 */
export async function listSavedViews(ctx: Pick<Ctx, 'db' | 'now' | 'staff'>): Promise<Listed> {
  const own = staffOf(ctx).id
  return ctx.db.read(async (tx) => {
    const lists = await tx.find(SavedViews, { where: { owner: In([own, team]) } })
    const listOf = (owner: string) => {
      const list = lists.find((one) => one.owner === owner)
      return { version: list?.version ?? 0, views: list?.views ?? [] }
    }
    const listed = { own: listOf(own), team: listOf(team) }
    const counts = await countsOf([...listed.own.views, ...listed.team.views], tx, ctx)
    const ofOwn = listed.own.views.length
    return { ...listed, counts: { own: counts.slice(0, ofOwn), team: counts.slice(ofOwn) } }
  })
}

async function countsOf(views: Views, tx: ReadTx, ctx: Pick<Ctx, 'now' | 'staff'>): Promise<Counts> {
  if (views.length === 0) return []
  const { params, sql } = countViewsStatement(views, { staffId: staffOf(ctx).id, now: ctx.now() })
  const [row] = await tx.query<{ counts: Counts }>(sql, params)
  return row?.counts ?? []
}
