import { ListStaff, ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { listStaffNames } from './list-staff-names.js'
import { listStaff } from './list-staff.js'

@Controller()
export class StaffController {
  @Answers(ListStaff)
  list(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return listStaff(ctx)
  }

  @Answers(ListStaffNames)
  listNames(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return listStaffNames(ctx)
  }
}
