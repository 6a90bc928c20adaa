import type { Input } from '@seneb/contracts/define'
import { ChangeStaffAccess, ChangeStaffRoles } from '@seneb/contracts/messages/identity/staff.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { changeStaffAccess } from './change-staff-access.js'
import { changeStaffRoles } from './change-staff-roles.js'

@Controller()
export class RightsController {
  @Answers(ChangeStaffRoles)
  changeRoles(@Payload() asked: Input<typeof ChangeStaffRoles>, @Ctx() ctx: IdentityCtx) {
    return changeStaffRoles(asked, ctx)
  }

  @Answers(ChangeStaffAccess)
  changeAccess(@Payload() asked: Input<typeof ChangeStaffAccess>, @Ctx() ctx: IdentityCtx) {
    return changeStaffAccess(asked, ctx)
  }
}
