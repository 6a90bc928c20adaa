import { Args, Context, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import { ListAuditEntries, VerifyAudit } from '@seneb/contracts/messages/identity/audit.messages'

import type { RequestContext } from '../graphql/request-context.js'

@Resolver()
export class AuditResolver {
  /** A page of the audit trail (S10). */
  @Query('auditEntries')
  async entries(
    @Args('before') before: number | null | undefined,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof ListAuditEntries>> {
    return staff.ask(ListAuditEntries, { before: before ?? undefined })
  }

  /** Reckons the chain again. */
  @Query('auditVerification')
  async verification(@Context() { staff }: RequestContext): Promise<Output<typeof VerifyAudit>> {
    return staff.ask(VerifyAudit, {})
  }
}
