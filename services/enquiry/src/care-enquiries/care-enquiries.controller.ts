import type { Input } from '@seneb/contracts/define'
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
  MoveCareEnquiry,
  NameAuditedEnquiries,
  ReleaseCareEnquiry,
} from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { addCareNote } from './add-care-note.js'
import { assignCareEnquiry, releaseCareEnquiry } from './assign-care-enquiry.js'
import { claimCareEnquiry, claimNextCareEnquiry } from './claim-care-enquiry.js'
import { countCareEnquiries } from './count-care-enquiries.js'
import { listCareEnquiries } from './list-care-enquiries.js'
import { listCareReferences, nameAuditedEnquiries } from './list-care-references.js'
import { logCareContact } from './log-care-contact.js'
import { closeCareEnquiry, moveCareEnquiry } from './move-care-enquiry.js'

@Controller()
export class CareEnquiriesController {
  @Answers(ListCareEnquiries)
  list(@Payload() asked: Input<typeof ListCareEnquiries>, @Ctx() ctx: Context) {
    return listCareEnquiries(asked, ctx)
  }

  @Answers(ListCareReferences)
  listReferences(@Payload() asked: Input<typeof ListCareReferences>, @Ctx() ctx: Context) {
    return listCareReferences(asked, ctx)
  }

  @Answers(NameAuditedEnquiries)
  nameAudited(@Payload() asked: Input<typeof NameAuditedEnquiries>, @Ctx() ctx: Context) {
    return nameAuditedEnquiries(asked, ctx)
  }

  @Answers(CountCareEnquiries)
  count(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return countCareEnquiries(ctx)
  }

  @Answers(ClaimCareEnquiry)
  claim(@Payload() asked: Input<typeof ClaimCareEnquiry>, @Ctx() ctx: Context) {
    return claimCareEnquiry(asked, ctx)
  }

  @Answers(ClaimNextCareEnquiry)
  claimNext(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return claimNextCareEnquiry(ctx)
  }

  @Answers(ReleaseCareEnquiry)
  release(@Payload() asked: Input<typeof ReleaseCareEnquiry>, @Ctx() ctx: Context) {
    return releaseCareEnquiry(asked, ctx)
  }

  @Answers(AssignCareEnquiry)
  assign(@Payload() asked: Input<typeof AssignCareEnquiry>, @Ctx() ctx: Context) {
    return assignCareEnquiry(asked, ctx)
  }

  @Answers(AddCareNote)
  addNote(@Payload() asked: Input<typeof AddCareNote>, @Ctx() ctx: Context) {
    return addCareNote(asked, ctx)
  }

  @Answers(LogCareContact)
  logContact(@Payload() asked: Input<typeof LogCareContact>, @Ctx() ctx: Context) {
    return logCareContact(asked, ctx)
  }

  @Answers(MoveCareEnquiry)
  move(@Payload() asked: Input<typeof MoveCareEnquiry>, @Ctx() ctx: Context) {
    return moveCareEnquiry(asked, ctx)
  }

  @Answers(CloseCareEnquiry)
  close(@Payload() asked: Input<typeof CloseCareEnquiry>, @Ctx() ctx: Context) {
    return closeCareEnquiry(asked, ctx)
  }
}
