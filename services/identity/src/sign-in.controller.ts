import type { Input } from '@seneb/contracts/define'
import {
  BeginPasskeyEnrolment,
  FinishPasskeyEnrolment,
  OfferPasskey,
  RemovePasskey,
  RenamePasskey,
  BeginTotp,
  ConfirmTotp,
  RenewRecoveryCodes,
  AskPasswordReset,
  ChangePassword,
  ResetPassword,
} from '@seneb/contracts/messages/identity/means.messages'
import { BeginSignIn, ProveSignIn, ProveSignInByPasskey } from '@seneb/contracts/messages/identity/sign-in.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from './identity-ctx.js'
import { beginPasskeyEnrolment, finishPasskeyEnrolment } from './passkeys/enrol-passkey.js'
import { offerPasskey } from './passkeys/prove-passkey.js'
import { removePasskey, renamePasskey } from './passkeys/manage-passkeys.js'
import { askPasswordReset } from './password-resets/ask-password-reset.js'
import { changePassword } from './password-resets/change-password.js'
import { resetPassword } from './password-resets/reset-password.js'
import { beginTotp, confirmNewTotp } from './second-factors/enrol-totp.js'
import { renewRecoveryCodes } from './second-factors/recovery-codes.js'
import { beginSignIn } from './sign-in/begin-sign-in.js'
import { proveSignInByPasskey } from './sign-in/prove-sign-in-by-passkey.js'
import { proveSignIn } from './sign-in/prove-sign-in.js'

@Controller()
export class SignInController {
  @HandleRequest(BeginSignIn)
  beginSignIn(@Payload() asked: Input<typeof BeginSignIn>, @Ctx() ctx: IdentityCtx) {
    return beginSignIn(asked, ctx)
  }

  @HandleRequest(ProveSignIn)
  proveSignIn(@Payload() asked: Input<typeof ProveSignIn>, @Ctx() ctx: IdentityCtx) {
    return proveSignIn(asked, ctx)
  }

  @HandleRequest(ProveSignInByPasskey)
  proveSignInByPasskey(@Payload() asked: Input<typeof ProveSignInByPasskey>, @Ctx() ctx: IdentityCtx) {
    return proveSignInByPasskey(asked, ctx)
  }

  @HandleRequest(OfferPasskey)
  offerPasskey(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return offerPasskey(ctx)
  }

  @HandleRequest(BeginPasskeyEnrolment)
  beginPasskeyEnrolment(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return beginPasskeyEnrolment(ctx)
  }

  @HandleRequest(FinishPasskeyEnrolment)
  finishPasskeyEnrolment(@Payload() asked: Input<typeof FinishPasskeyEnrolment>, @Ctx() ctx: IdentityCtx) {
    return finishPasskeyEnrolment(asked, ctx)
  }

  @HandleRequest(RenamePasskey)
  renamePasskey(@Payload() asked: Input<typeof RenamePasskey>, @Ctx() ctx: IdentityCtx) {
    return renamePasskey(asked, ctx)
  }

  @HandleRequest(RemovePasskey)
  removePasskey(@Payload() asked: Input<typeof RemovePasskey>, @Ctx() ctx: IdentityCtx) {
    return removePasskey(asked, ctx)
  }

  @HandleRequest(BeginTotp)
  beginTotp(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return beginTotp(ctx)
  }

  @HandleRequest(ConfirmTotp)
  confirmNewTotp(@Payload() asked: Input<typeof ConfirmTotp>, @Ctx() ctx: IdentityCtx) {
    return confirmNewTotp(asked, ctx)
  }

  @HandleRequest(RenewRecoveryCodes)
  renewRecoveryCodes(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return renewRecoveryCodes(ctx)
  }

  @HandleRequest(AskPasswordReset)
  askPasswordReset(@Payload() asked: Input<typeof AskPasswordReset>, @Ctx() ctx: IdentityCtx) {
    return askPasswordReset(asked, ctx)
  }

  @HandleRequest(ResetPassword)
  resetPassword(@Payload() asked: Input<typeof ResetPassword>, @Ctx() ctx: IdentityCtx) {
    return resetPassword(asked, ctx)
  }

  @HandleRequest(ChangePassword)
  changePassword(@Payload() asked: Input<typeof ChangePassword>, @Ctx() ctx: IdentityCtx) {
    return changePassword(asked, ctx)
  }
}
