import type { Input } from '@seneb/contracts/define'
import {
  CancelErasureByTelephone,
  CorrectByTelephone,
  ReadTelephoneFacts,
  RestoreConsentByTelephone,
  SendLinkByTelephone,
  StartErasureByTelephone,
  WithdrawByTelephone,
  WithdrawConsentByTelephone,
  WriteByTelephone,
} from '@seneb/contracts/messages/enquiry/telephone-act.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { restoreConsentByTelephone, withdrawConsentByTelephone } from './telephone-acts/change-consent-by-telephone.js'
import { correctByTelephone, withdrawByTelephone } from './telephone-acts/correct-by-telephone.js'
import {
  cancelErasureByTelephone,
  sendLinkByTelephone,
  startErasureByTelephone,
} from './telephone-acts/erase-by-telephone.js'
import { readTelephoneFacts } from './telephone-acts/read-telephone-facts.js'
import { writeByTelephone } from './telephone-acts/write-by-telephone.js'

@Controller()
export class TelephoneActsController {
  @HandleRequest(CorrectByTelephone)
  correctByTelephone(@Payload() input: Input<typeof CorrectByTelephone>, @Ctx() ctx: Context) {
    return correctByTelephone(input, ctx)
  }

  @HandleRequest(WriteByTelephone)
  writeByTelephone(@Payload() input: Input<typeof WriteByTelephone>, @Ctx() ctx: Context) {
    return writeByTelephone(input, ctx)
  }

  @HandleRequest(WithdrawConsentByTelephone)
  withdrawConsentByTelephone(@Payload() input: Input<typeof WithdrawConsentByTelephone>, @Ctx() ctx: Context) {
    return withdrawConsentByTelephone(input, ctx)
  }

  @HandleRequest(RestoreConsentByTelephone)
  restoreConsentByTelephone(@Payload() input: Input<typeof RestoreConsentByTelephone>, @Ctx() ctx: Context) {
    return restoreConsentByTelephone(input, ctx)
  }

  @HandleRequest(WithdrawByTelephone)
  withdrawByTelephone(@Payload() input: Input<typeof WithdrawByTelephone>, @Ctx() ctx: Context) {
    return withdrawByTelephone(input, ctx)
  }

  @HandleRequest(SendLinkByTelephone)
  sendLinkByTelephone(@Payload() input: Input<typeof SendLinkByTelephone>, @Ctx() ctx: Context) {
    return sendLinkByTelephone(input, ctx)
  }

  @HandleRequest(StartErasureByTelephone)
  startErasureByTelephone(@Payload() input: Input<typeof StartErasureByTelephone>, @Ctx() ctx: Context) {
    return startErasureByTelephone(input, ctx)
  }

  @HandleRequest(CancelErasureByTelephone)
  cancelErasureByTelephone(@Payload() input: Input<typeof CancelErasureByTelephone>, @Ctx() ctx: Context) {
    return cancelErasureByTelephone(input, ctx)
  }

  @HandleRequest(ReadTelephoneFacts)
  readTelephoneFacts(@Payload() input: Input<typeof ReadTelephoneFacts>, @Ctx() ctx: Context) {
    return readTelephoneFacts(input, ctx)
  }
}
