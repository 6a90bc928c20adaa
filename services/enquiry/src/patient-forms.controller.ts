import type { Input } from '@seneb/contracts/define'
import { FeatureSwitchesChanged } from '@seneb/contracts/messages/content/feature-switch.messages'
import { LegalVersionsChanged } from '@seneb/contracts/messages/content/legal-version.messages'
import { TreatmentCatalogueChanged } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { ListConsents, RestoreConsent, WithdrawConsent } from '@seneb/contracts/messages/enquiry/consent.messages'
import { RequestConsultation } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { RecordCookieChoice } from '@seneb/contracts/messages/enquiry/cookie-choice.messages'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { HandleEvent, HandleRequest, type ReceivedEvent } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { requestConsultation } from './consultations/request-consultation.js'
import { recordCookieChoice } from './cookie-choices/record-cookie-choice.js'
import type { EnquiryCtx } from './enquiry-ctx.js'
import { storeOfferedTreatments } from './offered-treatments/offered-treatments.js'
import { submitTripPlan } from './trip-plans/submit-trip-plan.js'
import { listConsents } from './withdrawals/pending-withdrawals.js'
import { restoreConsent } from './withdrawals/restore-consent.js'
import { withdrawConsent } from './withdrawals/withdraw-consent.js'

@Controller()
export class PatientFormsController {
  @HandleRequest(SubmitTripPlan)
  submitTripPlan(@Payload() form: Input<typeof SubmitTripPlan>, @Ctx() ctx: EnquiryCtx) {
    return submitTripPlan(form, ctx)
  }

  @HandleEvent(FeatureSwitchesChanged)
  onFeatureSwitchesChanged(@Payload() event: ReceivedEvent<typeof FeatureSwitchesChanged>, @Ctx() ctx: Context) {
    return ctx.switches.store(event.data, ctx)
  }

  @HandleEvent(LegalVersionsChanged)
  onLegalVersionsChanged(@Payload() event: ReceivedEvent<typeof LegalVersionsChanged>, @Ctx() ctx: Context) {
    return ctx.legalVersions.store(event.data, ctx)
  }

  @HandleEvent(TreatmentCatalogueChanged)
  onTreatmentCatalogueChanged(@Payload() event: ReceivedEvent<typeof TreatmentCatalogueChanged>, @Ctx() ctx: Context) {
    return storeOfferedTreatments(event.data, ctx)
  }

  @HandleRequest(RequestConsultation)
  requestConsultation(@Payload() form: Input<typeof RequestConsultation>, @Ctx() ctx: Context) {
    return requestConsultation(form, ctx)
  }

  @HandleRequest(RecordCookieChoice)
  recordCookieChoice(@Payload() choice: Input<typeof RecordCookieChoice>, @Ctx() ctx: EnquiryCtx) {
    return recordCookieChoice(choice, ctx)
  }

  @HandleRequest(ListConsents)
  listConsents(@Payload() input: Input<typeof ListConsents>, @Ctx() ctx: Context) {
    return listConsents(input, ctx)
  }

  @HandleRequest(WithdrawConsent)
  withdrawConsent(@Payload() input: Input<typeof WithdrawConsent>, @Ctx() ctx: Context) {
    return withdrawConsent(input, ctx)
  }

  @HandleRequest(RestoreConsent)
  restoreConsent(@Payload() input: Input<typeof RestoreConsent>, @Ctx() ctx: Context) {
    return restoreConsent(input, ctx)
  }
}
