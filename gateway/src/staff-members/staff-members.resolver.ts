import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import { ChangeStaffAccess, ChangeStaffRoles, ListStaff } from '@seneb/contracts/messages/identity/staff.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'

@Resolver()
export class StaffMembersResolver {
  /** Everybody of the team. */
  @Query('staffMembers')
  async staffMembers(@Context() { staff }: RequestContext) {
    const { people } = await staff.ask(ListStaff, {})
    return people.map(({ staffId, ...person }) => ({ id: staffId, ...person }))
  }

  /** Gives a person their roles (ADM-09). */
  @Mutation('changeStaffRoles')
  async changeRoles(
    @Args() asked: { staffId: string; roles: readonly string[]; seenRoles?: readonly string[] | null },
    @Context() { staff }: RequestContext,
  ) {
    return staff.ask(ChangeStaffRoles, withoutNulls(asked))
  }

  /** Takes somebody's access away, or gives it back. */
  @Mutation('changeStaffAccess')
  async changeAccess(@Args() asked: { staffId: string; mayEnter: boolean }, @Context() { staff }: RequestContext) {
    return staff.ask(ChangeStaffAccess, asked)
  }
}
