import {
  AmbassadorApplicationApproved,
  AmbassadorApplicationRejected,
  AmbassadorApplicationSubmitted,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { DocumentRequestAsked } from '@seneb/contracts/messages/referral/document-request.messages'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { NotificationCtx } from '../notification-ctx.js'
import {
  onAmbassadorApplicationApproved,
  onAmbassadorApplicationRejected,
} from './on-ambassador-application-decided.js'
import { onAmbassadorApplicationSubmitted } from './on-ambassador-application-submitted.js'
import { onDocumentsAsked } from './on-documents-asked.js'

@Controller()
export class AmbassadorApplicationsController {
  @Hears(AmbassadorApplicationSubmitted)
  onSubmitted(@Payload() event: Heard<typeof AmbassadorApplicationSubmitted>, @Ctx() ctx: NotificationCtx) {
    return onAmbassadorApplicationSubmitted(event, ctx)
  }

  @Hears(AmbassadorApplicationApproved)
  onApproved(@Payload() event: Heard<typeof AmbassadorApplicationApproved>, @Ctx() ctx: NotificationCtx) {
    return onAmbassadorApplicationApproved(event, ctx)
  }

  @Hears(AmbassadorApplicationRejected)
  onRejected(@Payload() event: Heard<typeof AmbassadorApplicationRejected>, @Ctx() ctx: NotificationCtx) {
    return onAmbassadorApplicationRejected(event, ctx)
  }

  @Hears(DocumentRequestAsked)
  onDocumentsAsked(@Payload() event: Heard<typeof DocumentRequestAsked>, @Ctx() ctx: NotificationCtx) {
    return onDocumentsAsked(event, ctx)
  }
}
