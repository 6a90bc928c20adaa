import type { Input } from '@seneb/contracts/define'
import { ExportAudit, ListAuditEntries, VerifyAudit } from '@seneb/contracts/messages/identity/audit.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { exportAuditPart } from './export-audit.js'
import { listAuditEntries } from './list-audit-entries.js'
import { verifyAuditPart } from './verify-audit.js'

@Controller()
export class AuditController {
  @Answers(ListAuditEntries)
  list(@Payload() asked: Input<typeof ListAuditEntries>, @Ctx() ctx: IdentityCtx) {
    return listAuditEntries(asked, ctx)
  }

  @Answers(VerifyAudit)
  verify(@Payload() asked: Input<typeof VerifyAudit>, @Ctx() ctx: IdentityCtx) {
    return verifyAuditPart(asked, ctx)
  }

  @Answers(ExportAudit)
  export(@Payload() asked: Input<typeof ExportAudit>, @Ctx() ctx: IdentityCtx) {
    return exportAuditPart(asked, ctx)
  }
}
