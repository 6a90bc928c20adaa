import type { Input } from '@seneb/contracts/define'
import { ListGivenConsents, RestoreConsent, WithdrawConsent } from '@seneb/contracts/messages/enquiry/consent.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { listGivenConsents } from './list-given-consents.js'
import { restoreConsent } from './restore-consent.js'
import { withdrawConsent } from './withdraw-consent.js'

@Controller()
export class ConsentsController {
  @Answers(ListGivenConsents)
  list(@Payload() asked: Input<typeof ListGivenConsents>, @Ctx() ctx: Context) {
    return listGivenConsents(asked, ctx)
  }

  @Answers(WithdrawConsent)
  withdraw(@Payload() asked: Input<typeof WithdrawConsent>, @Ctx() ctx: Context) {
    return withdrawConsent(asked, ctx)
  }

  @Answers(RestoreConsent)
  restore(@Payload() asked: Input<typeof RestoreConsent>, @Ctx() ctx: Context) {
    return restoreConsent(asked, ctx)
  }
}
