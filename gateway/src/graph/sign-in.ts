import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import {
  ReadSignInMethods,
  StartTotpSetup,
  ConfirmTotpSetup,
  RenewRecoveryCodes,
  StartPasskeyRegistration,
  FinishPasskeyRegistration,
  CreatePasskeyChallenge,
  RemovePasskey,
  RenamePasskey,
  RequestPasswordReset,
  ChangePassword,
  ResetPassword,
} from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import {
  RevokeOtherSessions,
  SignOut,
  Reauthenticate,
  ListSessions,
  LockSession,
  UnlockSession,
} from '@seneb/contracts/messages/identity/session.messages'
import { StartSignIn, VerifySignIn, VerifySignInByPasskey } from '@seneb/contracts/messages/identity/sign-in.messages'
import { effectiveRights, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import type { StaffRequest } from '../staff/staff-request.js'

interface Proof {
  readonly password?: unknown
  readonly code?: unknown
  readonly passkey?: PasskeyCredentialInput | null
}

interface NewPassword {
  readonly token?: unknown
  readonly password?: unknown
  readonly code?: unknown
  readonly passkey?: PasskeyCredentialInput | null
}

export interface PasskeyCredentialInput {
  readonly challengeToken: string
  readonly credentialJson: string
}

@Resolver()
export class SignInResolver {
  /** Returns the signed-in person, also while the session is locked; null without a session. */
  @Query()
  async viewer(@Context() { staff }: RequestContext) {
    const session = await staff.session()
    return session ? viewerOf(session, session.state === 'locked') : null
  }

  /** The first step of signing in (S9). */
  @Mutation()
  async startSignIn(
    @Args() { email, password }: { email?: unknown; password?: unknown },
    @Context() context: RequestContext,
  ) {
    const { client, deviceToken } = context.staff
    return context.staff.sendRequest(StartSignIn, { email, password, deviceToken, client })
  }

  /** The second step; the session's token leaves as a cookie that no script can read. */
  @Mutation()
  async verifySignIn(
    @Args() { challengeToken, code }: { challengeToken?: unknown; code?: unknown },
    @Context() context: RequestContext,
  ) {
    const { staff } = context
    const { client, deviceToken } = staff
    const proven = await staff.sendRequest(VerifySignIn, { challengeToken, code, deviceToken, client })
    staff.opened(proven)
    return { viewer: viewerOf(proven), recoveryCodesLeft: proven.recoveryCodesLeft }
  }

  /** Ends the session of this browser, if there is one. */
  @Mutation()
  async signOut(@Context() { staff }: RequestContext) {
    const { token } = staff
    if (token !== undefined) await staff.sendRequest(SignOut, { token })
    staff.endSession()
    return { isSignedOut: true }
  }

  /** Returns the caller's sessions. */
  @Query()
  async sessions(@Context() { staff }: RequestContext) {
    const { sessions } = await staff.sendRequest(ListSessions, {})
    return sessions.map(({ sessionId, ...session }) => ({ id: sessionId, ...session }))
  }

  /** Locks the session of this browser. */
  @Mutation()
  async lockSession(@Context() { staff }: RequestContext): Promise<Output<typeof LockSession>> {
    const locked = await staff.sendRequest(LockSession, { token: tokenOf(staff) })
    staff.evictSession()
    return locked
  }

  /** Unlocks a session with the password or a passkey; it gets a new token (S9). */
  @Mutation()
  async unlockSession(@Args() proof: Proof, @Context() { staff }: RequestContext) {
    const unlocked = await staff.sendRequest(UnlockSession, { token: tokenOf(staff), ...proofOf(proof) })
    staff.opened(unlocked)
    return { viewer: viewerOf(unlocked) }
  }

  /** Verifies both factors again for operations that require a fresh sign-in. */
  @Mutation()
  async reauthenticate(@Args() proof: Proof, @Context() { staff }: RequestContext) {
    const freshened = await staff.sendRequest(Reauthenticate, { token: tokenOf(staff), ...proofOf(proof) })
    staff.opened(freshened)
    return { viewer: viewerOf(freshened) }
  }

  /** Ends all sessions of the caller except this one. */
  @Mutation()
  async endOtherSessions(@Context() { staff }: RequestContext): Promise<Output<typeof RevokeOtherSessions>> {
    return staff.sendRequest(RevokeOtherSessions, {})
  }

  /** Returns the sign-in methods of the caller. */
  @Query()
  async signInMethods(@Context() { staff }: RequestContext) {
    const { passkeys, ...methods } = await staff.sendRequest(ReadSignInMethods, {})
    return { ...methods, passkeys: passkeys.map(passkeyOf) }
  }

  /** Changes the caller's password (S9). */
  @Mutation()
  async changePassword(
    @Args('password') password: unknown,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof ChangePassword>> {
    return staff.sendRequest(ChangePassword, { password })
  }

  /** A secret for another code app. */
  @Mutation()
  async startTotpSetup(@Context() { staff }: RequestContext): Promise<Output<typeof StartTotpSetup>> {
    return staff.sendRequest(StartTotpSetup, {})
  }

  /** Confirms a new code app with one of its codes. */
  @Mutation()
  async confirmTotp(
    @Args() { challengeToken, code }: { challengeToken?: unknown; code?: unknown },
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof ConfirmTotpSetup>> {
    return staff.sendRequest(ConfirmTotpSetup, { challengeToken, code })
  }

  /** Ten new recovery codes. */
  @Mutation()
  async renewRecoveryCodes(@Context() { staff }: RequestContext): Promise<Output<typeof RenewRecoveryCodes>> {
    return staff.sendRequest(RenewRecoveryCodes, {})
  }

  /** Requests a link to reset the password; the reply does not reveal whether an account has the address (G11). */
  @Mutation()
  async requestPasswordReset(
    @Args('email') email: unknown,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RequestPasswordReset>> {
    return staff.sendRequest(RequestPasswordReset, { email, client: staff.client })
  }

  /** Sets a new password by the link and a second factor. */
  @Mutation()
  async resetPassword(
    @Args() args: NewPassword,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof ResetPassword>> {
    return staff.sendRequest(ResetPassword, { ...proofOf(args), client: staff.client })
  }

  /** Returns a challenge that any passkey of this site can answer. */
  @Mutation()
  async createPasskeyChallenge(@Context() { staff }: RequestContext): Promise<Output<typeof CreatePasskeyChallenge>> {
    return staff.sendRequest(CreatePasskeyChallenge, {})
  }

  /** Signs in by a passkey, both factors in one step; the session's token leaves as a cookie (S9). */
  @Mutation()
  async signInByPasskey(@Args('passkey') passkey: PasskeyCredentialInput, @Context() { staff }: RequestContext) {
    const { client, deviceToken } = staff
    const proven = await staff.sendRequest(VerifySignInByPasskey, { ...credentialOf(passkey), deviceToken, client })
    staff.opened(proven)
    return { viewer: viewerOf(proven), recoveryCodesLeft: proven.recoveryCodesLeft }
  }

  /** Returns the options with which the browser of a signed-in staff member creates a passkey. */
  @Mutation()
  async startPasskeyRegistration(
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof StartPasskeyRegistration>> {
    return staff.sendRequest(StartPasskeyRegistration, {})
  }

  /** Adds the passkey that the browser created. */
  @Mutation()
  async finishPasskeyRegistration(
    @Args() { name, passkey }: { passkey: PasskeyCredentialInput; name?: unknown },
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof FinishPasskeyRegistration>> {
    return staff.sendRequest(FinishPasskeyRegistration, { ...credentialOf(passkey), name })
  }

  /** Renames a passkey. */
  @Mutation()
  async renamePasskey(
    @Args() { name, passkeyId }: { passkeyId: string; name?: unknown },
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RenamePasskey>> {
    return staff.sendRequest(RenamePasskey, { passkeyId, name })
  }

  /** Removes a passkey. */
  @Mutation()
  async removePasskey(
    @Args('passkeyId') passkeyId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RemovePasskey>> {
    return staff.sendRequest(RemovePasskey, { passkeyId })
  }
}

/** A browser's response to a challenge, as identity has it. */
export function credentialOf({ challengeToken, credentialJson }: PasskeyCredentialInput) {
  return { challengeToken, credentialJson }
}

/** Proof of a person's identity, which may include a passkey. */
function proofOf<Fields extends Proof>({ passkey, ...others }: Fields) {
  return { ...withoutNulls(others), ...(passkey ? { passkey: credentialOf(passkey) } : {}) }
}

function tokenOf({ token }: StaffRequest): string {
  if (token === undefined) throw new AppError('SIGN_IN_REQUIRED')
  return token
}

/** The `Passkey` of the schema. */
export function passkeyOf({ passkeyId, ...passkey }: Output<typeof ReadSignInMethods>['passkeys'][number]) {
  return { id: passkeyId, ...passkey }
}

/** Signed-in staff member, as identity describes them. */
type SignedInViewer = Pick<Output<typeof VerifySignIn>, 'viewer' | 'freshUntil'>

/** Returns the `Viewer` of the schema: the signed-in person, with labels of what their roles permit (ADM-09). */
export function viewerOf({ freshUntil, viewer }: SignedInViewer, isLocked = false) {
  const { name, roles, staffId, title } = viewer
  return { id: staffId, name, title, roles, rights: rightsOf(roles), isLocked, freshUntil }
}

/** The rights of these roles, as the schema shows them. */
export function rightsOf(roles: readonly StaffRole[]) {
  return effectiveRights(roles)
}
