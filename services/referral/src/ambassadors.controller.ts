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
import type { ReferralCtx } from './referral-ctx.js'

@Controller()
export class AmbassadorsController {
  @HandleRequest(SubmitAmbassadorApplication)
  submitAmbassadorApplication(@Payload() form: Input<typeof SubmitAmbassadorApplication>, @Ctx() ctx: ReferralCtx) {
    return submitAmbassadorApplication(form, ctx)
  }

  @HandleRequest(ListAmbassadorApplications)
  listAmbassadorApplications(@Payload() asked: Input<typeof ListAmbassadorApplications>, @Ctx() ctx: ReferralCtx) {
    return listAmbassadorApplications(asked, ctx)
  }

  @HandleRequest(ReadAmbassadorApplication)
  reviewAmbassadorApplication(@Payload() asked: Input<typeof ReadAmbassadorApplication>, @Ctx() ctx: ReferralCtx) {
    return reviewAmbassadorApplication(asked, ctx)
  }

  @HandleRequest(ApproveAmbassadorApplication)
  approveAmbassadorApplication(@Payload() asked: Input<typeof ApproveAmbassadorApplication>, @Ctx() ctx: ReferralCtx) {
    return approveAmbassadorApplication(asked, ctx)
  }

  @HandleRequest(RejectAmbassadorApplication)
  rejectAmbassadorApplication(@Payload() asked: Input<typeof RejectAmbassadorApplication>, @Ctx() ctx: ReferralCtx) {
    return rejectAmbassadorApplication(asked, ctx)
  }

  @HandleRequest(OpenApplicationDocument)
  openApplicationDocument(@Payload() asked: Input<typeof OpenApplicationDocument>, @Ctx() ctx: ReferralCtx) {
    return openApplicationDocument(asked, ctx)
  }

  @HandleRequest(ReadDocumentChunk)
  readDocumentChunk(@Payload() asked: Input<typeof ReadDocumentChunk>, @Ctx() ctx: ReferralCtx) {
    return readDocumentChunk(asked, ctx)
  }

  @HandleRequest(RequestDocuments)
  requestDocuments(@Payload() asked: Input<typeof RequestDocuments>, @Ctx() ctx: ReferralCtx) {
    return requestDocuments(asked, ctx)
  }

  @HandleRequest(ReadDocumentRequest)
  readDocumentRequest(@Payload() asked: Input<typeof ReadDocumentRequest>, @Ctx() ctx: ReferralCtx) {
    return readDocumentRequest(asked, ctx)
  }

  @HandleRequest(SubmitRequestedDocuments)
  submitRequestedDocuments(@Payload() form: Input<typeof SubmitRequestedDocuments>, @Ctx() ctx: ReferralCtx) {
    return submitRequestedDocuments(form, ctx)
  }
}
