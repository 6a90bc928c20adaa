import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import { ChangeStaffAccess, ChangeStaffRoles, ListStaff } from '@seneb/contracts/messages/identity/staff.messages'

import { roleEnum, roleOfEnum } from '../access/root-field-access.js'
import type { RequestContext } from '../graphql/request-context.js'

@Resolver()
export class StaffMembersResolver {
  /** Everybody of the team. */
  @Query('staffMembers')
  async staffMembers(@Context() { staff }: RequestContext) {
    const { people } = await staff.ask(ListStaff, {})
    return people.map(({ roles, staffId, state, ...person }) => ({
      id: staffId,
      ...person,
      state: state.toUpperCase(),
      roles: roles.map(roleEnum),
    }))
  }

  /** Gives a person their roles (ADM-09). */
  @Mutation('changeStaffRoles')
  async changeRoles(
    @Args() asked: { staffId: string; roles: readonly string[]; seenRoles?: readonly string[] | null },
    @Context() { staff }: RequestContext,
  ) {
    const [roles, seenRoles] = [asked.roles.map(roleOfEnum), asked.seenRoles?.map(roleOfEnum)]
    const changed = await staff.ask(ChangeStaffRoles, { staffId: asked.staffId, roles, seenRoles })
    return { staffId: changed.staffId, roles: changed.roles.map(roleEnum) }
  }

  /** Takes somebody's access away, or gives it back. */
  @Mutation('changeStaffAccess')
  async changeAccess(@Args() asked: { staffId: string; mayEnter: boolean }, @Context() { staff }: RequestContext) {
    const { staffId, state } = await staff.ask(ChangeStaffAccess, asked)
    return { staffId, state: state.toUpperCase() }
  }
}
