import type { Input } from '@seneb/contracts/define'
import {
  ApproveClaim,
  ArchiveClaim,
  CancelClaimSchedule,
  ListClaims,
  ListOfferSpots,
  MoveClaim,
  PublishClaim,
  ReturnClaim,
  ScheduleClaim,
  UpdateOfferSpots,
} from '@seneb/contracts/messages/content/claim.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { archiveClaim } from './claims/archive-claim.js'
import { listClaims } from './claims/list-claims.js'
import { listOfferSpots, updateOfferSpots } from './claims/update-offer-spots.js'
import type { ContentCtx } from './content-ctx.js'
import { movePublication } from './publications/move-publication.js'
import {
  cancelPublicationSchedule,
  publishPublicationDraft,
  schedulePublicationDraft,
} from './publications/publish-draft.js'
import { approvePublicationDraft, returnPublicationDraft } from './publications/review-draft.js'

/** The register of claims; its versions are written like those of all texts. */
@Controller()
export class ClaimsController {
  @HandleRequest(ListClaims)
  listClaims(@Payload() input: Input<typeof ListClaims>, @Ctx() ctx: ContentCtx) {
    return listClaims(input, ctx)
  }

  @HandleRequest(ReturnClaim)
  returnClaim(@Payload() input: Input<typeof ReturnClaim>, @Ctx() ctx: ContentCtx) {
    return returnPublicationDraft(input, ctx)
  }

  @HandleRequest(CancelClaimSchedule)
  cancelClaimSchedule(@Payload() input: Input<typeof CancelClaimSchedule>, @Ctx() ctx: ContentCtx) {
    return cancelPublicationSchedule(input, ctx)
  }

  @HandleRequest(ApproveClaim)
  approveClaim(@Payload() input: Input<typeof ApproveClaim>, @Ctx() ctx: ContentCtx) {
    return approvePublicationDraft(input, ctx)
  }

  @HandleRequest(PublishClaim)
  publishClaim(@Payload() input: Input<typeof PublishClaim>, @Ctx() ctx: ContentCtx) {
    return publishPublicationDraft(input, ctx)
  }

  @HandleRequest(ScheduleClaim)
  scheduleClaim(@Payload() input: Input<typeof ScheduleClaim>, @Ctx() ctx: ContentCtx) {
    return schedulePublicationDraft(input, ctx)
  }

  @HandleRequest(ArchiveClaim)
  archiveClaim(@Payload() input: Input<typeof ArchiveClaim>, @Ctx() ctx: ContentCtx) {
    return archiveClaim(input, ctx)
  }

  @HandleRequest(MoveClaim)
  moveClaim(@Payload() input: Input<typeof MoveClaim>, @Ctx() ctx: ContentCtx) {
    return movePublication(input, ctx)
  }

  @HandleRequest(ListOfferSpots)
  listOfferSpots(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return listOfferSpots(ctx)
  }

  @HandleRequest(UpdateOfferSpots)
  updateOfferSpots(@Payload() input: Input<typeof UpdateOfferSpots>, @Ctx() ctx: ContentCtx) {
    return updateOfferSpots(input, ctx)
  }
}
