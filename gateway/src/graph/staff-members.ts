import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import {
  AcceptInvitation,
  ListInvitations,
  OfferInvitationPasskey,
  ReadInvitation,
  RenewInvitation,
  RevokeInvitation,
} from '@seneb/contracts/messages/identity/invitation.messages'
import { RevokeOwnSession, RevokeSessionsOf } from '@seneb/contracts/messages/identity/session.messages'
import {
  RequestSignInReset,
  ChangeStaffAccess,
  ChangeStaffRoles,
  ConfirmSignInReset,
  InviteStaff,
  ListStaff,
  ListStaffNames,
  ReadStaff,
} from '@seneb/contracts/messages/identity/staff.messages'

import { IdempotencyKey } from '../graphql/idempotency-key.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import { credentialOf, passkeyOf, rightsOf, viewerOf, type PasskeyCredentialInput } from './sign-in.js'

interface Invited {
  readonly email?: unknown
  readonly name?: unknown
  readonly title?: unknown
  readonly roles?: readonly string[] | null
}

interface Acceptance {
  readonly token?: unknown
  readonly name?: unknown
  readonly password?: unknown
  readonly challengeToken?: unknown
  readonly code?: unknown
  readonly passkey?: PasskeyCredentialInput | null
}

@Resolver()
export class StaffMembersResolver {
  /** Names of all team members. */
  @Query()
  async staffNames(@Context() { staff }: RequestContext) {
    const { people } = await staff.sendRequest(ListStaffNames, {})
    return people.map(({ staffId, ...person }) => ({ id: staffId, ...person }))
  }

  /** Returns a staff member with their passkeys and sessions. */
  @Query()
  async staffMember(@Args('staffId') staffId: string, @Context() { staff }: RequestContext) {
    const { passkeys, sessions, ...person } = await staff.sendRequest(ReadStaff, { staffId })
    return {
      ...person,
      id: person.staffId,
      rights: rightsOf(person.roles),
      passkeys: passkeys.map(passkeyOf),
      sessions: sessions.map(({ sessionId, ...session }) => ({ id: sessionId, ...session })),
    }
  }

  /** Invites a person; only their mail contains the link (ADM-05). */
  @Mutation()
  async inviteStaff(
    @Args('input') { roles, ...input }: Invited,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof InviteStaff>> {
    return staff.sendRequest(InviteStaff, { ...input, roles: roles ?? [] }, { idempotencyKey })
  }

  /** Requests a reset of a person's sign-in methods. */
  @Mutation()
  async requestSignInReset(
    @Args('staffId') staffId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RequestSignInReset>> {
    return staff.sendRequest(RequestSignInReset, { staffId })
  }

  /** Confirms a reset that another admin requested. */
  @Mutation()
  async confirmSignInReset(
    @Args('staffId') staffId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof ConfirmSignInReset>> {
    return staff.sendRequest(ConfirmSignInReset, { staffId })
  }

  /** Ends one of the caller's sessions. */
  @Mutation()
  async endSession(
    @Args('sessionId') sessionId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RevokeOwnSession>> {
    return staff.sendRequest(RevokeOwnSession, { sessionId })
  }

  /** Ends every session of another person. */
  @Mutation()
  async endStaffSessions(
    @Args('staffId') staffId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RevokeSessionsOf>> {
    return staff.sendRequest(RevokeSessionsOf, { staffId })
  }

  /** All team members. */
  @Query()
  async staffMembers(@Context() { staff }: RequestContext) {
    const { people } = await staff.sendRequest(ListStaff, {})
    return people.map(({ staffId, ...person }) => ({ id: staffId, ...person }))
  }

  /** Sets the roles of a person (ADM-09). */
  @Mutation()
  async changeStaffRoles(
    @Args() args: { staffId: string; roles: readonly string[]; seenRoles?: readonly string[] | null },
    @Context() { staff }: RequestContext,
  ) {
    return staff.sendRequest(ChangeStaffRoles, withoutNulls(args))
  }

  /** Revokes or restores a staff member's access. */
  @Mutation()
  async changeStaffAccess(
    @Args() { isActive: mayEnter, staffId }: { staffId: string; isActive: boolean },
    @Context() { staff }: RequestContext,
  ) {
    return staff.sendRequest(ChangeStaffAccess, { staffId, mayEnter })
  }

  /** Returns an invitation to the holder of its link. */
  @Mutation()
  async readInvitation(
    @Args('token') token: unknown,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof ReadInvitation>> {
    return staff.sendRequest(ReadInvitation, { token })
  }

  /** Offers an invited person to make a passkey. */
  @Mutation()
  async createInvitationPasskeyChallenge(
    @Args('token') token: unknown,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof OfferInvitationPasskey>> {
    return staff.sendRequest(OfferInvitationPasskey, { token })
  }

  /** People who were invited and have not joined. */
  @Query()
  async invitations(@Context() { staff }: RequestContext) {
    return (await staff.sendRequest(ListInvitations, {})).invitations
  }

  /** Revokes the link of an invitation. */
  @Mutation()
  async revokeInvitation(
    @Args('staffId') staffId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RevokeInvitation>> {
    return staff.sendRequest(RevokeInvitation, { staffId })
  }

  /** Sends an invitation with a new link. */
  @Mutation()
  async renewInvitation(
    @Args('staffId') staffId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RenewInvitation>> {
    return staff.sendRequest(RenewInvitation, { staffId })
  }

  /** Accepts an invitation and signs the invited person in. */
  @Mutation()
  async acceptInvitation(
    @Args() { challengeToken, passkey, ...args }: Acceptance,
    @Context() { staff }: RequestContext,
  ) {
    const named = withoutNulls({ ...args, challengeToken })
    const input = passkey ? { ...named, passkey: credentialOf(passkey) } : named
    const accepted = await staff.sendRequest(AcceptInvitation, { ...input, client: staff.client })
    staff.opened(accepted)
    return { viewer: viewerOf(accepted), recoveryCodes: accepted.recoveryCodes }
  }
}
