import type { Input } from '@seneb/contracts/define'
import {
  CreatePersonalToken,
  ListPersonalTokens,
  RevokePersonalToken,
  VerifyPersonalToken,
} from '@seneb/contracts/messages/identity/personal-token.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from './identity-ctx.js'
import { createPersonalToken } from './personal-tokens/create-personal-token.js'
import { listPersonalTokens, revokePersonalToken } from './personal-tokens/manage-personal-tokens.js'
import { verifyPersonalToken } from './personal-tokens/verify-personal-token.js'

@Controller()
export class PersonalTokensController {
  @HandleRequest(CreatePersonalToken)
  createPersonalToken(@Payload() input: Input<typeof CreatePersonalToken>, @Ctx() ctx: IdentityCtx) {
    return createPersonalToken(input, ctx)
  }

  @HandleRequest(ListPersonalTokens)
  listPersonalTokens(@Payload() _input: object, @Ctx() ctx: IdentityCtx) {
    return listPersonalTokens(ctx)
  }

  @HandleRequest(RevokePersonalToken)
  revokePersonalToken(@Payload() input: Input<typeof RevokePersonalToken>, @Ctx() ctx: IdentityCtx) {
    return revokePersonalToken(input, ctx)
  }

  @HandleRequest(VerifyPersonalToken)
  verifyPersonalToken(@Payload() input: Input<typeof VerifyPersonalToken>, @Ctx() ctx: IdentityCtx) {
    return verifyPersonalToken(input, ctx)
  }
}
