import type { Input } from '@seneb/contracts/define'
import { ReadPromiseMeter, ReadPromiseReport } from '@seneb/contracts/messages/enquiry/reply-promise.messages'
import {
  AddCareNote,
  AssignCareEnquiry,
  ClaimCareEnquiry,
  ClaimNextCareEnquiry,
  CloseCareEnquiry,
  CountCareEnquiries,
  ListCareEnquiries,
  ListCareReferences,
  LogCareContact,
  SetEnquiryStatus,
  NameAuditedEnquiries,
  ReadCareEnquiry,
  ReleaseCareEnquiry,
} from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { ListSavedViews, SaveOwnViews, SaveTeamViews } from '@seneb/contracts/messages/enquiry/saved-view.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { addCareNote, logCareContact } from './care-enquiries/log-care-contact.js'
import {
  assignCareEnquiry,
  releaseCareEnquiry,
  claimCareEnquiry,
  claimNextCareEnquiry,
} from './care-enquiries/claim-care-enquiry.js'
import { countCareEnquiries } from './care-enquiries/count-care-enquiries.js'
import { listCareEnquiries } from './care-enquiries/list-care-enquiries.js'
import { listCareReferences, nameAuditedEnquiries } from './care-enquiries/list-care-references.js'
import { closeCareEnquiry, moveCareEnquiry } from './care-enquiries/move-care-enquiry.js'
import { readCareEnquiry } from './care-enquiry-details/read-care-enquiry.js'
import { PublicMeter, readPromiseReport } from './promise-meter/promise-meter.js'
import { listSavedViews, saveOwnViews, saveTeamViews } from './saved-views/saved-views.js'

@Controller()
export class CareEnquiriesController {
  private readonly publicMeter = new PublicMeter()

  @HandleRequest(ListCareEnquiries)
  listCareEnquiries(@Payload() asked: Input<typeof ListCareEnquiries>, @Ctx() ctx: Context) {
    return listCareEnquiries(asked, ctx)
  }

  @HandleRequest(ListCareReferences)
  listCareReferences(@Payload() asked: Input<typeof ListCareReferences>, @Ctx() ctx: Context) {
    return listCareReferences(asked, ctx)
  }

  @HandleRequest(NameAuditedEnquiries)
  nameAuditedEnquiries(@Payload() asked: Input<typeof NameAuditedEnquiries>, @Ctx() ctx: Context) {
    return nameAuditedEnquiries(asked, ctx)
  }

  @HandleRequest(CountCareEnquiries)
  countCareEnquiries(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return countCareEnquiries(ctx)
  }

  @HandleRequest(ClaimCareEnquiry)
  claimCareEnquiry(@Payload() asked: Input<typeof ClaimCareEnquiry>, @Ctx() ctx: Context) {
    return claimCareEnquiry(asked, ctx)
  }

  @HandleRequest(ClaimNextCareEnquiry)
  claimNextCareEnquiry(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return claimNextCareEnquiry(ctx)
  }

  @HandleRequest(ReleaseCareEnquiry)
  releaseCareEnquiry(@Payload() asked: Input<typeof ReleaseCareEnquiry>, @Ctx() ctx: Context) {
    return releaseCareEnquiry(asked, ctx)
  }

  @HandleRequest(AssignCareEnquiry)
  assignCareEnquiry(@Payload() asked: Input<typeof AssignCareEnquiry>, @Ctx() ctx: Context) {
    return assignCareEnquiry(asked, ctx)
  }

  @HandleRequest(AddCareNote)
  addCareNote(@Payload() asked: Input<typeof AddCareNote>, @Ctx() ctx: Context) {
    return addCareNote(asked, ctx)
  }

  @HandleRequest(LogCareContact)
  logCareContact(@Payload() asked: Input<typeof LogCareContact>, @Ctx() ctx: Context) {
    return logCareContact(asked, ctx)
  }

  @HandleRequest(SetEnquiryStatus)
  moveCareEnquiry(@Payload() asked: Input<typeof SetEnquiryStatus>, @Ctx() ctx: Context) {
    return moveCareEnquiry(asked, ctx)
  }

  @HandleRequest(CloseCareEnquiry)
  closeCareEnquiry(@Payload() asked: Input<typeof CloseCareEnquiry>, @Ctx() ctx: Context) {
    return closeCareEnquiry(asked, ctx)
  }

  @HandleRequest(ReadCareEnquiry)
  readCareEnquiry(@Payload() asked: Input<typeof ReadCareEnquiry>, @Ctx() ctx: Context) {
    return readCareEnquiry(asked, ctx)
  }

  @HandleRequest(ListSavedViews)
  listSavedViews(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return listSavedViews(ctx)
  }

  @HandleRequest(SaveOwnViews)
  saveOwnViews(@Payload() asked: Input<typeof SaveOwnViews>, @Ctx() ctx: Context) {
    return saveOwnViews(asked, ctx)
  }

  @HandleRequest(SaveTeamViews)
  saveTeamViews(@Payload() asked: Input<typeof SaveTeamViews>, @Ctx() ctx: Context) {
    return saveTeamViews(asked, ctx)
  }

  @HandleRequest(ReadPromiseMeter)
  async readPromiseMeter(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return { meter: await this.publicMeter.read(ctx) }
  }

  @HandleRequest(ReadPromiseReport)
  readPromiseReport(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return readPromiseReport(ctx)
  }
}
