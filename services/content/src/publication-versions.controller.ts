import type { Input } from '@seneb/contracts/define'
import {
  ApprovePublicationDraft,
  ArchivePublication,
  CancelPublicationSchedule,
  DiscardPublicationDraft,
  ListPublications,
  MovePublication,
  PreviewPublication,
  PublishPublicationDraft,
  ReadArchivedPage,
  ReadPublication,
  ReadPublicationVersion,
  RestorePublicationVersion,
  ReturnPublicationDraft,
  SavePublicationDraft,
  SchedulePublicationDraft,
  SubmitPublicationDraft,
} from '@seneb/contracts/messages/content/publication-version.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from './content-ctx.js'
import { previewPublication } from './previews/preview-publication.js'
import { movePublication } from './publications/move-publication.js'
import { archivePublication, readArchivedPage } from './publications/archive-publication.js'
import {
  cancelPublicationSchedule,
  publishPublicationDraft,
  schedulePublicationDraft,
} from './publications/publish-draft.js'
import { listPublications, readPublication, readPublicationVersion } from './publications/read-publication-versions.js'
import {
  approvePublicationDraft,
  discardPublicationDraft,
  returnPublicationDraft,
  submitPublicationDraft,
} from './publications/review-draft.js'
import { restorePublicationVersion, savePublicationDraft } from './publications/save-draft.js'

@Controller()
export class PublicationVersionsController {
  @HandleRequest(ListPublications)
  listPublications(@Payload() input: Input<typeof ListPublications>, @Ctx() ctx: ContentCtx) {
    return listPublications(input, ctx)
  }

  @HandleRequest(ReadPublication)
  readPublication(@Payload() input: Input<typeof ReadPublication>, @Ctx() ctx: ContentCtx) {
    return readPublication(input, ctx)
  }

  @HandleRequest(ReadPublicationVersion)
  readPublicationVersion(@Payload() input: Input<typeof ReadPublicationVersion>, @Ctx() ctx: ContentCtx) {
    return readPublicationVersion(input, ctx)
  }

  @HandleRequest(PreviewPublication)
  previewPublication(@Payload() input: Input<typeof PreviewPublication>, @Ctx() ctx: ContentCtx) {
    return previewPublication(input, ctx)
  }

  @HandleRequest(SavePublicationDraft)
  savePublicationDraft(@Payload() input: Input<typeof SavePublicationDraft>, @Ctx() ctx: ContentCtx) {
    return savePublicationDraft(input, ctx)
  }

  @HandleRequest(DiscardPublicationDraft)
  discardPublicationDraft(@Payload() input: Input<typeof DiscardPublicationDraft>, @Ctx() ctx: ContentCtx) {
    return discardPublicationDraft(input, ctx)
  }

  @HandleRequest(SubmitPublicationDraft)
  submitPublicationDraft(@Payload() input: Input<typeof SubmitPublicationDraft>, @Ctx() ctx: ContentCtx) {
    return submitPublicationDraft(input, ctx)
  }

  @HandleRequest(ReturnPublicationDraft)
  returnPublicationDraft(@Payload() input: Input<typeof ReturnPublicationDraft>, @Ctx() ctx: ContentCtx) {
    return returnPublicationDraft(input, ctx)
  }

  @HandleRequest(ApprovePublicationDraft)
  approvePublicationDraft(@Payload() input: Input<typeof ApprovePublicationDraft>, @Ctx() ctx: ContentCtx) {
    return approvePublicationDraft(input, ctx)
  }

  @HandleRequest(PublishPublicationDraft)
  publishPublicationDraft(@Payload() input: Input<typeof PublishPublicationDraft>, @Ctx() ctx: ContentCtx) {
    return publishPublicationDraft(input, ctx)
  }

  @HandleRequest(SchedulePublicationDraft)
  schedulePublicationDraft(@Payload() input: Input<typeof SchedulePublicationDraft>, @Ctx() ctx: ContentCtx) {
    return schedulePublicationDraft(input, ctx)
  }

  @HandleRequest(CancelPublicationSchedule)
  cancelPublicationSchedule(@Payload() input: Input<typeof CancelPublicationSchedule>, @Ctx() ctx: ContentCtx) {
    return cancelPublicationSchedule(input, ctx)
  }

  @HandleRequest(RestorePublicationVersion)
  restorePublicationVersion(@Payload() input: Input<typeof RestorePublicationVersion>, @Ctx() ctx: ContentCtx) {
    return restorePublicationVersion(input, ctx)
  }

  @HandleRequest(ArchivePublication)
  archivePublication(@Payload() input: Input<typeof ArchivePublication>, @Ctx() ctx: ContentCtx) {
    return archivePublication(input, ctx)
  }

  @HandleRequest(MovePublication)
  movePublication(@Payload() input: Input<typeof MovePublication>, @Ctx() ctx: ContentCtx) {
    return movePublication(input, ctx)
  }

  @HandleRequest(ReadArchivedPage)
  readArchivedPage(@Payload() input: Input<typeof ReadArchivedPage>, @Ctx() ctx: ContentCtx) {
    return readArchivedPage(input, ctx)
  }
}
