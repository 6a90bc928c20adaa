import type { Input } from '@seneb/contracts/define'
import {
  CreateApiKey,
  ListOwnApiKeys,
  RevokeApiKey,
  RollApiKey,
  VerifyApiKey,
} from '@seneb/contracts/messages/identity/api-key.messages'
import {
  CreatePartner,
  DeletePartner,
  DisablePartner,
  EnablePartner,
  ListPartners,
  ReadPartner,
  RecordPartnerDays,
  UpdatePartner,
} from '@seneb/contracts/messages/identity/partner.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from './identity-ctx.js'
import { createApiKey, rollApiKey, revokeApiKey } from './partners/change-api-keys.js'
import { deletePartner, disablePartner, enablePartner, updatePartner } from './partners/change-partner.js'
import { createPartner } from './partners/create-partner.js'
import { recordPartnerDays } from './partners/partner-days.js'
import { listOwnApiKeys, listPartners, readPartner } from './partners/read-partners.js'
import { verifyApiKey } from './partners/verify-api-key.js'

@Controller()
export class PartnersController {
  @HandleRequest(ListPartners)
  listPartners(@Payload() _input: object, @Ctx() ctx: IdentityCtx) {
    return listPartners(ctx)
  }

  @HandleRequest(CreatePartner)
  createPartner(@Payload() input: Input<typeof CreatePartner>, @Ctx() ctx: IdentityCtx) {
    return createPartner(input, ctx)
  }

  @HandleRequest(UpdatePartner)
  updatePartner(@Payload() input: Input<typeof UpdatePartner>, @Ctx() ctx: IdentityCtx) {
    return updatePartner(input, ctx)
  }

  @HandleRequest(DisablePartner)
  disablePartner(@Payload() input: Input<typeof DisablePartner>, @Ctx() ctx: IdentityCtx) {
    return disablePartner(input, ctx)
  }

  @HandleRequest(EnablePartner)
  enablePartner(@Payload() input: Input<typeof EnablePartner>, @Ctx() ctx: IdentityCtx) {
    return enablePartner(input, ctx)
  }

  @HandleRequest(DeletePartner)
  deletePartner(@Payload() input: Input<typeof DeletePartner>, @Ctx() ctx: IdentityCtx) {
    return deletePartner(input, ctx)
  }

  @HandleRequest(CreateApiKey)
  createApiKey(@Payload() input: Input<typeof CreateApiKey>, @Ctx() ctx: IdentityCtx) {
    return createApiKey(input, ctx)
  }

  @HandleRequest(RollApiKey)
  rollApiKey(@Payload() input: Input<typeof RollApiKey>, @Ctx() ctx: IdentityCtx) {
    return rollApiKey(input, ctx)
  }

  @HandleRequest(RevokeApiKey)
  revokeApiKey(@Payload() input: Input<typeof RevokeApiKey>, @Ctx() ctx: IdentityCtx) {
    return revokeApiKey(input, ctx)
  }

  @HandleRequest(ReadPartner)
  readPartner(@Payload() _input: object, @Ctx() ctx: IdentityCtx) {
    return readPartner(ctx)
  }

  @HandleRequest(ListOwnApiKeys)
  listOwnApiKeys(@Payload() _input: object, @Ctx() ctx: IdentityCtx) {
    return listOwnApiKeys(ctx)
  }

  @HandleRequest(VerifyApiKey)
  verifyApiKey(@Payload() input: Input<typeof VerifyApiKey>, @Ctx() ctx: IdentityCtx) {
    return verifyApiKey(input, ctx)
  }

  @HandleRequest(RecordPartnerDays)
  recordPartnerDays(@Payload() input: Input<typeof RecordPartnerDays>, @Ctx() ctx: IdentityCtx) {
    return recordPartnerDays(input, ctx)
  }
}
