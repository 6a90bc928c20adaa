import type { Input } from '@seneb/contracts/define'
import {
  CreateApiKey,
  ListOwnApiKeys,
  RevokeApiKey,
  RollApiKey,
  VerifyApiKey,
} from '@seneb/contracts/messages/identity/api-key.messages'
import { CreatePartner, ListPartners, ReadPartner } from '@seneb/contracts/messages/identity/partner.messages'
import { Answers } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from './identity-ctx.js'
import { createApiKey, rollApiKey, revokeApiKey } from './partners/change-api-keys.js'
import { createPartner } from './partners/create-partner.js'
import { listOwnApiKeys, listPartners, readPartner } from './partners/read-partners.js'
import { verifyApiKey } from './partners/verify-api-key.js'

@Controller()
export class PartnersController {
  @Answers(ListPartners)
  listPartners(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return listPartners(ctx)
  }

  @Answers(CreatePartner)
  createPartner(@Payload() asked: Input<typeof CreatePartner>, @Ctx() ctx: IdentityCtx) {
    return createPartner(asked, ctx)
  }

  @Answers(CreateApiKey)
  createApiKey(@Payload() asked: Input<typeof CreateApiKey>, @Ctx() ctx: IdentityCtx) {
    return createApiKey(asked, ctx)
  }

  @Answers(RollApiKey)
  rollApiKey(@Payload() asked: Input<typeof RollApiKey>, @Ctx() ctx: IdentityCtx) {
    return rollApiKey(asked, ctx)
  }

  @Answers(RevokeApiKey)
  revokeApiKey(@Payload() asked: Input<typeof RevokeApiKey>, @Ctx() ctx: IdentityCtx) {
    return revokeApiKey(asked, ctx)
  }

  @Answers(ReadPartner)
  readPartner(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return readPartner(ctx)
  }

  @Answers(ListOwnApiKeys)
  listOwnApiKeys(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return listOwnApiKeys(ctx)
  }

  @Answers(VerifyApiKey)
  verifyApiKey(@Payload() asked: Input<typeof VerifyApiKey>, @Ctx() ctx: IdentityCtx) {
    return verifyApiKey(asked, ctx)
  }
}
