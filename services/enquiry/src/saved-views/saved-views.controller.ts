import type { Input } from '@seneb/contracts/define'
import { ListSavedViews, SaveOwnViews, SaveTeamViews } from '@seneb/contracts/messages/enquiry/saved-view.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { listSavedViews } from './list-saved-views.js'
import { saveOwnViews, saveTeamViews } from './save-views.js'

@Controller()
export class SavedViewsController {
  @Answers(ListSavedViews)
  list(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return listSavedViews(ctx)
  }

  @Answers(SaveOwnViews)
  saveOwn(@Payload() asked: Input<typeof SaveOwnViews>, @Ctx() ctx: Context) {
    return saveOwnViews(asked, ctx)
  }

  @Answers(SaveTeamViews)
  saveTeam(@Payload() asked: Input<typeof SaveTeamViews>, @Ctx() ctx: Context) {
    return saveTeamViews(asked, ctx)
  }
}
