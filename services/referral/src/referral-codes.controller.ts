import type { Input } from '@seneb/contracts/define'
import {
  AssignReferralCode,
  BlockReferralCode,
  CreateReferralCodes,
  ExportReferralFigures,
  ListReferralCodes,
  MergeReferralCode,
  ReadReferralCode,
  RevokeReferralCode,
  UnblockReferralCode,
} from '@seneb/contracts/messages/referral/referral-code.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import {
  assignReferralCode,
  blockReferralCode,
  mergeReferralCode,
  revokeReferralCode,
  unblockReferralCode,
} from './referral-codes/change-referral-code.js'
import { createReferralCodes } from './referral-codes/create-referral-codes.js'
import { exportReferralFigures, listReferralCodes, readReferralCode } from './referral-codes/read-referral-codes.js'
import type { ReferralCtx } from './referral-ctx.js'

@Controller()
export class ReferralCodesController {
  @HandleRequest(ListReferralCodes)
  listReferralCodes(@Payload() input: Input<typeof ListReferralCodes>, @Ctx() ctx: ReferralCtx) {
    return listReferralCodes(input, ctx)
  }

  @HandleRequest(ReadReferralCode)
  readReferralCode(@Payload() input: Input<typeof ReadReferralCode>, @Ctx() ctx: ReferralCtx) {
    return readReferralCode(input, ctx)
  }

  @HandleRequest(CreateReferralCodes)
  createReferralCodes(@Payload() input: Input<typeof CreateReferralCodes>, @Ctx() ctx: ReferralCtx) {
    return createReferralCodes(input, ctx)
  }

  @HandleRequest(AssignReferralCode)
  assignReferralCode(@Payload() input: Input<typeof AssignReferralCode>, @Ctx() ctx: ReferralCtx) {
    return assignReferralCode(input, ctx)
  }

  @HandleRequest(RevokeReferralCode)
  revokeReferralCode(@Payload() input: Input<typeof RevokeReferralCode>, @Ctx() ctx: ReferralCtx) {
    return revokeReferralCode(input, ctx)
  }

  @HandleRequest(BlockReferralCode)
  blockReferralCode(@Payload() input: Input<typeof BlockReferralCode>, @Ctx() ctx: ReferralCtx) {
    return blockReferralCode(input, ctx)
  }

  @HandleRequest(UnblockReferralCode)
  unblockReferralCode(@Payload() input: Input<typeof UnblockReferralCode>, @Ctx() ctx: ReferralCtx) {
    return unblockReferralCode(input, ctx)
  }

  @HandleRequest(MergeReferralCode)
  mergeReferralCode(@Payload() input: Input<typeof MergeReferralCode>, @Ctx() ctx: ReferralCtx) {
    return mergeReferralCode(input, ctx)
  }

  @HandleRequest(ExportReferralFigures)
  exportReferralFigures(@Payload() input: Input<typeof ExportReferralFigures>, @Ctx() ctx: ReferralCtx) {
    return exportReferralFigures(input, ctx)
  }
}
