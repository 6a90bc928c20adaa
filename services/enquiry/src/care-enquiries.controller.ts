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
import { openCareEnquiry } from './data-disclosures/open-care-enquiry.js'
import { PublicMeter, readPromiseReport } from './promise-meter/promise-meter.js'
import { listSavedViews, saveOwnViews, saveTeamViews } from './saved-views/saved-views.js'

@Controller()
export class CareEnquiriesController {
  private readonly publicMeter = new PublicMeter()

  @HandleRequest(ListCareEnquiries)
  listCareEnquiries(@Payload() input: Input<typeof ListCareEnquiries>, @Ctx() ctx: Context) {
    return listCareEnquiries(input, ctx)
  }

  @HandleRequest(ListCareReferences)
  listCareReferences(@Payload() input: Input<typeof ListCareReferences>, @Ctx() ctx: Context) {
    return listCareReferences(input, ctx)
  }

  @HandleRequest(NameAuditedEnquiries)
  nameAuditedEnquiries(@Payload() input: Input<typeof NameAuditedEnquiries>, @Ctx() ctx: Context) {
    return nameAuditedEnquiries(input, ctx)
  }

  @HandleRequest(CountCareEnquiries)
  countCareEnquiries(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return countCareEnquiries(ctx)
  }

  @HandleRequest(ClaimCareEnquiry)
  claimCareEnquiry(@Payload() input: Input<typeof ClaimCareEnquiry>, @Ctx() ctx: Context) {
    return claimCareEnquiry(input, ctx)
  }

  @HandleRequest(ClaimNextCareEnquiry)
  claimNextCareEnquiry(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return claimNextCareEnquiry(ctx)
  }

  @HandleRequest(ReleaseCareEnquiry)
  releaseCareEnquiry(@Payload() input: Input<typeof ReleaseCareEnquiry>, @Ctx() ctx: Context) {
    return releaseCareEnquiry(input, ctx)
  }

  @HandleRequest(AssignCareEnquiry)
  assignCareEnquiry(@Payload() input: Input<typeof AssignCareEnquiry>, @Ctx() ctx: Context) {
    return assignCareEnquiry(input, ctx)
  }

  @HandleRequest(AddCareNote)
  addCareNote(@Payload() input: Input<typeof AddCareNote>, @Ctx() ctx: Context) {
    return addCareNote(input, ctx)
  }

  @HandleRequest(LogCareContact)
  logCareContact(@Payload() input: Input<typeof LogCareContact>, @Ctx() ctx: Context) {
    return logCareContact(input, ctx)
  }

  @HandleRequest(SetEnquiryStatus)
  moveCareEnquiry(@Payload() input: Input<typeof SetEnquiryStatus>, @Ctx() ctx: Context) {
    return moveCareEnquiry(input, ctx)
  }

  @HandleRequest(CloseCareEnquiry)
  closeCareEnquiry(@Payload() input: Input<typeof CloseCareEnquiry>, @Ctx() ctx: Context) {
    return closeCareEnquiry(input, ctx)
  }

  @HandleRequest(ReadCareEnquiry)
  readCareEnquiry(@Payload() input: Input<typeof ReadCareEnquiry>, @Ctx() ctx: Context) {
    return openCareEnquiry(input, ctx)
  }

  @HandleRequest(ListSavedViews)
  listSavedViews(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return listSavedViews(ctx)
  }

  @HandleRequest(SaveOwnViews)
  saveOwnViews(@Payload() input: Input<typeof SaveOwnViews>, @Ctx() ctx: Context) {
    return saveOwnViews(input, ctx)
  }

  @HandleRequest(SaveTeamViews)
  saveTeamViews(@Payload() input: Input<typeof SaveTeamViews>, @Ctx() ctx: Context) {
    return saveTeamViews(input, ctx)
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
