import type { Input } from '@seneb/contracts/define'
import { ListAuditEntries, VerifyAudit } from '@seneb/contracts/messages/identity/audit.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { listAuditEntries } from './list-audit-entries.js'
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
}
