import type { Input } from '@seneb/contracts/define'
import {
  ApproveAmbassadorApplication,
  ListAmbassadorApplications,
  OpenApplicationDocument,
  ReadAmbassadorApplication,
  ReadDocumentChunk,
  RejectAmbassadorApplication,
  SubmitAmbassadorApplication,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import {
  SubmitRequestedDocuments,
  RequestDocuments,
  ReadDocumentRequest,
} from '@seneb/contracts/messages/referral/document-request.messages'
import {
  AddAmbassador,
  EndAmbassador,
  EraseAmbassador,
  ListAmbassadors,
  PauseAmbassador,
  ReadAmbassador,
  ResumeAmbassador,
  UpdateAmbassador,
} from '@seneb/contracts/messages/referral/ambassador.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import {
  submitRequestedDocuments,
  readDocumentRequest,
  requestDocuments,
} from './ambassador-applications/requested-documents.js'
import {
  approveAmbassadorApplication,
  rejectAmbassadorApplication,
} from './ambassador-applications/decide-ambassador-application.js'
import {
  listAmbassadorApplications,
  reviewAmbassadorApplication,
} from './ambassador-applications/review-ambassador-application.js'
import { openApplicationDocument, readDocumentChunk } from './ambassador-applications/open-application-document.js'
import { submitAmbassadorApplication } from './ambassador-applications/submit-ambassador-application.js'
import {
  addAmbassador,
  endAmbassador,
  eraseAmbassador,
  pauseAmbassador,
  resumeAmbassador,
  updateAmbassador,
} from './ambassadors/change-ambassador.js'
import { listAmbassadors, readAmbassador } from './ambassadors/read-ambassadors.js'
import type { ReferralCtx } from './referral-ctx.js'

@Controller()
export class AmbassadorsController {
  @HandleRequest(SubmitAmbassadorApplication)
  submitAmbassadorApplication(@Payload() form: Input<typeof SubmitAmbassadorApplication>, @Ctx() ctx: ReferralCtx) {
    return submitAmbassadorApplication(form, ctx)
  }

  @HandleRequest(ListAmbassadorApplications)
  listAmbassadorApplications(@Payload() input: Input<typeof ListAmbassadorApplications>, @Ctx() ctx: ReferralCtx) {
    return listAmbassadorApplications(input, ctx)
  }

  @HandleRequest(ReadAmbassadorApplication)
  reviewAmbassadorApplication(@Payload() input: Input<typeof ReadAmbassadorApplication>, @Ctx() ctx: ReferralCtx) {
    return reviewAmbassadorApplication(input, ctx)
  }

  @HandleRequest(ApproveAmbassadorApplication)
  approveAmbassadorApplication(@Payload() input: Input<typeof ApproveAmbassadorApplication>, @Ctx() ctx: ReferralCtx) {
    return approveAmbassadorApplication(input, ctx)
  }

  @HandleRequest(RejectAmbassadorApplication)
  rejectAmbassadorApplication(@Payload() input: Input<typeof RejectAmbassadorApplication>, @Ctx() ctx: ReferralCtx) {
    return rejectAmbassadorApplication(input, ctx)
  }

  @HandleRequest(OpenApplicationDocument)
  openApplicationDocument(@Payload() input: Input<typeof OpenApplicationDocument>, @Ctx() ctx: ReferralCtx) {
    return openApplicationDocument(input, ctx)
  }

  @HandleRequest(ReadDocumentChunk)
  readDocumentChunk(@Payload() input: Input<typeof ReadDocumentChunk>, @Ctx() ctx: ReferralCtx) {
    return readDocumentChunk(input, ctx)
  }

  @HandleRequest(RequestDocuments)
  requestDocuments(@Payload() input: Input<typeof RequestDocuments>, @Ctx() ctx: ReferralCtx) {
    return requestDocuments(input, ctx)
  }

  @HandleRequest(ReadDocumentRequest)
  readDocumentRequest(@Payload() input: Input<typeof ReadDocumentRequest>, @Ctx() ctx: ReferralCtx) {
    return readDocumentRequest(input, ctx)
  }

  @HandleRequest(SubmitRequestedDocuments)
  submitRequestedDocuments(@Payload() form: Input<typeof SubmitRequestedDocuments>, @Ctx() ctx: ReferralCtx) {
    return submitRequestedDocuments(form, ctx)
  }

  @HandleRequest(ListAmbassadors)
  listAmbassadors(@Payload() input: Input<typeof ListAmbassadors>, @Ctx() ctx: ReferralCtx) {
    return listAmbassadors(input, ctx)
  }

  @HandleRequest(ReadAmbassador)
  readAmbassador(@Payload() input: Input<typeof ReadAmbassador>, @Ctx() ctx: ReferralCtx) {
    return readAmbassador(input, ctx)
  }

  @HandleRequest(AddAmbassador)
  addAmbassador(@Payload() input: Input<typeof AddAmbassador>, @Ctx() ctx: ReferralCtx) {
    return addAmbassador(input, ctx)
  }

  @HandleRequest(UpdateAmbassador)
  updateAmbassador(@Payload() input: Input<typeof UpdateAmbassador>, @Ctx() ctx: ReferralCtx) {
    return updateAmbassador(input, ctx)
  }

  @HandleRequest(PauseAmbassador)
  pauseAmbassador(@Payload() input: Input<typeof PauseAmbassador>, @Ctx() ctx: ReferralCtx) {
    return pauseAmbassador(input, ctx)
  }

  @HandleRequest(ResumeAmbassador)
  resumeAmbassador(@Payload() input: Input<typeof ResumeAmbassador>, @Ctx() ctx: ReferralCtx) {
    return resumeAmbassador(input, ctx)
  }

  @HandleRequest(EndAmbassador)
  endAmbassador(@Payload() input: Input<typeof EndAmbassador>, @Ctx() ctx: ReferralCtx) {
    return endAmbassador(input, ctx)
  }

  @HandleRequest(EraseAmbassador)
  eraseAmbassador(@Payload() input: Input<typeof EraseAmbassador>, @Ctx() ctx: ReferralCtx) {
    return eraseAmbassador(input, ctx)
  }
}
