import type { Input } from '@seneb/contracts/define'
import {
  ApproveLegalVersion,
  CancelLegalVersionSchedule,
  PublishLegalVersion,
  ReturnLegalVersion,
  ScheduleLegalVersion,
} from '@seneb/contracts/messages/content/legal-version.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from './content-ctx.js'
import {
  cancelPublicationSchedule,
  publishPublicationDraft,
  schedulePublicationDraft,
} from './publications/publish-draft.js'
import { approvePublicationDraft, returnPublicationDraft } from './publications/review-draft.js'

const kind = 'legal-document'

/** Publication of legal documents; their versions are written like those of all texts. */
@Controller()
export class LegalVersionsController {
  @HandleRequest(ReturnLegalVersion)
  returnLegalVersion(@Payload() input: Input<typeof ReturnLegalVersion>, @Ctx() ctx: ContentCtx) {
    return returnPublicationDraft({ kind, ...input }, ctx)
  }

  @HandleRequest(CancelLegalVersionSchedule)
  cancelLegalVersionSchedule(@Payload() input: Input<typeof CancelLegalVersionSchedule>, @Ctx() ctx: ContentCtx) {
    return cancelPublicationSchedule({ kind, ...input }, ctx)
  }

  @HandleRequest(ApproveLegalVersion)
  approveLegalVersion(@Payload() input: Input<typeof ApproveLegalVersion>, @Ctx() ctx: ContentCtx) {
    return approvePublicationDraft({ kind, ...input }, ctx)
  }

  @HandleRequest(PublishLegalVersion)
  publishLegalVersion(@Payload() input: Input<typeof PublishLegalVersion>, @Ctx() ctx: ContentCtx) {
    return publishPublicationDraft({ kind, ...input }, ctx)
  }

  @HandleRequest(ScheduleLegalVersion)
  scheduleLegalVersion(@Payload() input: Input<typeof ScheduleLegalVersion>, @Ctx() ctx: ContentCtx) {
    return schedulePublicationDraft({ kind, ...input }, ctx)
  }
}
