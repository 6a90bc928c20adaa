import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import { EndOwnSession, EndSessionsOf } from '@seneb/contracts/messages/identity/session.messages'
import {
  AskMeansReset,
  ConfirmMeansReset,
  InviteStaff,
  ListStaffNames,
  ReadStaff,
} from '@seneb/contracts/messages/identity/staff.messages'

import { readIdempotencyKey } from '../access/idempotency-key.js'
import type { RequestContext } from '../graphql/request-context.js'
import { passkeyOf } from '../means/passkey.js'
import { rightsOf } from '../staff/viewer.js'

interface Invited {
  readonly email?: unknown
  readonly name?: unknown
  readonly title?: unknown
  readonly roles?: readonly string[] | null
}

@Resolver()
export class PeopleResolver {
  /** Everybody by name alone. */
  @Query('staffNames')
  async names(@Context() { staff }: RequestContext) {
    const { people } = await staff.ask(ListStaffNames, {})
    return people.map(({ staffId, ...person }) => ({ id: staffId, ...person }))
  }

  /** One person with their ways to sign in and their sessions. */
  @Query('staffMember')
  async person(@Args('staffId') staffId: string, @Context() { staff }: RequestContext) {
    const { passkeys, sessions, ...person } = await staff.ask(ReadStaff, { staffId })
    return {
      ...person,
      id: person.staffId,
      rights: rightsOf(person.roles),
      passkeys: passkeys.map(passkeyOf),
      sessions: sessions.map(({ sessionId, ...session }) => ({ id: sessionId, ...session })),
    }
  }

  /** Invites a person; the link is in their mail alone (ADM-05). */
  @Mutation('inviteStaff')
  async invite(
    @Args('input') { roles, ...input }: Invited,
    @Args('idempotencyKey') key: string | null | undefined,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof InviteStaff>> {
    const idempotencyKey = readIdempotencyKey(key)
    return staff.ask(InviteStaff, { ...input, roles: roles ?? [] }, { idempotencyKey })
  }

  /** Asks for a person's ways in to be reset. */
  @Mutation('askMeansReset')
  async askReset(
    @Args('staffId') staffId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof AskMeansReset>> {
    return staff.ask(AskMeansReset, { staffId })
  }

  /** Confirms what another admin asked for. */
  @Mutation('confirmMeansReset')
  async confirmReset(
    @Args('staffId') staffId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof ConfirmMeansReset>> {
    return staff.ask(ConfirmMeansReset, { staffId })
  }

  /** Ends one session of whoever asks. */
  @Mutation('endSession')
  async endSession(
    @Args('sessionId') sessionId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof EndOwnSession>> {
    return staff.ask(EndOwnSession, { sessionId })
  }

  /** Ends every session of another person. */
  @Mutation('endStaffSessions')
  async endSessionsOf(
    @Args('staffId') staffId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof EndSessionsOf>> {
    return staff.ask(EndSessionsOf, { staffId })
  }
}
