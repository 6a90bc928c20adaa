import type { Output } from '@seneb/contracts/define'
import type { ListSavedViews } from '@seneb/contracts/messages/enquiry/saved-view.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'
import { In } from 'typeorm'

import { SavedViews } from './saved-views.entity.js'

/** Whose the views are that everybody is shown. */
export const team = 'team'

/** The views of whoever asks, whom alone they are shown to, and those of the team. */
export async function listSavedViews(ctx: Pick<Ctx, 'db' | 'staff'>): Promise<Output<typeof ListSavedViews>> {
  const own = staffOf(ctx).id
  const lists = await ctx.db.read((tx) => tx.find(SavedViews, { where: { owner: In([own, team]) } }))
  const listOf = (owner: string) => {
    const list = lists.find((one) => one.owner === owner)
    return { version: list?.version ?? 0, views: list?.views ?? [] }
  }
  return { own: listOf(own), team: listOf(team) }
}
