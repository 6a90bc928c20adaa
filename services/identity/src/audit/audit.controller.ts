import type { Input } from '@seneb/contracts/define'
import { ListAuditEntries, VerifyAudit } from '@seneb/contracts/messages/identity/audit.messages'
import { StaffActionDone } from '@seneb/contracts/messages/identity/staff-action.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { listAuditEntries } from './list-audit-entries.js'
import { onStaffActionDone } from './on-staff-action-done.js'
import { verifyAudit } from './verify-audit.js'

@Controller()
export class AuditController {
  @Answers(ListAuditEntries)
  list(@Payload() asked: Input<typeof ListAuditEntries>, @Ctx() ctx: IdentityCtx) {
    return listAuditEntries(asked, ctx)
  }

  @Answers(VerifyAudit)
  verify(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return verifyAudit(ctx)
  }

  @Hears(StaffActionDone)
  onOwnAction(@Payload() event: Heard<typeof StaffActionDone>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDone('identity', event, ctx)
  }
}
