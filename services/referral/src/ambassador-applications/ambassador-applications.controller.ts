import type { Input } from '@seneb/contracts/define'
import {
  ApproveAmbassadorApplication,
  ListAmbassadorApplications,
  OpenApplicationDocument,
  ReadAmbassadorApplication,
  ReadDocumentPart,
  RejectAmbassadorApplication,
  SubmitAmbassadorApplication,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import {
  AnswerDocumentRequest,
  AskForDocuments,
  ReadDocumentRequest,
} from '@seneb/contracts/messages/referral/document-request.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ReferralCtx } from '../referral-ctx.js'
import { answerDocumentRequest } from './answer-document-request.js'
import { approveAmbassadorApplication } from './approve-ambassador-application.js'
import { askForDocuments } from './ask-for-documents.js'
import { listAmbassadorApplications } from './list-ambassador-applications.js'
import { openApplicationDocument } from './open-application-document.js'
import { readDocumentPart } from './read-document-part.js'
import { readDocumentRequest } from './read-document-request.js'
import { rejectAmbassadorApplication } from './reject-ambassador-application.js'
import { reviewAmbassadorApplication } from './review-ambassador-application.js'
import { submitAmbassadorApplication } from './submit-ambassador-application.js'

@Controller()
export class AmbassadorApplicationsController {
  @Answers(SubmitAmbassadorApplication)
  submit(@Payload() form: Input<typeof SubmitAmbassadorApplication>, @Ctx() ctx: ReferralCtx) {
    return submitAmbassadorApplication(form, ctx)
  }

  @Answers(ListAmbassadorApplications)
  list(@Payload() asked: Input<typeof ListAmbassadorApplications>, @Ctx() ctx: ReferralCtx) {
    return listAmbassadorApplications(asked, ctx)
  }

  @Answers(ReadAmbassadorApplication)
  read(@Payload() asked: Input<typeof ReadAmbassadorApplication>, @Ctx() ctx: ReferralCtx) {
    return reviewAmbassadorApplication(asked, ctx)
  }

  @Answers(ApproveAmbassadorApplication)
  approve(@Payload() asked: Input<typeof ApproveAmbassadorApplication>, @Ctx() ctx: ReferralCtx) {
    return approveAmbassadorApplication(asked, ctx)
  }

  @Answers(RejectAmbassadorApplication)
  reject(@Payload() asked: Input<typeof RejectAmbassadorApplication>, @Ctx() ctx: ReferralCtx) {
    return rejectAmbassadorApplication(asked, ctx)
  }

  @Answers(OpenApplicationDocument)
  open(@Payload() asked: Input<typeof OpenApplicationDocument>, @Ctx() ctx: ReferralCtx) {
    return openApplicationDocument(asked, ctx)
  }

  @Answers(ReadDocumentPart)
  readPart(@Payload() asked: Input<typeof ReadDocumentPart>, @Ctx() ctx: ReferralCtx) {
    return readDocumentPart(asked, ctx)
  }

  @Answers(AskForDocuments)
  ask(@Payload() asked: Input<typeof AskForDocuments>, @Ctx() ctx: ReferralCtx) {
    return askForDocuments(asked, ctx)
  }

  @Answers(ReadDocumentRequest)
  readRequest(@Payload() asked: Input<typeof ReadDocumentRequest>, @Ctx() ctx: ReferralCtx) {
    return readDocumentRequest(asked, ctx)
  }

  @Answers(AnswerDocumentRequest)
  answerRequest(@Payload() form: Input<typeof AnswerDocumentRequest>, @Ctx() ctx: ReferralCtx) {
    return answerDocumentRequest(form, ctx)
  }
}
