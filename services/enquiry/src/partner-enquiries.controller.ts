import type { Input } from '@seneb/contracts/define'
import {
  ListPartnerEnquiries,
  ReadPartnerEnquiry,
  RequestPartnerConsultation,
  SimulatePartnerEnquiry,
  SubmitPartnerTripPlan,
  WithdrawPartnerEnquiry,
} from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { listOwnEnquiries, readOwnEnquiry } from './partner-enquiries/own-enquiries.js'
import { requestPartnerConsultation, submitPartnerTripPlan } from './partner-enquiries/submit-partner-enquiry.js'
import { simulatePartnerEnquiry, withdrawPartnerEnquiry } from './partner-enquiries/withdraw-partner-enquiry.js'

@Controller()
export class PartnerEnquiriesController {
  @HandleRequest(SubmitPartnerTripPlan)
  submitPartnerTripPlan(@Payload() form: Input<typeof SubmitPartnerTripPlan>, @Ctx() ctx: Context) {
    return submitPartnerTripPlan(form, ctx)
  }

  @HandleRequest(RequestPartnerConsultation)
  requestPartnerConsultation(@Payload() form: Input<typeof RequestPartnerConsultation>, @Ctx() ctx: Context) {
    return requestPartnerConsultation(form, ctx)
  }

  @HandleRequest(ListPartnerEnquiries)
  listOwnEnquiries(@Payload() input: Input<typeof ListPartnerEnquiries>, @Ctx() ctx: Context) {
    return listOwnEnquiries(input, ctx)
  }

  @HandleRequest(ReadPartnerEnquiry)
  readOwnEnquiry(@Payload() input: Input<typeof ReadPartnerEnquiry>, @Ctx() ctx: Context) {
    return readOwnEnquiry(input, ctx)
  }

  @HandleRequest(WithdrawPartnerEnquiry)
  withdrawPartnerEnquiry(@Payload() input: Input<typeof WithdrawPartnerEnquiry>, @Ctx() ctx: Context) {
    return withdrawPartnerEnquiry(input, ctx)
  }

  @HandleRequest(SimulatePartnerEnquiry)
  simulatePartnerEnquiry(@Payload() input: Input<typeof SimulatePartnerEnquiry>, @Ctx() ctx: Context) {
    return simulatePartnerEnquiry(input, ctx)
  }
}
