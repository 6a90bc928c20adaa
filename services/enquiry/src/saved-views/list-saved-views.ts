import type { Output } from '@seneb/contracts/define'
import type { ListSavedViews } from '@seneb/contracts/messages/enquiry/saved-view.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'
import { In } from 'typeorm'

import { countViews } from '../care-enquiries/count-views.js'
import { SavedViews } from './saved-views.entity.js'

/** Whose the views are that everybody is shown. */
export const team = 'team'

type Listed = Output<typeof ListSavedViews>

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
    const filters = [...listed.own.views, ...listed.team.views].map(({ filter }) => filter)
    const counts = await countViews(filters, tx, ctx)
    const ofOwn = listed.own.views.length
    return { ...listed, counts: { own: counts.slice(0, ofOwn), team: counts.slice(ofOwn) } }
  })
}
