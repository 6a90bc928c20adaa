import type { Input } from '@seneb/contracts/define'
import {
  StartPasskeyRegistration,
  FinishPasskeyRegistration,
  CreatePasskeyChallenge,
  RemovePasskey,
  RenamePasskey,
  StartTotpSetup,
  ConfirmTotpSetup,
  RenewRecoveryCodes,
  RequestPasswordReset,
  ChangePassword,
  ResetPassword,
} from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { StartSignIn, VerifySignIn, VerifySignInByPasskey } from '@seneb/contracts/messages/identity/sign-in.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from './identity-ctx.js'
import { startPasskeyRegistration, finishPasskeyRegistration } from './passkeys/enrol-passkey.js'
import { createPasskeyChallenge } from './passkeys/verify-passkey.js'
import { removePasskey, renamePasskey } from './passkeys/manage-passkeys.js'
import { requestPasswordReset } from './password-resets/request-password-reset.js'
import { changePassword } from './password-resets/change-password.js'
import { resetPassword } from './password-resets/reset-password.js'
import { startTotpSetup, confirmNewTotp } from './second-factors/enrol-totp.js'
import { renewRecoveryCodes } from './second-factors/recovery-codes.js'
import { startSignIn } from './sign-in/start-sign-in.js'
import { verifySignInByPasskey } from './sign-in/verify-sign-in-by-passkey.js'
import { verifySignIn } from './sign-in/verify-sign-in.js'

@Controller()
export class SignInController {
  @HandleRequest(StartSignIn)
  startSignIn(@Payload() input: Input<typeof StartSignIn>, @Ctx() ctx: IdentityCtx) {
    return startSignIn(input, ctx)
  }

  @HandleRequest(VerifySignIn)
  verifySignIn(@Payload() input: Input<typeof VerifySignIn>, @Ctx() ctx: IdentityCtx) {
    return verifySignIn(input, ctx)
  }

  @HandleRequest(VerifySignInByPasskey)
  verifySignInByPasskey(@Payload() input: Input<typeof VerifySignInByPasskey>, @Ctx() ctx: IdentityCtx) {
    return verifySignInByPasskey(input, ctx)
  }

  @HandleRequest(CreatePasskeyChallenge)
  createPasskeyChallenge(@Payload() _input: object, @Ctx() ctx: IdentityCtx) {
    return createPasskeyChallenge(ctx)
  }

  @HandleRequest(StartPasskeyRegistration)
  startPasskeyRegistration(@Payload() _input: object, @Ctx() ctx: IdentityCtx) {
    return startPasskeyRegistration(ctx)
  }

  @HandleRequest(FinishPasskeyRegistration)
  finishPasskeyRegistration(@Payload() input: Input<typeof FinishPasskeyRegistration>, @Ctx() ctx: IdentityCtx) {
    return finishPasskeyRegistration(input, ctx)
  }

  @HandleRequest(RenamePasskey)
  renamePasskey(@Payload() input: Input<typeof RenamePasskey>, @Ctx() ctx: IdentityCtx) {
    return renamePasskey(input, ctx)
  }

  @HandleRequest(RemovePasskey)
  removePasskey(@Payload() input: Input<typeof RemovePasskey>, @Ctx() ctx: IdentityCtx) {
    return removePasskey(input, ctx)
  }

  @HandleRequest(StartTotpSetup)
  startTotpSetup(@Payload() _input: object, @Ctx() ctx: IdentityCtx) {
    return startTotpSetup(ctx)
  }

  @HandleRequest(ConfirmTotpSetup)
  confirmNewTotp(@Payload() input: Input<typeof ConfirmTotpSetup>, @Ctx() ctx: IdentityCtx) {
    return confirmNewTotp(input, ctx)
  }

  @HandleRequest(RenewRecoveryCodes)
  renewRecoveryCodes(@Payload() _input: object, @Ctx() ctx: IdentityCtx) {
    return renewRecoveryCodes(ctx)
  }

  @HandleRequest(RequestPasswordReset)
  requestPasswordReset(@Payload() input: Input<typeof RequestPasswordReset>, @Ctx() ctx: IdentityCtx) {
    return requestPasswordReset(input, ctx)
  }

  @HandleRequest(ResetPassword)
  resetPassword(@Payload() input: Input<typeof ResetPassword>, @Ctx() ctx: IdentityCtx) {
    return resetPassword(input, ctx)
  }

  @HandleRequest(ChangePassword)
  changePassword(@Payload() input: Input<typeof ChangePassword>, @Ctx() ctx: IdentityCtx) {
    return changePassword(input, ctx)
  }
}
