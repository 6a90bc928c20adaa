import { ErasureNoticeAsked } from '@seneb/contracts/messages/enquiry/erasure-notice.messages'
import { ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { NotificationCtx } from '../notification-ctx.js'
import { onErasureNoticeAsked } from './on-erasure-notice-asked.js'
import { onErasureStarted } from './on-erasure-started.js'

@Controller()
export class ErasuresController {
  @Hears(ErasureStarted)
  started(@Payload() event: Heard<typeof ErasureStarted>, @Ctx() ctx: NotificationCtx) {
    return onErasureStarted(event, ctx)
  }

  @Hears(ErasureNoticeAsked)
  noticeAsked(@Payload() event: Heard<typeof ErasureNoticeAsked>, @Ctx() ctx: NotificationCtx) {
    return onErasureNoticeAsked(event, ctx)
  }
}
