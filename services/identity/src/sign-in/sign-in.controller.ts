import type { Input } from '@seneb/contracts/define'
import { BeginSignIn, ProveSignIn, ProveSignInByPasskey } from '@seneb/contracts/messages/identity/sign-in.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { beginSignIn } from './begin-sign-in.js'
import { proveSignInByPasskey } from './prove-sign-in-by-passkey.js'
import { proveSignIn } from './prove-sign-in.js'

@Controller()
export class SignInController {
  @Answers(BeginSignIn)
  begin(@Payload() asked: Input<typeof BeginSignIn>, @Ctx() ctx: IdentityCtx) {
    return beginSignIn(asked, ctx)
  }

  @Answers(ProveSignIn)
  prove(@Payload() asked: Input<typeof ProveSignIn>, @Ctx() ctx: IdentityCtx) {
    return proveSignIn(asked, ctx)
  }

  @Answers(ProveSignInByPasskey)
  provePasskey(@Payload() asked: Input<typeof ProveSignInByPasskey>, @Ctx() ctx: IdentityCtx) {
    return proveSignInByPasskey(asked, ctx)
  }
}
