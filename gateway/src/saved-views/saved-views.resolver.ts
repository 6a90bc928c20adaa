import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Input, Output } from '@seneb/contracts/define'
import { ListSavedViews, SaveOwnViews, SaveTeamViews } from '@seneb/contracts/messages/enquiry/saved-view.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'

type Listed = Output<typeof ListSavedViews>

interface ViewInput {
  readonly name: string
  readonly show: string
  readonly kind?: string | null
  readonly mine: boolean
  readonly unclaimed: boolean
  readonly overdue: boolean
}

interface Saving {
  readonly version: number
  readonly views: readonly ViewInput[]
}

@Resolver()
export class SavedViewsResolver {
  /** One's own views and those of the team. */
  @Query('savedViews')
  async list(@Context() { staff }: RequestContext) {
    const { counts, own, team } = await staff.ask(ListSavedViews, {})
    return { own: listOf(own, counts.own), team: listOf(team, counts.team) }
  }

  /** Saves one's own. */
  @Mutation('saveOwnViews')
  saveOwn(@Args() asked: Saving, @Context() { staff }: RequestContext) {
    return staff.ask(SaveOwnViews, savingOf(asked))
  }

  /** Saves those of the team. */
  @Mutation('saveTeamViews')
  saveTeam(@Args() asked: Saving, @Context() { staff }: RequestContext) {
    return staff.ask(SaveTeamViews, savingOf(asked))
  }
}

function listOf({ version, views }: Listed['own'], counts: Listed['counts']['own']) {
  const shown = views.map(({ filter, name }, at) => {
    return { name, ...filter, ...(counts[at] ?? { count: 0, isMore: true }) }
  })
  return { version, views: shown }
}

function savingOf({ version, views }: Saving) {
  const named = views.map(({ name, ...filter }) => ({ name, filter: withoutNulls(filter) }))
  return { version, views: named } as Input<typeof SaveOwnViews>
}
