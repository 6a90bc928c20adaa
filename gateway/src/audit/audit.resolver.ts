import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Input, Output } from '@seneb/contracts/define'
import { ExportAudit, ListAuditEntries, VerifyAudit } from '@seneb/contracts/messages/identity/audit.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'

type Filter = Input<typeof ListAuditEntries>
type Asked = { readonly [Name in keyof Filter]?: Filter[Name] | null }

@Resolver()
export class AuditResolver {
  /** A page of the audit trail (S10). */
  @Query('auditEntries')
  async entries(@Args() asked: Asked, @Context() { staff }: RequestContext): Promise<Output<typeof ListAuditEntries>> {
    return staff.ask(ListAuditEntries, withoutNulls(asked))
  }

  /** Reckons a part of the chain again. */
  @Query('auditVerification')
  async verification(
    @Args('after') after: number,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof VerifyAudit>> {
    return staff.ask(VerifyAudit, { after })
  }

  /** Takes entries out as text. */
  @Mutation('exportAudit')
  async export(@Args() asked: Asked, @Context() { staff }: RequestContext): Promise<Output<typeof ExportAudit>> {
    return staff.ask(ExportAudit, withoutNulls(asked))
  }
}
