import { PatientErasureRequested } from '@seneb/contracts/messages/enquiry/my-erasure.messages'
import { PatientDocumentsRequested } from '@seneb/contracts/messages/enquiry/my-message.messages'
import { AccessCodeRequested, RequestLinkRequested } from '@seneb/contracts/messages/enquiry/request-session.messages'
import { HandleEvent, type ReceivedEvent } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { NotificationCtx } from './notification-ctx.js'
import {
  onAccessCodeRequested,
  onPatientDocumentsRequested,
  onPatientErasureRequested,
  onRequestLinkRequested,
} from './request-mails/request-mails.js'

@Controller()
export class RequestLinksController {
  @HandleEvent(RequestLinkRequested)
  onRequestLinkRequested(@Payload() event: ReceivedEvent<typeof RequestLinkRequested>, @Ctx() ctx: NotificationCtx) {
    return onRequestLinkRequested(event, ctx)
  }

  @HandleEvent(AccessCodeRequested)
  onAccessCodeRequested(@Payload() event: ReceivedEvent<typeof AccessCodeRequested>, @Ctx() ctx: NotificationCtx) {
    return onAccessCodeRequested(event, ctx)
  }

  @HandleEvent(PatientDocumentsRequested)
  onPatientDocumentsRequested(
    @Payload() event: ReceivedEvent<typeof PatientDocumentsRequested>,
    @Ctx() ctx: NotificationCtx,
  ) {
    return onPatientDocumentsRequested(event, ctx)
  }

  @HandleEvent(PatientErasureRequested)
  onPatientErasureRequested(
    @Payload() event: ReceivedEvent<typeof PatientErasureRequested>,
    @Ctx() ctx: NotificationCtx,
  ) {
    return onPatientErasureRequested(event, ctx)
  }
}
