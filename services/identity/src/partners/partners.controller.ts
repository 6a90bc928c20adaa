import type { Input } from '@seneb/contracts/define'
import {
  CreateApiKey,
  ListOwnApiKeys,
  RevokeApiKey,
  RollApiKey,
  VerifyApiKey,
} from '@seneb/contracts/messages/identity/api-key.messages'
import { CreatePartner, ListPartners, ReadPartner } from '@seneb/contracts/messages/identity/partner.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { createApiKey } from './create-api-key.js'
import { createPartner } from './create-partner.js'
import { listOwnApiKeys } from './list-own-api-keys.js'
import { listPartners } from './list-partners.js'
import { readPartner } from './read-partner.js'
import { revokeApiKey } from './revoke-api-key.js'
import { rollApiKey } from './roll-api-key.js'
import { verifyApiKey } from './verify-api-key.js'

@Controller()
export class PartnersController {
  @Answers(ListPartners)
  list(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return listPartners(ctx)
  }

  @Answers(CreatePartner)
  create(@Payload() asked: Input<typeof CreatePartner>, @Ctx() ctx: IdentityCtx) {
    return createPartner(asked, ctx)
  }

  @Answers(CreateApiKey)
  createKey(@Payload() asked: Input<typeof CreateApiKey>, @Ctx() ctx: IdentityCtx) {
    return createApiKey(asked, ctx)
  }

  @Answers(RollApiKey)
  rollKey(@Payload() asked: Input<typeof RollApiKey>, @Ctx() ctx: IdentityCtx) {
    return rollApiKey(asked, ctx)
  }

  @Answers(RevokeApiKey)
  revokeKey(@Payload() asked: Input<typeof RevokeApiKey>, @Ctx() ctx: IdentityCtx) {
    return revokeApiKey(asked, ctx)
  }

  @Answers(ReadPartner)
  read(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return readPartner(ctx)
  }

  @Answers(ListOwnApiKeys)
  listOwnKeys(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return listOwnApiKeys(ctx)
  }

  @Answers(VerifyApiKey)
  verifyKey(@Payload() asked: Input<typeof VerifyApiKey>, @Ctx() ctx: IdentityCtx) {
    return verifyApiKey(asked, ctx)
  }
}
